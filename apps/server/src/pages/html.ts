declare const escaped: unique symbol
/** HTML in which nothing that came from outside is markup. */
export type Html = string & { readonly [escaped]: true }

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text as HTML shows it, in an element or a quoted attribute; half a character is shown as missing. */
export function escapeText(text: string): Html {
  return text.toWellFormed().replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '') as Html
}

type Part = { readonly markup: Html } | string | number

/** Writes HTML; whatever is put in is escaped, unless it is `joined` of what was written here. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const written = parts.map((part) =>
    typeof part === 'object' ? part.markup : escapeText(String(part)),
  )
  return String.raw({ raw: strings }, ...written) as Html
}

/** Pieces of HTML, one after the other. */
export function joined(pieces: readonly Html[]): { readonly markup: Html } {
  return { markup: pieces.join('\n') as Html }
}

const UNSAFE_IN_SCRIPT = /[<>&\u2028\u2029]/g

/** A value as JSON that no text in it can end the script element of. */
export function scriptJson(value: unknown): Html {
  return JSON.stringify(value).replace(
    UNSAFE_IN_SCRIPT,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  ) as Html
}
