import { createServer } from 'node:net'
import { StartFailure } from './failure.ts'

/** Throws before any work is done when the server could not listen there in the end. */
export async function assertPortIsFree(port: number, host: string): Promise<void> {
  const failure = await tryToListen(port, host)
  if (!failure) return
  if (failure.code === 'EADDRINUSE') {
    throw new StartFailure(
      `Port ${port} on ${host} is in use. Stop what uses it, or take another: PORT=${port + 1} npm start`,
    )
  }
  if (failure.code === 'EACCES') {
    throw new StartFailure(`Port ${port} on ${host} is not open to this user. Set PORT to another.`)
  }
  throw new StartFailure(`HOST is ${host}, where nothing can listen here (${failure.message})`)
}

function tryToListen(port: number, host: string): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) => resolve(error))
    probe.listen(port, host, () => probe.close(() => resolve(undefined)))
  })
}
