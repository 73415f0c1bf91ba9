import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { modeZone } from '../../../../testing/zone.ts'
import { newWriteText } from '../grade.ts'
import { Inspector } from './Inspector.tsx'
import { textOf, waysOf } from './ways.ts'

const drawn = (text: string) => renderToStaticMarkup(<Inspector zone={modeZone('w', text)} onChange={() => {}} />)
const values = (html: string) => [...html.matchAll(/value="([^"]*)"/g)].map(([, value]) => value)

test('B-171 a new box asks for its answer and does not show the text that it has until then', () => {
  expect(values(drawn(newWriteText))).toEqual([''])
  expect(drawn(newWriteText)).not.toContain('Bỏ đáp án')
})

test('B-241 each way to write the answer stands in a field of its own and can be dropped', () => {
  const html = drawn('elephant|an elephant')
  expect(values(html)).toEqual(['elephant', 'an elephant'])
  expect(html).toContain('Bỏ đáp án 2')
})

test('B-171 B-241 what is typed is stored with a bar between the ways, and nothing is the text of a new box', () => {
  for (const ways of [[''], ['cat'], ['cat', ''], ['', ''], ['a', 'b', 'c']]) expect(waysOf(textOf(ways))).toEqual(ways)
  expect(textOf([''])).toBe(newWriteText)
  expect(textOf(['cat', 'a cat'])).toBe('cat|a cat')
  expect(waysOf(textOf(['cat|dog']))).toEqual(['cat', 'dog'])
})
