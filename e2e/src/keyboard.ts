import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** More tab stops than there are before anything on a page that people look for. */
const MOST = 80

/**
 * Goes on by Tab until this has the keyboard. Fails when it is never reached, and when on the way what has
 * the keyboard cannot be seen, or is not marked as such (WCAG 2.4.7 and 2.4.11).
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible()
  for (let step = 0; step < MOST; step += 1) {
    await page.keyboard.press(key)
    const isThere = await target.evaluate((element) => element === document.activeElement)
    expect(await page.evaluate(unseenFocus), 'where the keyboard is').toBeNull()
    if (isThere) return
  }
  await expect(target).toBeFocused()
}

/** By keyboard to it, and presses it. */
export async function pressBy(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** What has the keyboard and cannot be seen to have it, and why; null when all is well. */
function unseenFocus(): string | null {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body) return null
  const { left, top, right, bottom } = focused.getBoundingClientRect()
  const points = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
  )
  const isSeen = points.some(([x, y]) => {
    const uppermost = document.elementFromPoint(x, y)
    return uppermost !== null && (focused.contains(uppermost) || uppermost.contains(focused))
  })
  const hasRing = (element: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
  }
  const around: Element[] = []
  for (let each = focused; each !== document.body && around.length < 6; ) {
    around.push(each)
    const parent = each.parentElement
    if (parent === null) break
    each = parent
  }
  const isMarked =
    [...around, ...focused.querySelectorAll('*')].some(hasRing) ||
    [...(focused.parentElement?.children ?? [])].some(hasRing)
  if (isSeen && isMarked) return null
  return `${isSeen ? 'not marked' : 'behind something'}: ${focused.outerHTML.slice(0, 200)}`
}
