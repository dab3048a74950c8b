import type { Random } from '../random.ts'
import type { Story } from './story.ts'

/** A sentence that may be said of some listings. `{a|b}` is one wording or the other. */
export interface Line {
  say: (story: Story) => string
  /** What must be true of the listing. */
  when: (story: Story) => boolean
  /** Subjects of the sentence: none is spoken of twice in one listing. */
  about: readonly string[]
}

type About = string | readonly string[]

/** A line; `when` says of which listings it is true, `about` what it tells. */
export function line(
  say: string | ((story: Story) => string),
  when: (story: Story) => boolean = () => true,
  about: About = [],
): Line {
  return {
    say: typeof say === 'string' ? () => say : say,
    when,
    about: typeof about === 'string' ? [about] : about,
  }
}

/** Tells one listing: chooses among lines, and remembers what was said. */
export interface Teller {
  /** A sentence from the lines, or undefined when none is true and new. */
  tell(lines: readonly Line[]): string | undefined
  /** The first of the wordings in every brace, chosen at random. */
  vary(text: string): string
  chance(probability: number): boolean
  /** Whether a subject was spoken of. */
  told(subject: string): boolean
}

const CHOICE = /\{([^{}]*)\}/g

/** A teller for one listing. */
export function createTeller(random: Random, story: Story): Teller {
  const said = new Set<Line>()
  const subjects = new Set<string>()
  const vary = (text: string) =>
    text.replace(CHOICE, (_, choices: string) => random.pick(choices.split('|')))
  return {
    tell(lines) {
      const possible = lines.filter(
        (l) => !said.has(l) && l.about.every((a) => !subjects.has(a)) && l.when(story),
      )
      if (possible.length === 0) return undefined
      const chosen = random.pick(possible)
      said.add(chosen)
      for (const subject of chosen.about) subjects.add(subject)
      return vary(chosen.say(story))
    },
    vary,
    chance: random.chance,
    told: (subject) => subjects.has(subject),
  }
}
