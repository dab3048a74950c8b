import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contractionsIn } from './testing/contractions.ts'

const FOLDER = new URL('../migrations/', import.meta.url)
/** The last migration of 0.1.0: nobody has an older schema. */
const FIRST_RELEASED = '0014_reduced.sql'

const later = readdirSync(FOLDER).filter((name) => name.endsWith('.sql') && name > FIRST_RELEASED)

test('migrations only add, so that servers of the last version go on meanwhile', () => {
  const found = later.flatMap((name) =>
    contractionsIn(readFileSync(new URL(name, FOLDER), 'utf8')).map((sql) => `${name}: ${sql}`),
  )
  expect(found).toEqual([])
})

test.each([
  'DROP TABLE "homes";',
  'ALTER TABLE "homes" DROP COLUMN "price";',
  'ALTER TABLE "homes" RENAME COLUMN "price" TO "cost";',
  'ALTER TABLE "homes" RENAME TO "dwellings";',
  'ALTER TABLE "homes" ALTER COLUMN "price" SET DATA TYPE bigint;',
  'ALTER TABLE "homes" ALTER COLUMN "price" SET NOT NULL;',
  'ALTER TABLE "homes" ADD COLUMN "rooms" integer NOT NULL;',
  'TRUNCATE homes;',
])('%s takes away', (statement) => {
  expect(contractionsIn(`CREATE TABLE a (b int);--> statement-breakpoint\n${statement}`)).toEqual([
    statement,
  ])
})

test.each([
  'CREATE TABLE "letters" ("id" integer PRIMARY KEY, "email" text NOT NULL);',
  'ALTER TABLE "homes" ADD COLUMN "rooms" integer;',
  'ALTER TABLE "homes" ADD COLUMN "rooms" integer DEFAULT 0 NOT NULL;',
  'ALTER TABLE "homes" ADD COLUMN "rooms" integer NOT NULL DEFAULT 0;',
  'ALTER TABLE "homes" ADD COLUMN "rooms" integer NOT NULL GENERATED ALWAYS AS (beds + baths) STORED;',
  'ALTER TABLE "emails" DROP CONSTRAINT "emails_kind";',
  'ALTER TABLE "homes" ALTER COLUMN "price" DROP NOT NULL;',
  'CREATE INDEX "homes_price" ON "homes" ("price");',
  '-- DROP TABLE would be too early\nSELECT 1;',
  '-- contracts: 0.3 reads it no more\nALTER TABLE "homes" DROP COLUMN "price";',
])('%s does not', (statement) => {
  expect(contractionsIn(statement)).toEqual([])
})
