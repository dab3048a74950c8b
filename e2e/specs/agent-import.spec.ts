import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { openAgency } from '../src/agency.ts'
import { answerInstead } from '../src/answerInstead.ts'
import { newAccount } from '../src/signIn.ts'
import { expect, expectAccessible, test } from '../src/test.ts'

test.use({ expectedConsoleErrors: [/Failed to load resource.*(404|422)/] })

const COLUMNS = 'AGENT_REF^DISPLAY_ADDRESS^DESCRIPTION^BEDROOMS^PRICE^PROP_SUB_ID^TRANS_TYPE_ID^'

/** A file of BLM, as agents' software exports it. */
function blm(rows: readonly string[]): Buffer {
  const data = rows.map((row) => `${row}^~`)
  const head = ['#HEADER#', 'Version : 3', "EOF : '^'", "EOR : '~'", '#DEFINITION#', `${COLUMNS}~`]
  return Buffer.from([...head, '#DATA#', ...data, '#END#', ''].join('\n'))
}

async function handOver(page: Page, buffer: Buffer, name = 'listings.blm'): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose a file: File of listings' }).click(),
  ])
  await chooser.setFiles({ name, mimeType: 'application/octet-stream', buffer })
}

const row = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Row by row' }).getByRole('listitem').filter({ hasText: text })

test('an agent tries a file out, imports it, and imports it again with what has changed', async ({
  page,
}) => {
  await openAgency(page)
  const street = `Plum Lane ${randomUUID().slice(0, 8)}`
  await page.goto('/agent/import')
  await expect(page.getByRole('heading', { level: 1, name: 'Import listings' })).toBeVisible()
  await expect(page.getByText('Nothing was imported yet.')).toBeVisible()
  await expectAccessible(page)

  await handOver(page, Buffer.from('no listings at all'), 'letter.doc')
  await expect(page.getByRole('alert').filter({ hasText: 'letter.doc' })).toContainText(
    'Please choose a BLM file, or a ZIP with one in it.',
  )
  await expectAccessible(page)

  await page.getByLabel('Take listings off the market that the file lacks').check()
  await handOver(
    page,
    blm([
      `P1^1 ${street}, York^A quiet home.^2^£159,950^4^1`,
      `P2^2 ${street}, York^A bright home.^3^200,000^3^1`,
      `P3^3 ${street}, York^A home.^three^200000^3^1`,
    ]),
  )
  await expect(page.getByText('Dry run: nothing is changed yet').first()).toBeVisible()
  await expect(page.getByText('Importing makes these changes: 2 new.')).toBeVisible()
  await expect(row(page, 'P3')).toContainText('“three” is no number of rooms.')
  await expectAccessible(page)
  await page.getByText('All rows', { exact: true }).click()
  await expect(row(page, 'P1')).toContainText('New')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('listings.blm report.csv')

  await page.reload()
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByText('Imported', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Earlier imports' })).toContainText('Dry run')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'See your properties' }).click()
  await expect(page.getByText(`1 ${street}, York`).first()).toBeVisible()

  await page.goto('/agent/import')
  await page.getByLabel('Take listings off the market that the file lacks').check()
  await handOver(page, blm([`P1^1 ${street}, York^A quiet home.^2^149,950^4^1`]))
  await expect(
    page.getByText('Importing makes these changes: 1 changed, 1 taken off the market.'),
  ).toBeVisible()
  await expect(row(page, 'P2')).toContainText('Taken off the market')
})

test('a file that was cut off is imported only by whoever knows it', async ({ page }) => {
  await openAgency(page)
  await page.goto('/agent/import')
  const whole = blm([
    'C1^1 Plum Lane, York^A quiet home.^2^£159,950^4^1',
    'C2^2 Plum Lane, York^A bright home.^3^200,000^3^1',
  ])
  await handOver(page, whole.subarray(0, -20))
  const panel = page.getByRole('region', { name: 'listings.blm' })
  await expect(panel).toContainText('it may have been cut off')
  await expect(panel.getByRole('button', { name: 'Import', exact: true })).toBeDisabled()
  await expectAccessible(page)
  await panel.getByLabel('Import what there is of this file').check()
  await panel.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(panel.getByRole('status')).toHaveText('Imported')
  await expect(page.getByRole('region', { name: 'Earlier imports' })).toContainText(
    'Dry run: imported afterwards',
  )
})

test('the page tells of what it cannot find or load, and only agents see it', async ({ page }) => {
  await newAccount(page)
  await page.goto('/agent/import')
  await expect(page).toHaveURL(/\/agent\/login/)
  await openAgency(page)
  await page.goto('/agent/import?id=2000000000')
  await expect(page.getByRole('heading', { name: 'Import not found' })).toBeVisible()
  await expectAccessible(page)
  await answerInstead(page, 'agent.imports.list', { fails: 500 })
  await page.goto('/agent/import')
  await expect(page.getByText('Earlier imports could not be loaded')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})
