/** A post as lists, links and feeds show it; what it says is in `bodies/`. */
export interface BlogPost {
  /** Its part of the address: /blog/{id}. */
  id: string
  title: string
  /** One or two sentences that tell whether to read on. */
  excerpt: string
  /** The day on which it was published: yyyy-MM-dd. */
  date: string
  author: string
  image: BlogImage
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
    image: drawing('renters-rights-act-what-changed', 'A row of town houses with a To Let board'),
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
      'A speech bubble with a small house inside, over a street',
    ),
  },
  {
    id: 'how-to-read-an-epc',
    title: 'How to read an energy performance certificate',
    excerpt:
      'A letter from A to G says less than the page behind it. Where the heat goes, what the numbers mean, and what to ask before you pay for it.',
    date: '2026-04-09',
    author: 'Megan Price',
    image: drawing('how-to-read-an-epc', 'A house in section with its seven energy bands'),
  },
  {
    id: 'what-to-ask-at-a-viewing',
    title: 'What to ask at a viewing, and what to look at while they answer',
    excerpt:
      'You have twenty minutes in the biggest purchase or the longest lease of your life. A list to take with you, room by room.',
    date: '2026-03-02',
    author: 'Tom Ashdown',
    image: drawing('what-to-ask-at-a-viewing', 'An open front door with a notebook on the step'),
  },
]

/** The post of that id, or undefined. */
export function postById(id: string): BlogPost | undefined {
  return POSTS.find((post) => post.id === id)
}

function drawing(id: string, alt: string): BlogImage {
  return { src: `/blog/${id}.svg`, alt, width: 1200, height: 630 }
}
