// @ts-check
// The health check of the image: a server answers on PORT, a worker on WORKER_PORT, and one process is one of them.
const PATIENCE_MS = 4000

/** @param {string | undefined} port */
async function assertReady(port) {
  const response = await fetch(`http://127.0.0.1:${port}/health/ready`, {
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (!response.ok) throw new Error(`answers ${response.status}`)
}

const { PORT, WORKER_PORT } = process.env
try {
  await Promise.any([assertReady(PORT), assertReady(WORKER_PORT)])
} catch {
  process.exitCode = 1
}
