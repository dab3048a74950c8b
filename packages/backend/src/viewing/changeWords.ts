import type { ViewingActionName, ViewingRole } from '@hearth/core/viewing/contract.ts'

/**
 * What both sides are told of; that the hour has passed, they know. Whoever deletes their account leaves,
 * which cancels.
 */
export type ChangeName = Exclude<ViewingActionName, 'complete'> | 'leave'

/** How the sides and the home are called. */
interface Sides {
  seeker: string
  agent: string
  title: string
}

interface Words {
  subject: string
  heading: string
  text: string
}

const seekerCancelled = ({ seeker, title }: Sides): Words => ({
  subject: `${seeker} cancelled the viewing of ${title}`,
  heading: 'A viewing is cancelled',
  text: `${seeker} will not come to see ${title}.`,
})

const WORDS: Record<ChangeName, Record<ViewingRole, (sides: Sides) => Words>> = {
  accept: {
    seeker: ({ agent, title }) => ({
      subject: `Your viewing of ${title} is confirmed`,
      heading: 'Your viewing is confirmed',
      text: `${capital(agent)} will show you ${title} at this time.`,
    }),
    agent: ({ seeker, title }) => ({
      subject: `You confirmed ${seeker}’s viewing of ${title}`,
      heading: 'A viewing is confirmed',
      text: `You accepted the request of ${seeker}, who has been told.`,
    }),
  },
  decline: {
    seeker: ({ agent, title }) => ({
      subject: `Your viewing request for ${title} was declined`,
      heading: 'Your viewing request was declined',
      text: `${capital(agent)} cannot show you ${title}, and says why:`,
    }),
    agent: ({ seeker, title }) => ({
      subject: `You declined ${seeker}’s viewing of ${title}`,
      heading: 'A viewing is declined',
      text: `You declined the request of ${seeker}, who has been told why:`,
    }),
  },
  proposeTime: {
    seeker: ({ agent, title }) => ({
      subject: `Another time to view ${title}`,
      heading: 'Another time is proposed',
      text: `${capital(agent)} proposes another time to view ${title}. Accept it, ask for other times, or cancel.`,
    }),
    agent: ({ seeker, title }) => ({
      subject: `You proposed another time to view ${title}`,
      heading: 'Another time is proposed',
      text: `You proposed another time to ${seeker}, who has been asked to answer.`,
    }),
  },
  acceptProposal: {
    seeker: ({ agent, title }) => ({
      subject: `Your viewing of ${title} is confirmed`,
      heading: 'Your viewing is confirmed',
      text: `You accepted the time that was proposed. ${capital(agent)} will show you ${title} then.`,
    }),
    agent: ({ seeker, title }) => ({
      subject: `${seeker} will view ${title} at the time you proposed`,
      heading: 'Your proposal is accepted',
      text: `${seeker} accepted the time that you proposed.`,
    }),
  },
  reschedule: {
    seeker: ({ agent, title }) => ({
      subject: `You asked for another time to view ${title}`,
      heading: 'You asked for another time',
      text: `${capital(agent)} will answer. Until then the time that was agreed stays yours.`,
    }),
    agent: ({ seeker, title }) => ({
      subject: `${seeker} asks for another time to view ${title}`,
      heading: 'Another time is asked for',
      text: `${seeker} asks to view ${title} at one of these times.`,
    }),
  },
  cancel: {
    seeker: ({ agent, title }) => ({
      subject: `You cancelled your viewing of ${title}`,
      heading: 'Your viewing is cancelled',
      text: `You cancelled this viewing. ${capital(agent)} has been told.`,
    }),
    agent: seekerCancelled,
  },
  withdraw: {
    seeker: ({ title }) => ({
      subject: `Your viewing of ${title} is cancelled`,
      heading: 'Your viewing is cancelled',
      text: `${title} has left the market, and can no longer be viewed.`,
    }),
    agent: ({ seeker, title }) => ({
      subject: `The viewing of ${title} with ${seeker} is cancelled`,
      heading: 'A viewing is cancelled',
      text: `You took ${title} off the market. ${seeker} has been told.`,
    }),
  },
  leave: {
    seeker: ({ agent, title }) => ({
      subject: `Your viewing of ${title} is cancelled`,
      heading: 'Your viewing is cancelled',
      text: `You deleted your account, and with it this viewing. ${capital(agent)} has been told.`,
    }),
    agent: seekerCancelled,
  },
}

/** What one side is told. */
export const wordsOf = (name: ChangeName, side: ViewingRole, sides: Sides): Words =>
  WORDS[name][side](sides)

/** "the agent" at the beginning of a sentence. */
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
