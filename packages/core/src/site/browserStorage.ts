import { RETENTION } from './retention.ts'

/** Something that Hearth keeps in a visitor's browser, as the Cookie Policy tells of it. */
export interface StoredInBrowser {
  /** As the code names it; {…} stands for a number or an id. */
  name: string
  kind: 'Cookie' | 'Local storage' | 'Session storage'
  purpose: string
  /** How long it stays. */
  lasts: string
  /** Whether it is kept only once somebody has said yes to analytics. */
  needsConsent?: true
}

const forVisit = (name: string, purpose: string): StoredInBrowser => ({
  name,
  kind: 'Session storage',
  purpose,
  lasts: 'Until the tab is closed; sooner if you sign out',
})

/**
 * Everything that Hearth keeps in a browser. A test looks for the names of cookies and of storage entries
 * in the code, and fails for one that is not here.
 */
export const STORED_IN_BROWSER: readonly StoredInBrowser[] = [
  {
    name: 'hearth_session',
    kind: 'Cookie',
    purpose: 'Keeps you signed in. It holds a random secret, and nothing about you.',
    lasts: `${RETENTION.sessionDays} days, renewed while you come back; deleted when you sign out`,
  },
  {
    name: 'hearth_device',
    kind: 'Cookie',
    purpose:
      'Remembers that this browser has signed in before, so that somebody who guesses at your password elsewhere cannot lock you out. Set when you sign in.',
    lasts: `${RETENTION.deviceDays} days since you last signed in`,
  },
  {
    name: 'savedProperties',
    kind: 'Local storage',
    purpose: 'The homes that you put a heart on while you are not signed in.',
    lasts: 'Until you take the hearts off, or sign in and your account has them',
  },
  {
    name: 'hearth.keepOffered',
    kind: 'Local storage',
    purpose: 'Remembers that we have told you once how to keep your hearts in an account.',
    lasts: 'Until you clear it',
  },
  {
    name: 'hearth-colour-scheme',
    kind: 'Local storage',
    purpose: 'Whether you chose the light or the dark look.',
    lasts: 'Until you clear it',
  },
  {
    name: 'hearth-analytics-choice',
    kind: 'Local storage',
    purpose: 'Whether you said yes or no to analytics, and when, so that you are not asked again.',
    lasts: 'Twelve months at most; then you are asked again',
  },
  {
    name: 'ph_{project}_posthog',
    kind: 'Cookie',
    purpose: 'For analytics: a random number that tells one browser from another, and one visit.',
    lasts: '365 days; deleted when you say no',
    needsConsent: true,
  },
  {
    name: 'ph_{project}_posthog',
    kind: 'Local storage',
    purpose: 'For analytics: the same numbers, and which version of a page you are shown.',
    lasts: 'Until you say no',
    needsConsent: true,
  },
  {
    name: '__ph_opt_in_out_{project}',
    kind: 'Local storage',
    purpose: 'For analytics: that you said yes.',
    lasts: 'Until you say no',
    needsConsent: true,
  },
  {
    name: 'ph_{project}_window_id',
    kind: 'Session storage',
    purpose:
      'For analytics: tells one tab from another. Some more names that begin alike go with it.',
    lasts: 'Until the tab is closed, or you say no',
    needsConsent: true,
  },
  {
    name: 'hearth.listing.{account}.{home}',
    kind: 'Local storage',
    purpose: 'For estate agents: what was typed about a home and not saved yet.',
    lasts: 'Until it is saved or discarded',
  },
  forVisit('hearth.owner', 'Which account the entries below belong to.'),
  forVisit('hearth.chat', 'Your conversation beside the results.'),
  forVisit('hearth.said', 'Which of your words gave which part of the search.'),
  forVisit('hearth.draft', 'What you typed into the search box.'),
  forVisit('hearth.saveSearch', 'The search you were about to save when you went to sign in.'),
  forVisit('hearth.phone', 'The telephone number from your last enquiry, to fill it in again.'),
  forVisit('hearth.contact.{home}', 'What you typed to an agent and have not sent.'),
  forVisit('hearth.viewing.{home}', 'A viewing you were about to ask for.'),
  forVisit('hearth.reschedule.{viewing}', 'Other times you were about to ask for.'),
  forVisit('hearth.notes.{viewing}', 'Notes on a viewing that are not saved yet.'),
  forVisit('hearth.decline.{viewing}', 'For estate agents: a reason that is being written.'),
  forVisit(
    'hearth.viewingMessage.{viewing}',
    'For estate agents: a message that is being written.',
  ),
  forVisit('hearth.message.{account}.{home}', 'A message that is being written.'),
  forVisit(
    'hearth.reply.{account}.{home}.{person}',
    'For estate agents: a reply that is being written.',
  ),
  {
    name: 'tsr-scroll-restoration-v1_3',
    kind: 'Session storage',
    purpose: 'How far you had scrolled on each page, so that Back returns you there.',
    lasts: 'Until the tab is closed',
  },
]
