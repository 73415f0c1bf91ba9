import { fireEvent } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ZonePlayerProps, ZoneSpot } from '../../../drawing.tsx'
import { allOf, drawnOnPage } from '../../../testing/page.tsx'
import { Player } from './Player.tsx'
import { Print } from './Print.tsx'
import type { DropDownResponse, PublicDropDown } from './schema.ts'

const spot: ZoneSpot = { style: { left: '10%' }, hit: 44, right: true, low: false, tall: false }
const spots = new Map([['d1', spot]])
const props = (more: Partial<ZonePlayerProps<PublicDropDown, DropDownResponse>> = {}) => ({
  question: { id: 'd1', options: ['in', 'on', 'at'] },
  response: '',
  mode: 'answer' as const,
  state: null,
  solution: null,
  number: 6,
  spots,
  onChange: () => {},
  ...more,
})
const drawn = (more = {}): string => renderToStaticMarkup(<Player {...props(more)} />)

test('D32 the options stand in their stored order in the browser’s own list, nothing chosen at first', () => {
  const html = drawn()
  expect([...html.matchAll(/<option[^>]*>([^<]*)</g)].map(([, option]) => option)).toEqual(['Chọn', 'in', 'on', 'at'])
  expect(html).toMatch(/<select[^>]*aria-label="Câu 6, chọn từ danh sách"/)
  expect(html).toMatch(/<option value="" selected/)
  expect(drawn({ response: 'on' })).toMatch(/<option value="on" selected/)
})

test('a choice hands over the text of the option', () => {
  const given: string[] = []
  const page = drawnOnPage(<Player {...props({ onChange: (response) => given.push(response) })} />)
  for (const select of allOf(page, 'select')) fireEvent.change(select, { target: { value: 'at' } })
  expect(given).toEqual(['at'])
})

test('B-218 to B-221 after the hand-in it is locked, and the right answer stands beside a wrong one', () => {
  const wrong = drawn({ mode: 'review', state: 'wrong', response: 'on', solution: 'in' })
  expect(wrong).not.toContain('<select')
  expect(wrong).toMatch(/<button[^>]*aria-label="Câu 6, chọn từ danh sách: on. Sai. Đáp án: in"/)
  expect(drawn({ mode: 'review', state: 'right', response: 'in', solution: 'in' })).not.toContain('Đáp án')
  expect(drawn({ mode: 'review', state: 'wrong', response: 'on' })).not.toContain('Đáp án')
})

test('B-244 paper shows the options without the asterisk', () => {
  const question = { id: 'd1', text: 'in|*on|at' }
  const html = (withAnswers: boolean) =>
    renderToStaticMarkup(<Print question={question} withAnswers={withAnswers} spots={spots} />)
  expect(html(false)).toContain('in / on / at')
  expect(html(true)).toContain('<strong>on</strong>')
  expect(html(false) + html(true)).not.toContain('*')
})
