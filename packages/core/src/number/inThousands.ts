/** "1,234,567": how Hearth writes every number, wherever it runs. */
export const inThousands = (count: number): string => count.toLocaleString('en-GB')
