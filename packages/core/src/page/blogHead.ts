import { type BlogPost, POSTS } from '../blog/posts.ts'
import { type PageHead, SITE_NAME } from './head.ts'
import { absolute, breadcrumbs, organisation, SCHEMA } from './jsonLd.ts'
import { SITE_IMAGE } from './siteImage.ts'
import { SOCIAL_SIZE, socialPicture } from './socialPicture.ts'

export const postPath = ({ id }: Pick<BlogPost, 'id'>): string => `/blog/${id}`

/** /blog */
export function blogHead(origin: string): PageHead {
  return {
    title: 'Blog',
    description:
      'What is worth knowing when you look for a home in the UK: searching, renting, energy certificates and viewings.',
    path: '/blog',
    image: SITE_IMAGE,
    type: 'website',
    isIndexed: true,
    jsonLd: [
      breadcrumbs(origin, [{ name: 'Blog' }]),
      {
        '@context': SCHEMA,
        '@type': 'Blog',
        name: `The blog of ${SITE_NAME}`,
        url: `${origin}/blog`,
        inLanguage: 'en-GB',
        publisher: organisation(origin),
        blogPost: POSTS.map((post) => posting(post, origin)),
      },
    ],
  }
}

/** /blog/{id} */
export function blogPostHead(post: BlogPost, origin: string): PageHead {
  return {
    title: post.title,
    description: post.excerpt,
    path: postPath(post),
    image: { src: socialPicture(post.image.src), alt: post.image.alt, size: SOCIAL_SIZE },
    type: 'article',
    isIndexed: true,
    jsonLd: [
      breadcrumbs(origin, [{ name: 'Blog', path: '/blog' }, { name: post.title }]),
      { '@context': SCHEMA, ...posting(post, origin) },
    ],
  }
}

function posting(post: BlogPost, origin: string) {
  const url = absolute(origin, postPath(post))
  return {
    '@type': 'BlogPosting',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: post.title,
    description: post.excerpt,
    datePublished: post.date,
    inLanguage: 'en-GB',
    author: { '@type': 'Person', name: post.author },
    publisher: organisation(origin),
    image: {
      '@type': 'ImageObject',
      url: absolute(origin, socialPicture(post.image.src)),
      caption: post.image.alt,
      ...SOCIAL_SIZE,
    },
  }
}
