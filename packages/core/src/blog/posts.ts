export const POST_IDS = [
  'renters-rights-act-what-changed',
  'search-by-describing',
  'how-to-read-an-epc',
  'what-to-ask-at-a-viewing',
] as const
export type PostId = (typeof POST_IDS)[number]

/** A post as lists, links and feeds show it; what it says is in `bodies/`. */
export interface BlogPost {
  /** Its part of the address: /blog/{id}. */
  id: PostId
  title: string
  /** One or two sentences that tell whether to read on. */
  excerpt: string
  /** The day on which it was published: yyyy-MM-dd. */
  date: string
  author: string
  image: BlogImage
  /** What to read next. */
  related: readonly PostId[]
}

export interface BlogImage {
  /** A drawing below apps/web/public/blog. */
  src: string
  alt: string
  /** Pixels. */
  width: number
  height: number
}

/** The newest first. */
export const POSTS: readonly BlogPost[] = [
  {
    id: 'renters-rights-act-what-changed',
    title: 'What the Renters’ Rights Act changed on 1 May 2026',
    excerpt:
      'No more fixed terms, no more section 21, one rent increase a year: what it means for you, whether you rent already or are looking.',
    date: '2026-06-12',
    author: 'Priya Nair',
    image: drawing(
      'renters-rights-act-what-changed',
      'A terrace in the morning, with a board in one front garden and a cat in the window next door',
    ),
    related: ['what-to-ask-at-a-viewing', 'how-to-read-an-epc'],
  },
  {
    id: 'search-by-describing',
    title: 'Say it in your own words: how to search by description',
    excerpt:
      'Filters know boxes; you know how you want to live. What Hearth understands, what it cannot, and how to get to the right ten homes.',
    date: '2026-05-21',
    author: 'Tom Ashdown',
    image: drawing(
      'search-by-describing',
      'A street at dusk under a large speech bubble, in which a small house stands with its lights on',
    ),
    related: ['what-to-ask-at-a-viewing', 'renters-rights-act-what-changed'],
  },
  {
    id: 'how-to-read-an-epc',
    title: 'How to read an energy performance certificate',
    excerpt:
      'A letter from A to G says less than the page behind it. Where the heat goes, what the numbers mean, and what to ask before you pay for it.',
    date: '2026-04-09',
    author: 'Megan Price',
    image: drawing(
      'how-to-read-an-epc',
      'A house cut open from loft to cellar in winter, beside seven bars from green to red',
    ),
    related: ['what-to-ask-at-a-viewing', 'renters-rights-act-what-changed'],
  },
  {
    id: 'what-to-ask-at-a-viewing',
    title: 'What to ask at a viewing, and what to look at while they answer',
    excerpt:
      'Twenty minutes, for the largest sum you may ever spend. What to look at, room by room, and the questions that owners and agents can answer.',
    date: '2026-03-02',
    author: 'Tom Ashdown',
    image: drawing(
      'what-to-ask-at-a-viewing',
      'A front door standing open on a lit hall, with a notebook and a pencil on the step',
    ),
    related: ['how-to-read-an-epc', 'search-by-describing'],
  },
]

/** The post of that id, or undefined. */
export function postById(id: string): BlogPost | undefined {
  return POSTS.find((post) => post.id === id)
}

/** The posts to read after this one. */
export function relatedPosts({ related }: BlogPost): BlogPost[] {
  return POSTS.filter(({ id }) => related.includes(id))
}

function drawing(id: PostId, alt: string): BlogImage {
  return { src: `/blog/${id}.svg`, alt, width: 1200, height: 630 }
}
