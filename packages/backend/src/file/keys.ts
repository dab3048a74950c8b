/** Where an upload waits as it came. Nothing under this folder is ever served. */
export const receivedKey = (id: string) => `received/${id}`

/** Where what is made of it stands, under the name by which it is served. */
export const servedKey = (folder: string, id: string, suffix: string) => `${folder}/${id}${suffix}`
