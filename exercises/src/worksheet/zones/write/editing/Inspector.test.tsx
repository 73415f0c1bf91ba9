import { fireEvent } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { drawnOnPage, firstOf } from '../../../../testing/page.tsx'
import { modeZone } from '../../../../testing/zone.ts'
import { waysOf } from '../grade.ts'
import { Inspector } from './Inspector.tsx'
import { shownWay, textOf } from './ways.ts'

const drawn = (text: string) => renderToStaticMarkup(<Inspector zone={modeZone('w', text)} onChange={() => {}} />)
const values = (html: string) => [...html.matchAll(/value="([^"]*)"/g)].map(([, value]) => value)

test('B-171 a new box asks for its answer and does not show the text that it has until then', () => {
  expect(values(drawn(''))).toEqual([''])
  expect(drawn('')).not.toContain('Bỏ đáp án')
})

test('B-241 each way to write the answer stands in a field of its own and can be dropped', () => {
  const html = drawn('elephant|an elephant')
  expect(values(html)).toEqual(['elephant', 'an elephant'])
  expect(html).toContain('Bỏ đáp án 2')
})

test('B-171 B-241 H163 what is typed is stored with a bar between the ways, and nothing is an empty text', () => {
  for (const ways of [[''], ['cat'], ['cat', ''], ['', ''], ['a', 'b', 'c']]) expect(waysOf(textOf(ways))).toEqual(ways)
  expect(textOf([''])).toBe('')
  expect(textOf(['cat', 'a cat'])).toBe('cat|a cat')
  expect(waysOf(textOf(['cat|dog']))).toEqual(['cat|dog'])
  expect([shownWay(''), shownWay(textOf(['Textbooks'])), shownWay(textOf([' ', '|']))]).toEqual([
    'Text',
    'Textbooks',
    '|',
  ])
})

test('H163 a word that begins as a new box does is typed letter by letter', () => {
  let text = ''
  for (const letter of 'Textbooks') {
    const page = drawnOnPage(
      <Inspector
        zone={modeZone('w', text)}
        onChange={(change) => {
          text = change.text ?? text
        }}
      />,
    )
    const field = firstOf(page, 'input')
    fireEvent.change(field, { target: { value: `${field.value}${letter}` } })
  }
  expect(values(drawn(text))).toEqual(['Textbooks'])
})
