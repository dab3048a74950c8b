import { z } from 'zod'
import { keepInTab, readFromTab } from '../../tabStorage.ts'

const KEY = 'hearth.phone'

/** The phone number that a member gave last in this tab; empty when they gave none. */
export const knownPhone = (): string => readFromTab(KEY, z.string()) ?? ''

/** Fills the number in at the next home. */
export const keepPhone = (phone: string): void => keepInTab(KEY, phone)
