/** The homes of a company. */
export function PropertiesTab() {
  return <h2>Properties</h2>
}
