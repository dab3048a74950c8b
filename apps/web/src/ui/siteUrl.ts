/** The whole address of a path of ours, to be handed on. */
export const siteUrl = (path: string): string => new URL(path, window.location.origin).href
