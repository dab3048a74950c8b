/** The messages of a company's homes. */
export function MessagesTab() {
  return <h2>Messages</h2>
}
