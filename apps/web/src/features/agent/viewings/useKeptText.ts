import { useState } from 'react'
import { z } from 'zod'
import { forgetInTab, keepInTab, readFromTab } from '../../../tabStorage.ts'

/** What is typed about a viewing, kept over a reload until it is stored. */
export function useKeptText(key: `hearth.decline.${number}` | `hearth.viewingMessage.${number}`) {
  const [text, setText] = useState(() => readFromTab(key, z.string()) ?? '')
  const type = (typed: string) => {
    setText(typed)
    if (typed === '') forgetInTab(key)
    else keepInTab(key, typed)
  }
  return { text, type, forget: () => type('') }
}
