import { IconBookmark, IconCalendar, IconHeart, IconMessage, IconUser } from '@tabler/icons-react'

/** The pages of whoever is signed in. */
export const ACCOUNT_ROOMS = [
  { to: '/messages', text: 'Messages', Icon: IconMessage },
  { to: '/viewings', text: 'Your Viewings', Icon: IconCalendar },
  { to: '/saved-properties', text: 'Saved Properties', Icon: IconHeart },
  { to: '/saved-searches', text: 'Saved Searches', Icon: IconBookmark },
  { to: '/account', text: 'Your account', Icon: IconUser },
] as const
