import type { Reach } from '../../packages/backend/src/newsletter/issues.ts'

const people = (count: number) => (count === 1 ? '1 subscriber' : `${count} subscribers`)

/** What sending would do. */
export function toldBefore(subject: string, { waiting, isBegun }: Reach): string {
  const begun = isBegun ? 'It was begun before: others have it already. ' : ''
  return `Dry run, nothing is sent: “${subject}” would go to ${people(waiting)}. ${begun}`.trim()
}

/** What sending has set going. */
export function toldAfter(subject: string, { waiting, isBegun }: Reach): string {
  if (waiting === 0) {
    return isBegun
      ? `“${subject}” has been written to everybody who is to get it.`
      : `Nobody is subscribed: “${subject}” goes to nobody.`
  }
  return `“${subject}” goes to ${people(waiting)}. A worker writes the letters as fast as e-mails leave; this command may be repeated, and nobody gets it twice.`
}
