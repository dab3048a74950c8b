/** The viewings of a company's homes. */
export function ViewingsTab() {
  return <h2>Viewings</h2>
}
