/** What the search box types while it is empty (S1 section 2). */
export const TYPED_EXAMPLES = [
  'A 3-bed house to rent in Wandsworth with a garden, near a tube station',
  'A 1-bed flat overlooking the river in south-west London',
  'A pet-friendly terraced house 30 minutes from Waterloo',
] as const

/** Searches to try with one click. */
export const TRY_EXAMPLES = [
  'pet-friendly flat in Leith',
  '3 beds near a school, York',
  '10 minutes’ walk from Clapham South',
] as const
