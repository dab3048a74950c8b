import type { ErrorCode } from '@hearth/core/error.ts'
import { ASKS, EVERYBODY, type Who, WORDS } from './world.ts'

export const TARGETS = ['own', 'someone else’s', 'absent'] as const
export type Target = (typeof TARGETS)[number]
/** A call is done, or refused with a code. */
export type Outcome = 'done' | ErrorCode

/** Who may call a procedure about what. */
export interface Rule {
  /** What calls are about; `own` alone where a call is about nobody's thing in particular. */
  targets: readonly Target[]
  /** As what somebody calls: what is their own then? */
  side: 'seeker' | 'agent'
  outcome: (who: Who, target: Target) => Outcome
  /** Calls that may answer, but change and tell nothing. */
  isIdle?: (target: Target) => boolean
  /** The call itself proves whose account it is about: a visitor is a user who is not signed in yet. */
  isProof?: true
}

const isAgent = (who: Who) => who === 'agent' || who === 'otherAgent'
const signedInOr = (who: Who, outcome: Outcome): Outcome =>
  who === 'visitor' ? 'signedOut' : outcome
const agentOr = (who: Who, outcome: Outcome): Outcome =>
  signedInOr(who, isAgent(who) ? outcome : 'notAllowed')

/** Anybody; it is about nothing that is somebody's. */
export const everyone: Rule = { targets: ['own'], side: 'seeker', outcome: () => 'done' }
/** Anybody, about a listing that is on the market. */
export const everyoneAboutListings: Rule = {
  targets: ['own', 'absent'],
  side: 'seeker',
  outcome: (_, target) => (target === 'absent' ? 'notFound' : 'done'),
}
/** Nobody, where this installation does not offer it. */
export const nobody: Rule = { targets: ['own'], side: 'seeker', outcome: () => 'notFound' }
/** Whoever holds the secret of a link, whosever it is. */
export const holdersOfLinks = (refusal: ErrorCode): Rule => ({
  targets: TARGETS,
  side: 'seeker',
  isProof: true,
  outcome: (_, target) => (target === 'absent' ? refusal : 'done'),
})
/** Whoever knows the password of the account that they name. */
export const holdersOfPasswords: Rule = {
  targets: TARGETS,
  side: 'seeker',
  isProof: true,
  outcome: (_, target) => (target === 'own' ? 'done' : 'wrongCredentials'),
}
/** Everybody who is signed in, about themselves. */
export const signedIn: Rule = {
  targets: ['own'],
  side: 'seeker',
  outcome: (who) => signedInOr(who, 'done'),
}
/** Everybody who is signed in, about a listing that is on the market. */
export const signedInAboutListings: Rule = {
  targets: ['own', 'absent'],
  side: 'seeker',
  outcome: (who, target) => signedInOr(who, target === 'absent' ? 'notFound' : 'done'),
}
/** Whose it is; to others it is as if there were none. */
export const owners: Rule = {
  targets: TARGETS,
  side: 'seeker',
  outcome: (who, target) => signedInOr(who, target === 'own' ? 'done' : 'notFound'),
}
/** Whose it is; for others the call finds nothing to do. */
export const ownersElseIdle: Rule = {
  targets: TARGETS,
  side: 'seeker',
  outcome: (who) => signedInOr(who, 'done'),
  isIdle: (target) => target !== 'own',
}
/** Everybody who is signed in and acts for no company. */
export const usersButAgents: Rule = {
  targets: ['own'],
  side: 'seeker',
  outcome: (who) => signedInOr(who, isAgent(who) ? 'notAllowed' : 'done'),
}
/** Agents, about all of their homes. */
export const agents: Rule = {
  targets: ['own'],
  side: 'agent',
  outcome: (who) => agentOr(who, 'done'),
}
/** Agents, about one of their homes; to other agents it is as if there were none. */
export const agentsOfHomes: Rule = {
  targets: TARGETS,
  side: 'agent',
  outcome: (who, target) => agentOr(who, target === 'own' ? 'done' : 'notFound'),
}

const OTHER: Readonly<Record<Who, Who>> = {
  visitor: 'user',
  user: 'otherUser',
  otherUser: 'user',
  agent: 'otherAgent',
  otherAgent: 'agent',
}

/** Which users asked about whose homes. */
const ASKED: Readonly<Record<'agent' | 'otherAgent', Who>> = {
  agent: 'user',
  otherAgent: 'otherUser',
}

/** Whose things a call is about; null: what is absent. */
export function holderOf(who: Who, target: Target, side: Rule['side']): Who | null {
  if (target === 'absent') return null
  const whose = target === 'own' ? who : OTHER[who]
  return side === 'agent' && (whose === 'agent' || whose === 'otherAgent') ? ASKED[whose] : whose
}

/** The words of the people whom somebody may not read about in an answer. */
export function wordsUnseenBy(who: Who, side: Rule['side']): string[] {
  const isSeen = (other: Who) => other === who || (side === 'agent' && ASKS[other] === who)
  return EVERYBODY.filter((other) => !isSeen(other)).map((other) => WORDS[other])
}
