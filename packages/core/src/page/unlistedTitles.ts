/** What pages are called that are for one person, for agents, or on the way to somewhere else. */
export const UNLISTED_TITLES = {
  '/account': 'Your account',
  '/auth': 'Sign in',
  '/mailbox': 'Mailbox',
  '/mailbox/$id': 'Mailbox',
  '/messages': 'Messages',
  '/newsletter/confirm': 'Newsletter',
  '/newsletter/unsubscribe': 'Newsletter',
  '/saved-properties': 'Saved Properties',
  '/saved-searches': 'Saved Searches',
  '/search-loading': 'Searching',
  '/unsubscribe': 'Email alerts',
  '/viewings': 'Your Viewings',
  '/agent/dashboard': 'Agent Dashboard',
  '/agent/import': 'Import listings',
  '/agent/login': 'Agent sign in',
  '/agent/register': 'Register as an agent',
  '/agent/viewings': 'Viewing Requests',
  '/agent/properties/new': 'Add Property',
  '/agent/properties/$id/edit': 'Edit Property',
  '/agent/properties/$id/figures': 'Figures',
} as const

export type UnlistedPath = keyof typeof UNLISTED_TITLES
