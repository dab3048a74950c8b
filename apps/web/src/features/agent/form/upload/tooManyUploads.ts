/** The server takes no more files for a while; how long, it says. */
export class TooManyUploads extends Error {
  readonly seconds: number

  constructor(seconds: number) {
    super('Too many files at once. Please try again in a minute.')
    this.name = 'TooManyUploads'
    this.seconds = seconds
  }
}
