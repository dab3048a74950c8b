import type { Foot } from './foot.ts'

/** A piece of an e-mail's text, from which both its HTML and its plain text are made. */
export type EmailBlock =
  | { type: 'paragraph'; text: string }
  | { type: 'heading'; text: string }
  | { type: 'bullets'; items: readonly string[] }
  /** What follows is about the e-mail itself. */
  | { type: 'rule' }
  /** What a person wrote, with its line breaks. */
  | { type: 'quote'; text: string }
  | { type: 'facts'; rows: readonly { label: string; value: string }[] }
  | { type: 'button'; label: string; url: string }
  /** A quiet link in a line of its own. */
  | { type: 'link'; label: string; url: string }
  | { type: 'list'; items: readonly ListItem[] }

/** One of several things to look at. */
export interface ListItem {
  title: string
  url: string
  /** A word or two above the title: why it is told of. */
  note: string
  lines: readonly string[]
}

export interface EmailContent {
  subject: string
  /** What mail programs show beside the subject. */
  preview: string
  heading: string
  blocks: readonly EmailBlock[]
}

const SERIF = "Fraunces,Georgia,'Times New Roman',serif"
const SANS = "Figtree,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif"

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)
const withBreaks = (text: string) => escaped(text).replace(/\r?\n/g, '<br>')

/** An e-mail as HTML. Mail programs know no style sheets: every style stands where it applies. */
export function renderHtml(content: EmailContent, foot: Foot): string {
  const { subject, preview, heading, blocks } = content
  return `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;background:#FBF8F2;color:#20302C;font-family:${SANS};font-size:16px;line-height:1.55">
<div style="display:none;max-height:0;overflow:hidden">${escaped(preview)}</div>
<div style="max-width:560px;margin:0 auto;padding:32px 16px">
<p style="margin:0 0 20px;font-family:${SERIF};font-size:22px;font-weight:600;color:#1F4D46">Hearth</p>
<div style="background:#FFFFFF;border:1px solid #E6DFD2;border-radius:20px;padding:28px 22px;overflow-wrap:anywhere;word-break:break-word">
<h1 style="margin:0 0 16px;font-family:${SERIF};font-size:26px;line-height:1.2;font-weight:600">${escaped(heading)}</h1>
${blocks.map(blockHtml).join('\n')}
</div>
<p style="margin:20px 4px 0;color:#5D6B66;font-size:13px;overflow-wrap:anywhere">${foot.map(escaped).join('<br>')}</p>
</div>
</body>
</html>
`
}

function blockHtml(block: EmailBlock): string {
  switch (block.type) {
    case 'paragraph':
      return `<p style="margin:0 0 16px">${withBreaks(block.text)}</p>`
    case 'heading':
      return `<h2 style="margin:28px 0 10px;font-family:${SERIF};font-size:20px;line-height:1.25;font-weight:600">${escaped(block.text)}</h2>`
    case 'bullets':
      return `<ul style="margin:0 0 16px;padding-left:22px">${block.items.map(bulletHtml).join('')}</ul>`
    case 'rule':
      return '<hr style="margin:28px 0 20px;border:0;border-top:1px solid #E6DFD2">'
    case 'quote':
      return `<blockquote style="margin:0 0 20px;padding:14px 18px;background:#F2EADB;border-radius:14px">${withBreaks(block.text)}</blockquote>`
    case 'facts':
      return `<table role="presentation" style="width:100%;border-collapse:collapse;margin:0 0 20px">${block.rows.map(rowHtml).join('')}</table>`
    case 'button':
      return `<p style="margin:24px 0 16px"><a href="${escaped(webAddress(block.url))}" style="display:inline-block;padding:12px 26px;border-radius:999px;background:#B24832;color:#FFFFFF;font-weight:600;text-decoration:none">${escaped(block.label)}</a></p>`
    case 'link':
      return `<p style="margin:12px 0 0;font-size:14px"><a href="${escaped(webAddress(block.url))}" style="color:#1F4D46">${escaped(block.label)}</a></p>`
    case 'list':
      return block.items.map(itemHtml).join('\n')
  }
}

const bulletHtml = (text: string) => `<li style="margin:0 0 6px">${escaped(text)}</li>`

function itemHtml({ title, url, note, lines }: ListItem): string {
  const href = escaped(webAddress(url))
  const rest = lines.map((line) => `<br>${escaped(line)}`).join('')
  return `<p style="margin:0;padding:14px 0;border-top:1px solid #E6DFD2"><span style="color:#B24832;font-size:13px;font-weight:600">${escaped(note)}</span><br><a href="${href}" style="color:#1F4D46;font-weight:600">${escaped(title)}</a>${rest}</p>`
}

const CELL = 'padding:9px 0;border-bottom:1px solid #E6DFD2;vertical-align:top'

const rowHtml = ({ label, value }: { label: string; value: string }) =>
  `<tr><td style="${CELL};color:#5D6B66;padding-right:18px;overflow-wrap:normal;word-break:normal">${escaped(label)}</td><td style="${CELL}">${withBreaks(value)}</td></tr>`

/** An e-mail for those who read plain text. */
export function renderText({ heading, blocks }: EmailContent, foot: Foot): string {
  return `${[heading, ...blocks.map(blockText), `-- \n${foot.join('\n')}`].join('\n\n')}\n`
}

function blockText(block: EmailBlock): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return block.text
    case 'bullets':
      return block.items.map((text) => `- ${text}`).join('\n')
    case 'rule':
      return '* * *'
    case 'quote':
      return block.text.replace(/^/gm, '> ')
    case 'facts':
      return block.rows.map(({ label, value }) => `${label}: ${value}`).join('\n')
    case 'button':
    case 'link':
      return `${block.label}: ${webAddress(block.url)}`
    case 'list':
      return block.items.map(itemText).join('\n\n')
  }
}

const itemText = ({ title, url, note, lines }: ListItem) =>
  [`${note}: ${title}`, ...lines, webAddress(url)].join('\n')

/** Throws for anything but http and https: an e-mail offers no other kind of link. */
function webAddress(url: string): string {
  if (!/^https?:\/\//.test(url)) throw new Error('A link in an e-mail begins with http or https')
  return url
}
