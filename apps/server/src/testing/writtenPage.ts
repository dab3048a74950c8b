import { firstAnswersSchema } from '@hearth/core/page/firstAnswers.ts'

/** Who opens pages, for whatever tells people from programs. */
export const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/148.0.0.0 Safari/537.36'

/** What is written into a page, by its tag and its name. */
export function written(body: string) {
  const [, title] = /<title>(.*?)<\/title>/s.exec(body) ?? []
  const meta = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="(.*?)" />`, 's').exec(body)?.[1]
  const [, canonical] = /<link rel="canonical" href="(.*?)" \/>/.exec(body) ?? []
  const jsonLd = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json),
  )
  const [, answers = '[]'] =
    /<script type="application\/json" id="first-answers">(.*?)<\/script>/s.exec(body) ?? []
  return { title, meta, canonical, jsonLd, answers: firstAnswersSchema.parse(JSON.parse(answers)) }
}

/** Which procedures a page brings the answers of. */
export const pathsOf = (body: string) => written(body).answers.map(({ path }) => path)
