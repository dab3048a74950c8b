type Attributes = Record<string, string | number>

/** One decimal is finer than the eye at the sizes we draw and keeps drawings small. */
export function num(value: number): string {
  return String(Math.round(value * 10) / 10)
}

function attributes(more: Attributes | undefined): string {
  if (more === undefined) return ''
  return Object.entries(more)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? fine(value) : value}"`)
    .join('')
}

/** Opacities and scales need a second decimal. */
function fine(value: number): string {
  return String(Math.round(value * 100) / 100)
}

export function rect(
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  more?: Attributes,
): string {
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(Math.max(0, w))}" height="${num(Math.max(0, h))}" fill="${fill}"${attributes(more)}/>`
}

export function circle(x: number, y: number, r: number, fill: string, more?: Attributes): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}"${attributes(more)}/>`
}

export function ellipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  more?: Attributes,
): string {
  return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${attributes(more)}/>`
}

/** Path data from commands and numbers: d`M${x} ${y}H${w}`. */
export function d(parts: TemplateStringsArray, ...values: readonly number[]): string {
  return parts.reduce((data, part, i) => `${data}${num(values[i - 1] ?? 0)}${part}`)
}

export function path(data: string, fill: string, more?: Attributes): string {
  return `<path d="${data}" fill="${fill}"${attributes(more)}/>`
}

/** A line that is not filled. */
export function stroke(data: string, colour: string, width: number, more?: Attributes): string {
  return `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${num(width)}"${attributes(more)}/>`
}

/** A closed outline through points. */
export function polygon(
  points: readonly (readonly [number, number])[],
  fill: string,
  more?: Attributes,
): string {
  return path(`M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`, fill, more)
}

export function group(content: string, more: Attributes): string {
  return `<g${attributes(more)}>${content}</g>`
}

export function at(x: number, y: number, content: string, scale = 1): string {
  const scaled = scale === 1 ? '' : ` scale(${fine(scale)})`
  return `<g transform="translate(${num(x)} ${num(y)})${scaled}">${content}</g>`
}

/** The same, seen in a mirror that stands at x = axis. */
export function mirrored(axis: number, content: string): string {
  return `<g transform="translate(${num(axis * 2)} 0) scale(-1 1)">${content}</g>`
}

/** Calls draw for 0 … count − 1 and joins what it gives. */
export function repeat(count: number, draw: (i: number) => string): string {
  return Array.from({ length: Math.max(0, Math.floor(count)) }, (_, i) => draw(i)).join('')
}
