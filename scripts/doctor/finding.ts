/** `unset`: nothing is set, and the embedded default stands in. `weak`: it works, and should be better. */
export type State = 'works' | 'unset' | 'weak' | 'broken'

/** What was found out about one thing, in a sentence; and, unless all is well, what to do. */
export interface Finding {
  name: string
  state: State
  said: string
  todo?: string
}

/** Looks at one outside system, which may tell several things. What it throws is told as broken. */
export interface Check {
  name: string
  /** What to do when it does not answer at all. */
  todo: string
  look(): Promise<Finding[]>
}

export const works = (name: string, said: string): Finding => ({ name, state: 'works', said })
export const unset = (name: string, said: string): Finding => ({ name, state: 'unset', said })
export const weak = (name: string, said: string, todo: string): Finding => ({
  ...{ name, state: 'weak', said, todo },
})
export const broken = (name: string, said: string, todo: string): Finding => ({
  ...{ name, state: 'broken', said, todo },
})

/** Nothing to look at, because nothing is set. */
export const unsetCheck = (name: string, said: string): Check => ({
  name,
  todo: '',
  look: async () => [unset(name, said)],
})
