/** What is to be closed when the test file that opened it is over. */
export const endings: (() => Promise<void>)[] = []
