// @ts-check
// Plain JavaScript: it also runs before anything is installed, on any Node from 18.

const isTerminal = process.stdout.isTTY === true

/** @param {number} milliseconds */
export function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

/**
 * Runs one step of a longer piece of work and prints a line for it, with the time that it took.
 * What the step returns as `note` is told in the line; the step's own failure is passed on.
 *
 * @template T
 * @param {string} name what is being done, as a person would say it
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(name, work) {
  const began = performance.now()
  if (isTerminal) process.stdout.write(`  … ${name}`)
  try {
    const result = await work()
    finish(`  ✓ ${name}${noteOf(result)}`, began)
    return result
  } catch (error) {
    finish(`  ✗ ${name}`, began)
    throw error
  }
}

/**
 * @param {string} line
 * @param {number} began
 */
function finish(line, began) {
  const clear = isTerminal ? '\r\u001b[K' : ''
  process.stdout.write(`${clear}${line}  ${seconds(performance.now() - began)}\n`)
}

/** @param {unknown} result */
function noteOf(result) {
  if (typeof result !== 'object' || result === null || !('note' in result)) return ''
  return result.note ? ` (${result.note})` : ''
}
