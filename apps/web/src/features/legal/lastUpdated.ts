/** What all three legal texts say of themselves, as S2 section 2 words it. */
export const LAST_UPDATED = 'June 2024'
