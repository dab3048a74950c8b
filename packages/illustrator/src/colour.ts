type Rgb = readonly [number, number, number]

function parse(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1), 16)
  return [n >> 16, (n >> 8) & 255, n & 255]
}

function format(rgb: Rgb): string {
  return `#${rgb
    .map((c) =>
      Math.max(0, Math.min(255, Math.round(c)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** A colour on the way from one to another; 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [parse(from), parse(to)]
  return format([
    a[0] + (b[0] - a[0]) * share,
    a[1] + (b[1] - a[1]) * share,
    a[2] + (b[2] - a[2]) * share,
  ])
}

/** Darker below 0, lighter above, from −1 to 1. */
export function shade(hex: string, amount: number): string {
  return mix(hex, amount < 0 ? '#1d1a16' : '#ffffff', Math.abs(amount))
}

/** Lays the colour of the light over everything in a drawing but what shines by itself. */
export function illuminate(
  svg: string,
  light: { colour: string; strength: number },
  shining: readonly string[],
): string {
  if (light.strength === 0) return svg
  return svg.replace(/#[0-9a-f]{6}\b/gi, (hex) =>
    shining.includes(hex) ? hex : mix(hex, light.colour, light.strength),
  )
}
