import { parseArgs } from 'node:util'
import { type AgentInvitation, agentInvitation } from '../../packages/core/src/agent/contract.ts'

export const USAGE =
  'pnpm agent:create --email ADDRESS --company NAME --phone NUMBER --address ADDRESS\n' +
  'Opens a company for somebody and mails a link to choose a password with.'

/** Who is invited; or what is wrong with what was typed, a line each. */
export function readArguments(typed: readonly string[]): AgentInvitation | { wrong: string[] } {
  try {
    const { values } = parseArgs({
      args: [...typed],
      options: {
        email: { type: 'string' },
        company: { type: 'string' },
        phone: { type: 'string' },
        address: { type: 'string' },
      },
    })
    const { company: companyName, ...rest } = values
    const read = agentInvitation.safeParse({ companyName, ...rest })
    return read.data ?? { wrong: (read.error?.issues ?? []).map(({ message }) => message) }
  } catch {
    return { wrong: [] }
  }
}
