import type { SiteConfig } from '@hearth/core/site/contract.ts'
import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Analytics, AnalyticsContext } from '../analytics/AnalyticsContext.ts'
import { AnalyticsFacts } from './AnalyticsFacts.tsx'
import { HELD } from './heldData.ts'
import { MapSource } from './MapSource.tsx'
import { Operator } from './Operator.tsx'
import { Processors } from './Processors.tsx'
import { processorsOf } from './processors.ts'

const NOBODY: SiteConfig = {
  operator: { name: 'the operator of this Hearth', address: null, email: null },
  analytics: null,
  processors: {
    languageModel: false,
    geocoder: false,
    emailService: 'none',
    fileStorage: 'local',
    maps: 'none',
  },
}

test('what the operator has not told is said to be missing', () => {
  const { container } = render(<Operator operator={NOBODY.operator} />)
  expect(container.textContent).toContain('is run by the operator of this Hearth')
  expect(container.textContent).toContain('They have not given a postal address.')
  expect(container.textContent).toContain('They have not given an e-mail address.')
})

test('an operator who has told everything is named with it', () => {
  const operator = {
    name: 'Hearth Homes Ltd',
    address: '1 Rose Lane, York YO1 7HH',
    email: 'privacy@hearth.example',
  }
  const { container } = render(<Operator operator={operator} />)
  expect(container.textContent).toContain('run by Hearth Homes Ltd')
  expect(container.textContent).toContain('Their postal address is 1 Rose Lane, York YO1 7HH.')
  expect(screen.getByRole('link').getAttribute('href')).toBe('mailto:privacy@hearth.example')
  expect(container.textContent).not.toContain('not given')
})

test('a Hearth that uses nobody else says so', () => {
  const { container } = render(<Processors config={NOBODY} />)
  expect(container.textContent).toContain('no outside service')
})

const processors = NOBODY.processors
test.each<[string, SiteConfig, string]>([
  [
    'a language model',
    { ...NOBODY, processors: { ...processors, languageModel: true } },
    'A language model',
  ],
  ['a geocoder', { ...NOBODY, processors: { ...processors, geocoder: true } }, 'A geocoder'],
  ['SMTP', { ...NOBODY, processors: { ...processors, emailService: 'smtp' } }, 'A mail server'],
  ['EmailJS', { ...NOBODY, processors: { ...processors, emailService: 'emailjs' } }, 'EmailJS'],
  ['S3', { ...NOBODY, processors: { ...processors, fileStorage: 's3' } }, 'A storage service'],
  ['Google', { ...NOBODY, processors: { ...processors, maps: 'google' } }, 'Google Maps'],
  ['MapLibre', { ...NOBODY, processors: { ...processors, maps: 'maplibre' } }, 'A map server'],
  [
    'PostHog',
    { ...NOBODY, analytics: { key: 'phc_1', host: 'https://eu.i.posthog.com' } },
    'PostHog',
  ],
])('%s is named where it is switched on, and nobody else', (_, config, name) => {
  expect(processorsOf(config).map((processor) => processor.name)).toEqual([name])
})

test('analytics are described where there are any', () => {
  const asked: Analytics = {
    standing: 'ask',
    choice: null,
    isAsking: true,
    choose: () => undefined,
  }
  const facts = (config: SiteConfig) => (
    <AnalyticsContext value={asked}>
      <AnalyticsFacts config={config} />
    </AnalyticsContext>
  )
  const shown = (config: SiteConfig) =>
    render(facts(config), { wrapper: MantineProvider }).container.textContent
  expect(shown(NOBODY)).toContain('None is set up here.')
  const analytics = { key: 'phc_1', host: 'https://eu.i.posthog.com' }
  expect(shown({ ...NOBODY, analytics })).toContain('at eu.i.posthog.com')
})

test.each([
  ['google', 'Google’s'],
  ['maplibre', 'drawn by MapLibre'],
  ['none', 'No map is set up here.'],
] as const)('of maps by %s it says “%s”', (maps, words) => {
  expect(render(<MapSource maps={maps} />).container.textContent).toContain(words)
})

// Should a period change, the person who changes it reads here what the policy now promises.
test('the policy says the periods that the code obeys', () => {
  expect(
    Object.fromEntries(
      HELD.map(({ title, kept }) => [title, kept.match(/\d+ (days|hours)|an hour/g)]),
    ),
  ).toEqual({
    'Your account': ['24 hours', '24 hours', 'an hour'],
    'Where you are signed in': ['30 days', '365 days'],
    'Saved homes and searches': null,
    'Messages and viewings': null,
    'E-mails that we send': ['30 days'],
    'The newsletter': ['365 days', '72 hours'],
    'Estate agents': ['30 days', '7 days', '90 days'],
    'Protection against abuse': ['2 days'],
    'Work in the background': ['7 days', '90 days'],
  })
})
