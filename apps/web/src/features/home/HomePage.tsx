export function HomePage() {
  return <h1>Discover your next home</h1>
}
