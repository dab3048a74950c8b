import { GALLERY_SIZES, uploadedPicture } from '@hearth/core/file/pictures.ts'
import { FIRST_ANSWERS_ID, type FirstAnswer } from '@hearth/core/page/firstAnswers.ts'
import { type PageHead, SITE_NAME, SITE_ORIGIN_NAME, tabTitle } from '@hearth/core/page/head.ts'
import { absolute } from '@hearth/core/page/jsonLd.ts'
import { type Html, html, joined, scriptJson } from './html.ts'
import type { Page } from './visit.ts'

interface Written extends Omit<Page, 'status'> {
  origin: string
  answers: readonly FirstAnswer[]
}

/** Writes what a page is at the places that index.html marks for it. */
export function writePage(template: string, page: Written): string {
  const places: Record<string, string> = {
    head: [...headLines(page.head, page.origin), ...preload(page.picture)].join('\n    '),
    answers:
      page.answers.length > 0 ? script('application/json', page.answers, FIRST_ANSWERS_ID) : '',
    plain: page.plain ?? '',
  }
  return template.replace(
    /<!--page:(\w+)-->(?:.*?<!--\/page:\1-->)?/gs,
    (mark, name: string) => places[name] ?? mark,
  )
}

function headLines(head: PageHead, origin: string): Html[] {
  const { title, description, path, feed, isIndexed, jsonLd } = head
  return [
    html`<title>${tabTitle(title)}</title>`,
    html`<meta name="description" content="${description}" />`,
    html`<meta name="${SITE_ORIGIN_NAME}" content="${origin}" />`,
    ...(isIndexed ? [] : [html`<meta name="robots" content="noindex, follow" />`]),
    ...(path === null ? [] : [html`<link rel="canonical" href="${origin}${path}" />`]),
    ...(feed === undefined
      ? []
      : [html`<link rel="alternate" type="application/atom+xml" href="${feed}" />`]),
    ...cards(head, origin),
    ...jsonLd.map((object) => script('application/ld+json', object)),
  ]
}

/** What chats and social networks show of a link: Open Graph, and Twitter's own names for the same. */
function cards({ title, description, path, image, type }: PageHead, origin: string): Html[] {
  const properties: [string, string | number | undefined][] = [
    ['og:site_name', SITE_NAME],
    ['og:locale', 'en_GB'],
    ['og:type', type],
    ['og:title', title],
    ['og:description', description],
    ['og:url', path === null ? undefined : `${origin}${path}`],
    ['og:image', image ? absolute(origin, image.src) : undefined],
    ['og:image:alt', image?.alt],
    ['og:image:width', image?.size?.width],
    ['og:image:height', image?.size?.height],
  ]
  const names: [string, string][] = [
    ['twitter:card', image ? 'summary_large_image' : 'summary'],
    ['twitter:title', title],
    ['twitter:description', description],
    ...(image ? [['twitter:image', absolute(origin, image.src)] as [string, string]] : []),
  ]
  const told = properties.flatMap(([property, content]) =>
    content === undefined ? [] : [html`<meta property="${property}" content="${content}" />`],
  )
  return [
    ...told,
    ...names.map(([name, content]) => html`<meta name="${name}" content="${content}" />`),
  ]
}

function script(type: string, content: unknown, id?: string): Html {
  const json = joined([scriptJson(content)])
  return id === undefined
    ? html`<script type="${type}">${json}</script>`
    : html`<script type="${type}" id="${id}">${json}</script>`
}

/** Has the first picture fetched while scripts are still on their way, in the width that the gallery will take. */
function preload(picture: string | undefined): Html[] {
  if (picture === undefined) return []
  const [first] = uploadedPicture(picture)?.sources ?? []
  return first
    ? [
        html`<link rel="preload" as="image" fetchpriority="high" type="${first.type}" imagesrcset="${first.srcSet}" imagesizes="${GALLERY_SIZES}" />`,
      ]
    : [html`<link rel="preload" as="image" fetchpriority="high" href="${picture}" />`]
}
