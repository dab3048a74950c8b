import { addressesFor, everyRoute, openWhole, VISITS, type Visitor } from '../src/everyRoute.ts'
import { expect, expectAccessible, expectReadable, test } from '../src/test.ts'

// What is not there is asked for as well; and axe calls out to the frame of an e-mail, which hears nobody.
test.use({ expectedConsoleErrors: [/Failed to load resource.*40[04]|postMessage/] })

test('every route is visited', () => {
  const visited = Object.values(VISITS).flatMap((visits) => Object.keys(visits))
  expect(visited.sort()).toEqual(everyRoute().sort())
})

for (const visitor of Object.keys(VISITS) as Visitor[]) {
  test(`axe finds nothing on any page of a ${visitor}, light or dark`, async ({ page }) => {
    test.slow()
    for (const address of await addressesFor(page, visitor)) {
      await test.step(address, async () => {
        await openWhole(page, address)
        await expectAccessible(page)
        await page.emulateMedia({ colorScheme: 'dark' })
        await expectReadable(page)
        await page.emulateMedia({ colorScheme: 'light' })
      })
    }
  })
}
