declare module '@adobe/structured-data-validator' {
  /** Checks objects against schema.org's vocabulary and what Google asks of them. */
  export default class Validator {
    constructor(vocabulary: { '@graph': readonly object[] })
    validate(found: {
      jsonld: Record<string, object[]>
    }): Promise<{ issueMessage: string; severity: 'ERROR' | 'WARNING'; path: unknown[] }[]>
  }
}
