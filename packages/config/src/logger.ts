import { type Logger, pino, stdSerializers } from 'pino'
import pretty from 'pino-pretty'
import type { Config } from './config.ts'

/** Readable lines in a terminal, one JSON object per line everywhere else. */
export function createLogger(level: Config['LOG_LEVEL']): Logger {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: { err: errorSerializer },
  }
  if (!process.stdout.isTTY) return pino(options)
  return pino(options, pretty({ sync: true, singleLine: true, translateTime: 'SYS:HH:MM:ss' }))
}

/** A database's error carries its whole connection: pages of settings that say nothing of the error. */
export const errorSerializer = stdSerializers.wrapErrorSerializer(
  ({ client: _, ...error }) => error,
)
