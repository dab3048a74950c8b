import { MantineProvider } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ShareButton } from './ShareButton.tsx'

const HOME = { title: 'A house & garden', address: 'https://hearth.example/property/7' }

const show = () =>
  render(
    <MantineProvider env="test">
      <ShareButton {...HOME} />
    </MantineProvider>,
  )

/** What the browser offers, as long as the test lasts. */
function browserHas(name: 'share' | 'clipboard', value: unknown) {
  Object.defineProperty(navigator, name, { value, configurable: true })
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
  Reflect.deleteProperty(navigator, 'clipboard')
})

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Share' }))
const choose = async (name: string) =>
  fireEvent.click(await screen.findByRole('menuitem', { name }))

test('the sheet of the system is given the title and the plain address', async () => {
  const share = vi.fn(async () => undefined)
  browserHas('share', share)
  show()
  press()
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: HOME.title, url: HOME.address })
  expect(screen.queryByRole('menu')).toBeNull()
})

test('a sheet that was closed is an answer, one that did not open gives way to the menu', async () => {
  let name = 'AbortError'
  browserHas('share', async () => {
    throw new DOMException('no', name)
  })
  show()
  press()
  await Promise.resolve()
  expect(screen.queryByRole('menuitem')).toBeNull()
  name = 'NotAllowedError'
  press()
  expect(await screen.findByRole('menuitem', { name: 'Copy link' })).toBeTruthy()
})

test('without a sheet the link is copied, or sent by e-mail or WhatsApp', async () => {
  const writeText = vi.fn(async () => undefined)
  browserHas('clipboard', { writeText })
  const said = vi.spyOn(notifications, 'show')
  show()
  press()
  const hrefOf = async (item: string) =>
    (await screen.findByRole('menuitem', { name: item })).getAttribute('href')
  const link = encodeURIComponent(HOME.address)
  expect(await hrefOf('Email')).toBe(`mailto:?subject=A%20house%20%26%20garden&body=${link}`)
  expect(await hrefOf('WhatsApp')).toBe(`https://wa.me/?text=A%20house%20%26%20garden%20${link}`)
  await choose('Copy link')
  expect(writeText).toHaveBeenCalledExactlyOnceWith(HOME.address)
  await waitFor(() =>
    expect(said).toHaveBeenCalledWith(expect.objectContaining({ message: 'Link copied' })),
  )
})

test('where nothing may be copied, it says what to do', async () => {
  const said = vi.spyOn(notifications, 'show')
  show()
  press()
  await choose('Copy link')
  await waitFor(() =>
    expect(said).toHaveBeenCalledWith(
      expect.objectContaining({
        title: 'The link could not be copied',
        message: 'Please copy it from the address bar.',
      }),
    ),
  )
})
