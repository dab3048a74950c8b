import type { IssueBlock } from '@hearth/core/newsletter/issue.ts'
import type { EmailBlock, NewEmail } from '../mail/mutations.ts'
import type { Settings } from '../settings.ts'

type Links = Pick<Settings, 'publicUrl'>

/** As much as lists of e-mails show beside a subject. */
const PREVIEW_CHARACTERS = 120

const endingUrl = ({ publicUrl }: Links, token: string) =>
  `${publicUrl}/newsletter/unsubscribe?token=${token}`

/** Asks whoever reads mail at an address whether they want the newsletter. It says nothing that anybody typed. */
export function confirmation(to: string, token: string, { publicUrl }: Links): NewEmail {
  return {
    kind: 'newsletter.confirm',
    to,
    replyTo: null,
    subject: 'Confirm your newsletter subscription',
    preview: 'One press, and the Hearth newsletter comes to you.',
    heading: 'One press, and you are subscribed',
    blocks: [
      {
        type: 'paragraph',
        text: 'Hello, somebody, hopefully you, asked for the Hearth newsletter at this address. If it was you, please confirm it.',
      },
      {
        type: 'button',
        label: 'Confirm subscription',
        url: `${publicUrl}/newsletter/confirm?token=${token}`,
      },
      {
        type: 'paragraph',
        text: 'The link works for three days. If it was not you, do not press the button. You need not do anything: no newsletter is sent, and the address is forgotten.',
      },
    ],
    params: { to_email: to },
  }
}

/** To somebody who gets the newsletter and asked for it again, or whose address somebody else gave. */
export function subscribedAlready(to: string, token: string, links: Links): NewEmail {
  const unsubscribeUrl = endingUrl(links, token)
  return {
    kind: 'newsletter.exists',
    to,
    replyTo: null,
    subject: 'You are subscribed already',
    preview: 'The Hearth newsletter comes to this address.',
    heading: 'You are subscribed already',
    blocks: [
      {
        type: 'paragraph',
        text: 'Hello, somebody, hopefully you, asked for the Hearth newsletter at this address. It comes here already: you need not do anything.',
      },
      { type: 'link', label: 'Unsubscribe from the newsletter', url: unsubscribeUrl },
    ],
    params: { to_email: to },
    unsubscribeUrl,
  }
}

/** One newsletter to one subscriber, with a link of its own that ends it. */
export function issueLetter(
  to: string,
  { subject, blocks }: { subject: string; blocks: readonly IssueBlock[] },
  token: string,
  links: Links,
): NewEmail {
  const unsubscribeUrl = endingUrl(links, token)
  return {
    kind: 'newsletter.issue',
    to,
    replyTo: null,
    subject,
    preview: beginningOf(blocks),
    heading: subject,
    blocks: [
      ...blocks.map((block) => emailBlock(block, links)),
      { type: 'rule' },
      { type: 'link', label: 'Unsubscribe from the newsletter', url: unsubscribeUrl },
    ],
    params: { to_email: to },
    unsubscribeUrl,
  }
}

function beginningOf(blocks: readonly IssueBlock[]): string {
  const first = blocks.find((block) => block.type === 'paragraph')
  return first ? first.text.slice(0, PREVIEW_CHARACTERS).toWellFormed() : ''
}

/** A path of Hearth's own becomes an address that mail programs can open. */
function emailBlock(block: IssueBlock, { publicUrl }: Links): EmailBlock {
  if (block.type !== 'link') return block
  const { label, url } = block
  return { type: 'link', label, url: url.startsWith('/') ? `${publicUrl}${url}` : url }
}
