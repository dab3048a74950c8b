import type { Page } from '@playwright/test'

const asked = new WeakMap<Page, Set<string>>()
const WRITTEN = /(?<=<script type="application\/json" id="first-answers">).*?(?=<\/script>)/s

/**
 * Has pages that are opened after this ask for what they are told with the page otherwise, so that a test can
 * answer or look on.
 */
export async function askAnew(page: Page, procedure: string): Promise<void> {
  const known = asked.get(page)
  if (known) {
    known.add(procedure)
    return
  }
  const procedures = new Set([procedure])
  asked.set(page, procedures)
  await page.route('**', async (route) => {
    const request = route.request()
    if (!request.isNavigationRequest()) return route.fallback()
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({
      response,
      body: html.replace(WRITTEN, (written) => without(written, procedures)),
    })
  })
}

function without(written: string, procedures: ReadonlySet<string>): string {
  const answers: { path: string }[] = JSON.parse(written)
  const left = answers.filter(({ path }) => !procedures.has(path))
  return JSON.stringify(left).replaceAll('<', '\\u003c')
}
