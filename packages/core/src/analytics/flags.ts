/**
 * What can be tried out with some people: each flag with its variants, the first of which holds for whoever is
 * not measured, and until PostHog has said otherwise.
 */
export const FLAGS = {
  /** What the home page shows first, below the search: homes, or how Hearth reads a sentence. */
  'home-first-section': ['homes', 'reading'],
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>

export type Flag = keyof typeof FLAGS
export type Variant<Name extends Flag> = (typeof FLAGS)[Name][number]
/** The variants that somebody was shown; a flag that decided nothing yet is missing. */
export type ShownVariants = { readonly [Name in Flag]?: Variant<Name> }

/** The names of all flags: no other is asked about. */
export const FLAG_NAMES = Object.keys(FLAGS) as Flag[]

/** The variant that is meant by what PostHog says; the default when it says nothing that there is. */
export function variantOf<Name extends Flag>(name: Name, said: unknown): Variant<Name> {
  const variants: readonly Variant<Name>[] = FLAGS[name]
  return variants.find((variant) => variant === said) ?? FLAGS[name][0]
}
