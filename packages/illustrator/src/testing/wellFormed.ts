const TAG = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z][\w:-]*="[^"<]*")*)\s*(\/?)>/y

/** The first thing that is wrong with a piece of XML without text, or undefined when it is well-formed. */
export function faultIn(xml: string): string | undefined {
  const open: string[] = []
  TAG.lastIndex = 0
  while (TAG.lastIndex < xml.length) {
    const from = TAG.lastIndex
    const [whole, closing, name, , selfClosing] = TAG.exec(xml) ?? []
    if (whole === undefined || name === undefined) return `no tag at ${xml.slice(from, from + 60)}`
    if (closing === '/') {
      const expected = open.pop()
      if (expected !== name) return `</${name}> closes <${expected}>`
    } else if (selfClosing !== '/') {
      open.push(name)
    }
  }
  return open.length === 0 ? undefined : `<${open.join('><')}> stays open`
}

/** References to ids that the drawing does not define. */
export function danglingReferences(svg: string): string[] {
  const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]))
  const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((match) => match[1] ?? '')
  return used.filter((id) => !defined.has(id))
}
