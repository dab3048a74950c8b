/** S2 section 8. */
export const NOT_FETCHED = 'Failed to fetch dashboard data. Please try again.'
