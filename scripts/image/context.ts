import { matchesGlob } from 'node:path'

/**
 * Reads a .dockerignore. Answers whether a path, with `/` and from the root, is in what an image is built from.
 * The last line that matches the path or a folder above it decides, as Docker has it.
 */
export function readContext(dockerignore: string): (path: string) => boolean {
  const rules = dockerignore
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ isException: line.startsWith('!'), pattern: line.replace(/^!/, '') }))
  return (path) => {
    const parts = path.split('/')
    const fromRoot = parts.map((_, nth) => parts.slice(0, nth + 1).join('/'))
    const last = rules.findLast(({ pattern }) =>
      fromRoot.some((part) => matchesGlob(part, pattern)),
    )
    return last?.isException ?? true
  }
}
