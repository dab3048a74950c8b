import type { PageHead } from './head.ts'
import { breadcrumbs } from './jsonLd.ts'
import { SITE_IMAGE } from './siteImage.ts'

/** The pages that are text alone: what they are called, and what one reads there. */
export const TEXT_PAGES = {
  '/terms': {
    title: 'Terms of Service',
    description: 'The terms under which Hearth may be used, by home seekers and by estate agents.',
  },
  '/privacy': {
    title: 'Privacy Policy',
    description:
      'Which personal data Hearth holds, why and for how long, who is told what, and how to get or delete your own.',
  },
  '/cookies': {
    title: 'Cookie Policy',
    description: 'Every cookie and everything else that Hearth stores in your browser, and why.',
  },
  '/data': {
    title: 'Where our data comes from',
    description: 'The sources of the places, stations and maps in Hearth, and their licences.',
  },
} as const

export type TextPath = keyof typeof TEXT_PAGES

/** A legal page, or the one about data. */
export function textHead(path: TextPath, origin: string): PageHead {
  const { title, description } = TEXT_PAGES[path]
  return {
    title,
    description,
    path,
    image: SITE_IMAGE,
    type: 'website',
    isIndexed: true,
    jsonLd: [breadcrumbs(origin, [{ name: title }])],
  }
}
