import { fireEvent, screen } from '@testing-library/react'

const HOME: Readonly<Record<string, string>> = {
  Title: 'A cottage by the canal',
  Description: 'Two rooms and a view.',
  Address: '3 Canal Side, York',
  Price: '250000',
}

export const fieldNamed = (name: string) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) })

export async function typeInto(name: string, text: string): Promise<void> {
  fireEvent.change(await fieldNamed(name), { target: { value: text } })
}

/** Enters what every home must have. */
export async function writeHome(): Promise<void> {
  for (const [name, text] of Object.entries(HOME)) await typeInto(name, text)
}

export const pressSave = () =>
  fireEvent.click(screen.getByRole('button', { name: 'Save Property' }))
