import type { EnquiredHome } from '../enquiry/data.ts'
import type { NewEmail } from '../mail/mutations.ts'

/** Who wants to see a home, and when. */
export interface ViewingWish {
  name: string
  email: string
  phone: string
  /** yyyy-MM-dd */
  date: string
  /** "HH:mm", earliest first. */
  times: readonly string[]
}

/** "Monday, 30 March 2026": a day has no time zone. */
export function dayInWords(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
}

const timesOf = (wish: ViewingWish) => wish.times.join(', ')

/** The parameters of S1 section 7.8. */
function paramsOf(to: string, wish: ViewingWish, home: EnquiredHome): Record<string, string> {
  return {
    to_email: to,
    from_name: wish.name,
    from_email: wish.email,
    phone: wish.phone,
    viewing_date: wish.date,
    viewing_time: timesOf(wish),
    property_title: home.title,
    property_id: String(home.id),
  }
}

const wishRows = (wish: ViewingWish, home: EnquiredHome) => [
  { label: 'Date', value: dayInWords(wish.date) },
  { label: wish.times.length === 1 ? 'Time' : 'Preferred times', value: timesOf(wish) },
  { label: 'Home', value: `${home.title}\n${home.address}` },
  { label: 'Property number', value: String(home.id) },
]

/** A request, to whoever shows the home. Replying to it writes to the sender. */
export function viewingForAgent(
  to: string,
  wish: ViewingWish,
  home: EnquiredHome,
  publicUrl: string,
): NewEmail {
  return {
    kind: 'viewing.agent',
    to,
    replyTo: wish.email,
    subject: `${wish.name} would like to view ${home.title}`,
    preview: `${dayInWords(wish.date)}, ${timesOf(wish)}`,
    heading: 'A viewing request',
    blocks: [
      { type: 'paragraph', text: `${wish.name} would like to view ${home.title}.` },
      {
        type: 'facts',
        rows: [
          ...wishRows(wish, home),
          { label: 'Name', value: wish.name },
          { label: 'Email', value: wish.email },
          { label: 'Phone', value: wish.phone },
        ],
      },
      { type: 'paragraph', text: `Reply to this email to confirm a time with ${wish.name}.` },
      { type: 'button', label: 'View the home', url: `${publicUrl}/property/${home.id}` },
    ],
    params: paramsOf(to, wish, home),
  }
}

/** The receipt: what was asked for, back to who asked. */
export function viewingReceipt(wish: ViewingWish, home: EnquiredHome, publicUrl: string): NewEmail {
  return {
    kind: 'viewing.sender',
    to: wish.email,
    replyTo: null,
    subject: `Your viewing request for ${home.title}`,
    preview: 'The agent will contact you to confirm the appointment.',
    heading: 'Your viewing request has been sent',
    blocks: [
      {
        type: 'paragraph',
        text: `Hello ${wish.name}, ${home.agentCompany ?? 'the agent'} has your request and will contact you to confirm the appointment. Until then nothing is booked.`,
      },
      {
        type: 'facts',
        rows: [...wishRows(wish, home), { label: 'Your phone', value: wish.phone }],
      },
      { type: 'button', label: 'View the home', url: `${publicUrl}/property/${home.id}` },
      { type: 'paragraph', text: 'If you did not ask for this, you need not do anything.' },
    ],
    params: paramsOf(wish.email, wish, home),
  }
}
