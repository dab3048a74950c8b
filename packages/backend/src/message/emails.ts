import type { EnquiredHome } from '../enquiry/data.ts'
import type { NewEmail } from '../mail/mutations.ts'

/** What somebody wrote about a home. */
export interface Contact {
  name: string
  email: string
  phone: string
  message: string
}

/** As much as lists of e-mails show beside a subject. */
const PREVIEW_CHARACTERS = 120

/** The beginning of a message. */
export const previewOf = (text: string): string => text.slice(0, PREVIEW_CHARACTERS).toWellFormed()

/** The parameters of S1 section 7.8. */
export function paramsOf(to: string, contact: Contact, home: EnquiredHome): Record<string, string> {
  return {
    to_email: to,
    from_name: contact.name,
    from_email: contact.email,
    phone: contact.phone,
    message: contact.message,
    property_title: home.title,
    property_id: String(home.id),
  }
}

export const homeRows = (home: EnquiredHome) => [
  { label: 'Home', value: `${home.title}\n${home.address}` },
  { label: 'Property number', value: String(home.id) },
]

/** A message, to whoever answers for the home. Replying to it writes to the sender. */
export function contactForAgent(
  to: string,
  contact: Contact,
  home: EnquiredHome,
  publicUrl: string,
): NewEmail {
  return {
    kind: 'contact.agent',
    to,
    replyTo: contact.email,
    subject: `${contact.name} asks about ${home.title}`,
    preview: previewOf(contact.message),
    heading: `A message about ${home.title}`,
    blocks: [
      { type: 'paragraph', text: `${contact.name} has written to you through Hearth:` },
      { type: 'quote', text: contact.message },
      {
        type: 'facts',
        rows: [
          { label: 'From', value: contact.name },
          { label: 'Email', value: contact.email },
          { label: 'Phone', value: contact.phone },
          ...homeRows(home),
        ],
      },
      { type: 'paragraph', text: `Reply to this email and your answer goes to ${contact.name}.` },
      { type: 'button', label: 'View the home', url: `${publicUrl}/property/${home.id}` },
    ],
    params: paramsOf(to, contact, home),
  }
}

/** The receipt: what was written, back to who wrote it. */
export function contactReceipt(contact: Contact, home: EnquiredHome, publicUrl: string): NewEmail {
  return {
    kind: 'contact.sender',
    to: contact.email,
    replyTo: null,
    subject: `Your message about ${home.title}`,
    preview: 'We have passed your message on to the agent.',
    heading: 'Your message is on its way',
    blocks: [
      {
        type: 'paragraph',
        text: `Hello ${contact.name}, we have passed your message on to ${home.agentCompany ?? 'the agent'}. They will answer you by email or phone.`,
      },
      { type: 'quote', text: contact.message },
      {
        type: 'facts',
        rows: [
          ...homeRows(home),
          { label: 'Your email', value: contact.email },
          { label: 'Your phone', value: contact.phone },
        ],
      },
      { type: 'button', label: 'View the home', url: `${publicUrl}/property/${home.id}` },
      { type: 'paragraph', text: 'If you did not write this, you need not do anything.' },
    ],
    params: paramsOf(contact.email, contact, home),
  }
}

/** An agent's answer, in full, to the person who asked. It comes from the agent, and so do its parameters. */
export function replyForSeeker(contact: Contact, home: EnquiredHome, publicUrl: string): NewEmail {
  const agent = home.agentCompany ?? 'The agent'
  return {
    kind: 'reply.sender',
    to: contact.email,
    replyTo: home.agentEmail,
    subject: `A reply about ${home.title}`,
    preview: previewOf(contact.message),
    heading: `${agent} has replied`,
    blocks: [
      { type: 'quote', text: contact.message },
      { type: 'facts', rows: homeRows(home) },
      { type: 'button', label: 'View the home', url: `${publicUrl}/property/${home.id}` },
    ],
    params: {
      ...paramsOf(contact.email, contact, home),
      from_name: agent,
      from_email: home.agentEmail ?? '',
      phone: '',
    },
  }
}
