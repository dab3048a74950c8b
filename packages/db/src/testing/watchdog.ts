// Runs beside a test cluster, as a process of its own: its input ends when the test run does, however
// that ended (even killed), and then it stops the server and removes the folder.
import { rm } from 'node:fs/promises'
import { findPostmaster, stopPostmaster } from '../embedded/postmaster.ts'

const [folder = '', location = ''] = process.argv.slice(2)

process.stdin.resume()
process.stdin.on('error', () => undefined)
process.stdin.once('close', async () => {
  const server = await findPostmaster(location)
  if (server) await stopPostmaster(location, server.pid, '')
  await rm(folder, { recursive: true, force: true })
})
