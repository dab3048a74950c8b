import { toldEvent } from '@hearth/core/analytics/event.ts'
import { FLAG_NAMES } from '@hearth/core/analytics/flags.ts'
import type { PostHogConfig } from 'posthog-js'
import { PostHog } from 'posthog-js/no-external'
import { discretion } from './discretion.ts'
import type { Measuring, Project } from './measuring.ts'

/** The constants of the specification; but for the text of what is pressed, which is never sent. */
const AS_SPECIFIED = {
  debug: false,
  person_profiles: 'identified_only',
  // What repeats what people write or are called says so, and is not even noted; what a field holds is never read.
  autocapture: {
    css_selector_ignorelist: ['[data-private]'],
    capture_value_css_selector_allowlist: [],
  },
  rageclick: { click_count: 3, threshold_px: 30, timeout_ms: 1000 },
  session_idle_timeout_seconds: 1800,
  cookie_expiration: 365,
} as const satisfies Partial<PostHogConfig>

/** What is not measured, whatever the project is set to. */
const NEVER = {
  disable_session_recording: true,
  disable_surveys: true,
  disable_product_tours: true,
  disable_conversations: true,
  disable_web_experiments: true,
  disable_external_dependency_loading: true,
  capture_heatmaps: false,
  capture_dead_clicks: false,
  capture_exceptions: false,
  capture_performance: false,
  save_referrer: false,
  save_campaign_params: false,
  // It notes for itself where a visit began: not with the token of a link.
  disable_capture_url_hashes: true,
  // Hrefs, labels and the text of what is pressed name places, prices and people.
  mask_all_element_attributes: true,
  mask_all_text: true,
} as const satisfies Partial<PostHogConfig>

/** One for the life of the page: it listens to the document and cannot be taken away again, only silenced. */
let posthog: PostHog | undefined

/**
 * Starts PostHog's library for somebody who has said yes. It is loaded by then, and not before.
 * Until `end`, what it keeps is a cookie, and some entries of the browser's storage that begin with "ph_".
 */
export function startPostHog(project: Project): Measuring {
  const library = posthog ? resume(posthog) : initialise(project)
  posthog = library
  return {
    pageOpened: () => void library.capture('$pageview'),
    recognise(userId) {
      const known = library.get_property('$user_state') === 'identified'
      const distinctId = userId === null ? null : String(userId)
      if (known && library.get_distinct_id() !== distinctId) becomeSomebodyElse(library)
      if (distinctId !== null) library.identify(distinctId)
    },
    variant: (name) => library.getFeatureFlag(name),
    end() {
      library.opt_out_capturing()
      // What waits to be sent, or to be sent again, is dropped as well.
      library.__loaded = false
    },
  }
}

function initialise({ key, host }: Project): PostHog {
  preset(key)
  const library = new PostHog()
  library.init(key, {
    ...AS_SPECIFIED,
    ...NEVER,
    api_host: host,
    // The router says when a page is opened.
    capture_pageview: false,
    capture_pageleave: false,
    cross_subdomain_cookie: false,
    flag_keys: FLAG_NAMES,
    // Flags are asked for once: a page that stays open is not to keep asking.
    remote_config_refresh_interval_ms: 0,
    internal_or_test_user_hostname: null,
    // Little waits when somebody says no: it would be dropped.
    request_queue_config: { flush_interval_ms: 1000 },
    // Should our own word be lost, the library's own is a no.
    opt_out_capturing_by_default: true,
    opt_out_persistence_by_default: true,
    before_send: (event) => event && toldEvent(event, location.origin, discretion()),
    // Nothing of ours depends on an answer, and an advertisement blocker is no fault of the page.
    on_request_error: () => undefined,
  })
  keepNoAddresses(library)
  optIn(library)
  return library
}

/**
 * For each visit the library keeps the whole address that it began at and the one before it, with the places and
 * tokens in them. It is heard after the library's own listener, in the same step, and leaves the number of the
 * visit alone, by which the library sees that it has noted that one.
 */
function keepNoAddresses(library: PostHog): void {
  library.onSessionId((sessionId) => {
    library.register({ $client_session_props: { sessionId, props: null } })
  })
}

/** Somebody who said no says yes again: nothing leads from one to the other. */
function resume(library: PostHog): PostHog {
  library.__loaded = true
  becomeSomebodyElse(library)
  return library
}

/** Resetting ends what was agreed to, which was asked of the browser and not of an account. */
function becomeSomebodyElse(library: PostHog): void {
  library.opt_out_capturing()
  library.reset(true)
  optIn(library)
}

const optIn = (library: PostHog) => library.opt_in_capturing({ captureEventName: false })

/**
 * The settings that the library would fetch from another host, as if they were part of the page: it asks one host
 * alone, and a project's settings can switch on nothing that people were not asked about.
 */
function preset(key: string): void {
  const config = {
    supportedCompression: ['gzip-js'],
    elementsChainAsString: true,
    autocapture_opt_out: false,
  }
  Object.assign(window, { _POSTHOG_REMOTE_CONFIG: { [key]: { config, siteApps: [] } } })
}
