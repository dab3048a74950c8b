/** The key of a job about one listing, of which one at most waits. The triggers of the database write it too. */
export function propertyJobKey(propertyId: number): string {
  return `property/${propertyId}`
}
