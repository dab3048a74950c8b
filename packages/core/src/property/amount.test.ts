import { expect, test } from 'vitest'
import { readNumber, readPounds } from './amount.ts'

test.each([
  ['£450,000', 450_000],
  ['450000', 450_000],
  ['£ 325,000.00', 325_000],
  [' £1,250.50 ', 1250.5],
  ['1384.61', 1384.61],
  ['£1,250,000', 1_250_000],
  ['POA', undefined],
  ['', undefined],
  ['-5', undefined],
  ['1,25', undefined],
  ['1.234', undefined],
  ['1250,000', undefined],
  ['1 25', undefined],
  ['1,250 - 1,400', undefined],
  ['1,000,000,000,000', undefined],
  ['1e9', undefined],
])('%s is read as %s pounds', (text, pounds) => {
  expect(readPounds(text, { takesShort: false })).toBe(pounds)
  expect(readPounds(text, { takesShort: true })).toBe(pounds)
})

test.each([
  ['350k', 350_000],
  ['£1.2m', 1_200_000],
  ['1.25 M', 1_250_000],
  ['£159.95k', 159_950],
  ['1.1m', 1_100_000],
  ['350kk', undefined],
  ['k', undefined],
])('%s is %s pounds where short forms are taken, and nothing elsewhere', (text, pounds) => {
  expect(readPounds(text, { takesShort: true })).toBe(pounds)
  expect(readPounds(text, { takesShort: false })).toBeUndefined()
})

test.each([
  ['3', 3],
  ['1,200', 1200],
  ['2.5', 2.5],
  ['two', undefined],
  ['2-3', undefined],
  ['£3', undefined],
  ['3k', undefined],
])('%s is read as the number %s', (text, number) => {
  expect(readNumber(text)).toBe(number)
})
