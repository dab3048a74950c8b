import { isIP } from 'node:net'
import { z } from 'zod'

/** The environment holds a value that Hearth cannot work with; the message says which and why. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** An IP address, or one with the length of its network's prefix: 10.0.0.0/8. */
function isAddressRange(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const bits = isIP(address) === 4 ? 32 : 128
  if (isIP(address) === 0 || rest.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits)
}

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max))

const httpUrl = z.url({ protocol: /^https?$/ }).optional()

/** One entry per variable: how it is read, and in `allowed` what a person may put there. */
const variables = {
  PORT: { schema: wholeNumber(0, 65_535).default(3000), allowed: 'a whole number from 0 to 65535' },
  HOST: {
    schema: z
      .string()
      .regex(/^[\w.:-]+$/)
      .default('127.0.0.1'),
    allowed: 'an address or host name to listen on, such as 127.0.0.1 or 0.0.0.0',
  },
  PUBLIC_URL: {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    allowed: 'the address that visitors use, such as https://hearth.example',
  },
  TRUST_PROXY: {
    schema: z
      .string()
      .refine((list) => list.split(',').every((entry) => isAddressRange(entry.trim())))
      .optional(),
    allowed: 'IP addresses or ranges of the proxies in front, joined by commas',
  },
  HEARTH_DATA_DIR: { schema: z.string().default('.data'), allowed: 'a folder' },
  DATABASE_URL: {
    schema: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    allowed: 'a PostgreSQL address, such as postgres://user:password@localhost:5432/hearth',
    secret: true,
  },
  DEMO: { schema: z.enum(['on', 'off']).default('on'), allowed: 'on or off' },
  OPENAI_API_KEY: { schema: z.string().optional(), allowed: 'a key', secret: true },
  OPENAI_BASE_URL: {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    allowed: 'the address of an OpenAI-compatible service, such as https://api.openai.com/v1',
  },
  OPENAI_MODEL: { schema: z.string().default('gpt-4o-mini'), allowed: 'the name of a model' },
  GEOCODER_URL: {
    schema: httpUrl,
    allowed: 'the search address of a Nominatim, such as https://nominatim.example/search',
  },
  OVERPASS_URL: {
    schema: httpUrl,
    allowed:
      'the address of an Overpass interpreter, such as https://overpass.example/api/interpreter',
  },
  GOOGLE_MAPS_API_KEY: { schema: z.string().optional(), allowed: 'a key', secret: true },
  MAP_STYLE_URL: {
    schema: httpUrl,
    allowed: 'the address of a MapLibre style, such as https://tiles.example/style.json',
  },
  REDIS_URL: {
    schema: z.url({ protocol: /^rediss?$/ }).optional(),
    allowed: 'a Redis address, such as redis://localhost:6379',
    secret: true,
  },
  WORKER_PORT: {
    schema: wholeNumber(0, 65_535).default(0),
    allowed: 'a whole number from 0 to 65535',
  },
  METRICS_TOKEN: { schema: z.string().optional(), allowed: 'a word', secret: true },
  SMTP_URL: {
    schema: z.url({ protocol: /^smtps?$/ }).optional(),
    allowed: 'a mail server, such as smtp://user:password@mail.example:587',
    secret: true,
  },
  MAIL_FROM: {
    schema: z
      .string()
      .regex(/^([^<>]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/)
      .default('Hearth <hello@hearth.example>'),
    allowed: 'a sender, such as Hearth <hello@hearth.example>',
  },
  EMAILJS_PUBLIC_KEY: { schema: z.string().optional(), allowed: 'a key', secret: true },
  EMAILJS_PRIVATE_KEY: { schema: z.string().optional(), allowed: 'a key', secret: true },
  EMAILJS_SERVICE_ID: { schema: z.string().optional(), allowed: 'the id of a service' },
  EMAILJS_TEMPLATE_ID: { schema: z.string().optional(), allowed: 'the id of a template' },
  EMAILJS_URL: {
    schema: z.url({ protocol: /^https?$/ }).default('https://api.emailjs.com'),
    allowed: 'the address of the EmailJS service',
  },
  EMAIL_RATE_PER_MINUTE: {
    schema: wholeNumber(1, 100_000).optional(),
    allowed: 'a whole number from 1 to 100000',
  },
  ENQUIRY_RECIPIENT: { schema: z.email().optional(), allowed: 'an e-mail address' },
  DEMO_ACCOUNTS: { schema: z.enum(['on', 'off']).optional(), allowed: 'on or off' },
  MAILBOX: { schema: z.enum(['on', 'off']).optional(), allowed: 'on or off' },
  S3_BUCKET: { schema: z.string().optional(), allowed: 'the name of a bucket' },
  S3_REGION: { schema: z.string().default('eu-west-2'), allowed: 'the name of a region' },
  S3_ENDPOINT: {
    schema: httpUrl,
    allowed: 'the address of a server that speaks S3, such as https://s3.example',
  },
  S3_ACCESS_KEY_ID: { schema: z.string().optional(), allowed: 'a key' },
  S3_SECRET_ACCESS_KEY: { schema: z.string().optional(), allowed: 'a key', secret: true },
  S3_FORCE_PATH_STYLE: { schema: z.enum(['on', 'off']).default('off'), allowed: 'on or off' },
  OPERATOR_NAME: {
    schema: z.string().max(200).default('the operator of this Hearth'),
    allowed: 'the name of whoever runs this Hearth, of at most 200 characters',
  },
  OPERATOR_ADDRESS: {
    schema: z.string().max(400).optional(),
    allowed: 'a postal address on one line, of at most 400 characters',
  },
  OPERATOR_EMAIL: { schema: z.email().optional(), allowed: 'an e-mail address' },
  POSTHOG_KEY: {
    schema: z.string().optional(),
    allowed: 'the key of a PostHog project: it begins with phc_',
  },
  POSTHOG_HOST: {
    schema: z.url({ protocol: /^https?$/ }).default('https://eu.i.posthog.com'),
    allowed: 'the address of a PostHog, such as https://eu.i.posthog.com',
  },
  LOG_LEVEL: { schema: z.enum(LOG_LEVELS).default('info'), allowed: LOG_LEVELS.join(', ') },
} satisfies Record<string, { schema: z.ZodType; allowed: string; secret?: boolean }>

type Variable = keyof typeof variables

/** Everything that the environment can say about how Hearth runs, read and checked. */
export type Config = { [Name in Variable]: z.output<(typeof variables)[Name]['schema']> }

/** The names of all variables, for those who document or pass them on. */
export const VARIABLE_NAMES = Object.keys(variables) as Variable[]

/**
 * Reads and checks the environment once; a variable that is empty counts as unset.
 * Throws ConfigError with one line that names every wrong variable and what is allowed there.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const wrong: string[] = []
  const entries = VARIABLE_NAMES.map((name) => {
    const { schema, allowed, ...rest } = variables[name]
    const given = env[name]?.trim() || undefined
    const read = schema.safeParse(given)
    if (!read.success) {
      const shown = 'secret' in rest ? 'what it is now' : `"${given}"`
      wrong.push(`${name} must be ${allowed}, not ${shown}.`)
    }
    return [name, read.data]
  })
  wrong.push(...incomplete(Object.fromEntries(entries)))
  if (wrong.length > 0) throw new ConfigError(wrong.join(' '))
  return Object.fromEntries(entries) as Config
}

/** Each of these groups is set as a whole; some of it alone is a mistake. */
const GROUPS: readonly (readonly Variable[])[] = [
  ['EMAILJS_PUBLIC_KEY', 'EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID'],
  ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
]

function incomplete(config: Partial<Config>): string[] {
  return GROUPS.flatMap((group) => {
    const missing = group.filter((name) => config[name] === undefined)
    if (missing.length === group.length) return []
    return missing.map((name) => `${name} must be set as well: ${group.join(', ')} go together.`)
  })
}
