/** Nobody waits longer for pictures on a slow line: what has come is printed. */
const PATIENCE_MS = 5000

/** Prints the page once all of its pictures are there, those further down and those for paper alone among them. */
export async function printPage(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')]
  for (const picture of pictures) picture.loading = 'eager'
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  // One that cannot be loaded keeps nobody from the rest.
  const all = Promise.allSettled(pictures.map((picture) => picture.decode()))
  await Promise.race([all, patience])
  window.print()
}
