import { fireEvent } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ZonePlayerProps, ZoneSpot } from '../../../drawing.tsx'
import { drawnOnPage } from '../../../testing/page.tsx'
import { Player } from './Player.tsx'
import type { PublicWriteGroup, WriteResponse } from './schema.ts'

const spot: ZoneSpot = { style: { left: '10%', top: '5%' }, hit: 24, right: false, low: false, tall: false }
const props = (more: Partial<ZonePlayerProps<PublicWriteGroup, WriteResponse>> = {}) => ({
  question: {
    id: 'w1',
    zones: [
      { id: 'w1', text: '' as const },
      { id: 'w2', text: '' as const },
    ],
  },
  response: { w1: 'cat', w2: '' },
  mode: 'answer' as const,
  state: null,
  solution: null,
  number: 3,
  spots: new Map([
    ['w1', spot],
    ['w2', { ...spot, tall: true }],
  ]),
  onChange: () => {},
  ...more,
})
const drawn = (more = {}): string => renderToStaticMarkup(<Player {...props(more)} />)
const words = (html: string): string => html.replace(/<[^>]*>/g, ' ')

test('B-209 each box is a real field at its place, named by its number, and no keyboard corrects it', () => {
  const html = drawn()
  expect(html).toMatch(/style="left:10%;top:5%" data-zone="w1"/)
  expect(html).toMatch(/<input[^>]*autoCapitalize="off"[^>]*autoCorrect="off"[^>]*spellCheck="false"/)
  expect(html).toMatch(/aria-label="Câu 3, ô 1, điền từ"[^>]*value="cat"/)
  expect(html).toContain('<textarea')
  expect(drawn({ spots: new Map() })).toBe('')
})

test('B-214 each key hands over the texts of the group with the changed one', () => {
  const given: unknown[] = []
  const page = drawnOnPage(<Player {...props({ onChange: (response) => given.push(response) })} />)
  for (const field of page.querySelectorAll('input, textarea')) fireEvent.change(field, { target: { value: 'dog' } })
  expect(given).toEqual([
    { w1: 'dog', w2: '' },
    { w1: 'cat', w2: 'dog' },
  ])
})

test('B-218 to B-221 a worksheet that was handed in has no field; its colour comes with a sign and a word', () => {
  const review = (state: string, response = { w1: 'cat', w2: '' }) => drawn({ mode: 'review', state, response })
  expect(review('right')).not.toMatch(/<input|<textarea/)
  expect(review('right')).toMatch(/aria-label="Câu 3, ô 1, điền từ: cat. Đúng"/)
  expect(review('right')).toContain('tabler-icon-check')
  expect(review('wrong')).toMatch(/: cat. Sai"/)
  expect(review('wrong')).toContain('tabler-icon-x')
  expect(review('neutral')).toMatch(/cat. Không chấm"/)
  expect(review('neutral')).toMatch(/ô 2, điền từ. Chưa làm"/)
})

test('the right answer stands beside the boxes that differ, and nowhere else', () => {
  const shown = drawn({ mode: 'review', state: 'wrong', solution: { w1: ' Cat', w2: 'dog' } })
  expect(shown).toMatch(/<button[^>]*ô 2, điền từ. Sai. Đáp án: dog"/)
  expect(shown.match(/<button/g)).toHaveLength(1)
  expect(drawn({ mode: 'review', state: 'right', solution: { w1: 'x', w2: 'y' } })).not.toContain('Đáp án')
  expect(drawn({ mode: 'review', state: 'wrong' })).not.toContain('Đáp án')
  expect(words(drawn({ solution: { w1: 'secret', w2: 'secret' } }))).not.toContain('secret')
})

test('what a pupil typed is text and never an element', () => {
  expect(
    drawn({ mode: 'review', state: 'wrong', response: { w1: '<img src=x onerror=alert(1)>', w2: '' } }),
  ).not.toContain('<img')
})
