import { inThousands } from '@hearth/core/number/inThousands.ts'
import type { Ties } from '@hearth/core/property/agentHomes.ts'

const counted = (count: number, one: string, many: string) =>
  `${inThousands(count)} ${count === 1 ? one : many}`

/** What becomes of everything that hangs on a home when it is deleted; empty when nothing does. */
export function tiesInWords({
  openRequests,
  agreedViewings,
  conversations,
  hearts,
}: Ties): string[] {
  return [
    openRequests > 0 &&
      `${counted(openRequests, 'viewing request is', 'viewing requests are')} cancelled, and whoever asked is told.`,
    agreedViewings > 0 &&
      `${counted(agreedViewings, 'agreed viewing is', 'agreed viewings are')} cancelled, and whoever was coming is told.`,
    conversations > 0 &&
      `${counted(conversations, 'conversation stays', 'conversations stay')} in your messages, to be read and answered.`,
    hearts > 0 &&
      `${counted(hearts, 'member has', 'members have')} saved it, and will see that it has left the market.`,
  ].filter((line) => line !== false)
}
