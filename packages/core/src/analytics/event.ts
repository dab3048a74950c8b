import type { ShownVariants } from './flags.ts'

/** An event as PostHog's library is about to send it. */
export interface MeasuredEvent {
  event: string
  properties: Record<string, unknown>
  $set?: unknown
  $set_once?: unknown
}

/** What is known here and told to nobody. */
export interface Discretion {
  /** The told address of the page, without its origin. */
  address: string
  /** Whether it is a page on which it is noted what is pressed. */
  isForAll: boolean
  /** The variants of flags that were shown here. */
  shown: ShownVariants
}

/** Events that say what somebody pressed. */
const PRESSES = new Set(['$autocapture', '$rageclick'])

/** What an event may say. All else that a library finds out, today or in its next version, stays here. */
const TOLD = new Set([
  // Who it is, as a number, and which visit.
  ...['token', 'distinct_id', '$device_id', '$user_id', '$anon_distinct_id', '$is_identified'],
  ...[
    '$process_person_profile',
    '$session_id',
    '$window_id',
    '$pageview_id',
    '$insert_id',
    '$time',
  ],
  // With what somebody looks.
  ...['$browser', '$browser_version', '$os', '$os_version', '$device_type', '$lib', '$lib_version'],
  ...['$screen_height', '$screen_width', '$viewport_height', '$viewport_width'],
  // What was pressed: the kind of element and where it stands, never what is written on it.
  ...['$event_type', '$ce_version', '$elements_chain'],
  // What was tried out with them.
  ...['$feature_flag', '$feature_flag_response'],
])

/**
 * The event as it may be sent, or null when it may not be: what is pressed on one's own pages is nobody's
 * business. Nothing is told about a person but their number. `origin`: of the site, "https://hearth.example".
 */
export function toldEvent<Event extends MeasuredEvent>(
  event: Event,
  origin: string,
  { address, isForAll, shown }: Discretion,
): Event | null {
  if (PRESSES.has(event.event) && !isForAll) return null
  const told = Object.entries(event.properties).filter(([name]) => TOLD.has(name))
  const [path] = address.split('?')
  const where = {
    $current_url: `${origin}${address}`,
    $pathname: path,
    $host: new URL(origin).host,
  }
  return {
    ...event,
    properties: { ...Object.fromEntries(told), ...where, ...featuresOf(shown) },
    $set: undefined,
    $set_once: undefined,
  }
}

/**
 * The variants as PostHog reads them. The library would tell what it has been answered, which is not what was
 * shown when the answer came after the page.
 */
function featuresOf(shown: ShownVariants): Record<string, string> {
  return Object.fromEntries(
    Object.entries(shown).map(([flag, variant]) => [`$feature/${flag}`, variant]),
  )
}
