import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { modeZone } from '../../../../testing/zone.ts'
import { newDropDownText } from '../grade.ts'
import { readOptions } from '../options.ts'
import { Inspector } from './Inspector.tsx'
import { shownOption, writeOptions } from './options.ts'

const drawn = (text: string) => renderToStaticMarkup(<Inspector zone={modeZone('d', text)} onChange={() => {}} />)
const typed = (html: string) => [...html.matchAll(/value="([^"]*)"/g)].map(([, value]) => value)
const count = (html: string, part: string) => html.split(part).length - 1

test('B-175 a new list has two empty options and none that is right', () => {
  const html = drawn(newDropDownText)
  expect(typed(html)).toEqual(['', ''])
  expect(html).not.toContain('checked=""')
})

test('B-243 B-244 the options stand without asterisks, the right one is marked, wherever its asterisk stood', () => {
  for (const text of ['eat|*eats|eating', 'eat|eats*|eating']) {
    expect(typed(drawn(text))).toEqual(['eat', 'eats', 'eating'])
    expect(drawn(text)).toMatch(/aria-label="Lựa chọn 2 đúng"[^>]* checked=""/)
    expect(count(drawn(text), 'checked=""')).toBe(1)
  }
})

test('a stored list with two right options shows both', () => {
  expect(count(drawn('*a|*b|c'), 'checked=""')).toBe(2)
})

test('one option alone is called what it is: the answer', () => {
  expect(drawn('*a')).toContain('Chỉ có một lựa chọn')
  expect(drawn('*a|b')).not.toContain('Chỉ có một lựa chọn')
})

test('B-175 B-243 H163 what is typed comes back, and nothing is the text of a new list', () => {
  const option = (text: string, right = false) => ({ text, right })
  for (const options of [
    [option(''), option('')],
    [option('a', true), option('')],
    [option('2*3'), option('6', true), option('')],
    [option('')],
    [option(''), option(''), option('')],
  ])
    expect(readOptions(writeOptions(options))).toEqual(options)
  expect(writeOptions([option(''), option('')])).toBe(newDropDownText)
  expect(readOptions(writeOptions([option('a|b', true)]))).toEqual([option('a|b', true)])
  const lists = [
    [option(''), option('')],
    [option('a|b'), option('*', true)],
    [option('a'), option(''), option('b')],
  ]
  expect(lists.map((list) => shownOption(writeOptions(list)))).toEqual(['DropDown', '*', 'a|b'])
})
