/** How a made-up file is written, where it differs from the usual. */
export interface BlmStyle {
  eof?: string
  eor?: string
  newLine?: string
  /** Whether #END# stands at the end. */
  isEnded?: boolean
  propertyCount?: number
}

/** Rows written out as BLM, as agents' software does. */
export function blmFile(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  { eof = '^', eor = '~', newLine = '\n', isEnded = true, propertyCount }: BlmStyle = {},
): string {
  const row = (fields: readonly string[]) => `${fields.map((field) => field + eof).join('')}${eor}`
  return [
    '#HEADER#',
    'Version : 3',
    `EOF : '${eof}'`,
    `EOR : '${eor}'`,
    ...(propertyCount === undefined ? [] : [`Property Count : ${propertyCount}`]),
    'Generated Date : 21-Nov-2026 09:00',
    '#DEFINITION#',
    row(columns),
    '#DATA#',
    ...rows.map(row),
    ...(isEnded ? ['#END#'] : []),
    '',
  ].join(newLine)
}
