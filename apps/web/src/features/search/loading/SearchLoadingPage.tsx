export function SearchLoadingPage() {
  return <h1>Searching</h1>
}
