/** What the front door asks for, by page and server alike. */
export const POPULAR_HOMES = { count: 6 } as const
export const BUSIEST_PLACES = { count: 12 } as const
