/**
 * The advisory locks of a database, under which processes that start at once wait for each other. Any
 * numbers will do, as long as every version of Hearth uses the same ones.
 */
export const LOCKS = { migration: 4_873_511, gazetteer: 5_360_117, demo: 7_263_001 } as const
