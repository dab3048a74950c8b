import XMLBuilder from 'fast-xml-builder'

export const XML_DECLARATION = '<?xml version="1.0" encoding="utf-8"?>\n'

const builder = new XMLBuilder({
  attributeNamePrefix: '@',
  ignoreAttributes: false,
  suppressEmptyNode: true,
  // Else an attribute whose text is "true" loses its value, which no XML reader accepts.
  suppressBooleanAttributes: false,
})

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML cannot hold, even escaped.
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Elements by their names; those that begin with "@" are attributes, "#text" is the text beside them. */
export function xmlOf(elements: object): string {
  return builder.build(elements).replace(NOT_IN_XML, '').toWellFormed()
}
