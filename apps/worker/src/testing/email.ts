/** An e-mail to be stored and delivered. */
export const EMAIL = {
  kind: 'contact.sender',
  to: 'ada@example.com',
  replyTo: null,
  subject: 'Hello',
  preview: '',
  heading: 'Hello',
  blocks: [],
  params: {},
} as const
