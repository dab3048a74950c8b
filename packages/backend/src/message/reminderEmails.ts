import type { EnquiredHome } from '../enquiry/data.ts'
import type { NewEmail } from '../mail/mutations.ts'
import { homeRows, paramsOf, previewOf } from './emails.ts'

/** Messages of one conversation that nobody has read, the oldest first. */
export interface Unread {
  texts: readonly string[]
  /** The seeker, whoever of the two wrote. */
  name: string
  email: string
  phone: string
  home: EnquiredHome
  publicUrl: string
}

const howMany = (count: number) => (count === 1 ? 'A message' : `${count} messages`)
const quotes = (texts: readonly string[]) => texts.map((text) => ({ type: 'quote', text }) as const)

function paramsFor(to: string, { texts, home, ...seeker }: Unread) {
  return paramsOf(to, { ...seeker, message: texts.join('\n\n') }, home)
}

/** What an agent wrote to a member who has not looked since. */
export function unreadForSeeker(unread: Unread): NewEmail {
  const { texts, name, email, home, publicUrl } = unread
  const agent = home.agentCompany ?? 'The agent'
  return {
    kind: 'message.seeker',
    to: email,
    replyTo: home.agentEmail,
    subject: `${howMany(texts.length)} about ${home.title}`,
    preview: previewOf(texts[0] ?? ''),
    heading: `${agent} has written to you`,
    blocks: [
      { type: 'paragraph', text: `Hello ${name}, this is waiting for you in Hearth:` },
      ...quotes(texts),
      { type: 'facts', rows: homeRows(home) },
      { type: 'button', label: 'Answer', url: `${publicUrl}/messages?property=${home.id}` },
    ],
    params: {
      ...paramsFor(email, unread),
      ...{ from_name: agent, from_email: home.agentEmail ?? '', phone: '' },
    },
  }
}

/** What a member wrote to an agent who has not looked since. */
export function unreadForAgent(to: string, unread: Unread, canAnswer: boolean): NewEmail {
  const { texts, name, email, home, publicUrl } = unread
  return {
    kind: 'message.agent',
    to,
    replyTo: canAnswer ? email : null,
    subject: `${howMany(texts.length)} from ${name} about ${home.title}`,
    preview: previewOf(texts[0] ?? ''),
    heading: `${howMany(texts.length)} about ${home.title}`,
    blocks: [
      { type: 'paragraph', text: `${name} has written to you through Hearth:` },
      ...quotes(texts),
      { type: 'facts', rows: homeRows(home) },
      ...(canAnswer
        ? [
            {
              type: 'paragraph' as const,
              text: `Reply to this email and your answer goes to ${name}.`,
            },
          ]
        : []),
      { type: 'button', label: 'View the home', url: `${publicUrl}/property/${home.id}` },
    ],
    params: paramsFor(to, unread),
  }
}
