import { fireEvent } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ZonePlayerProps, ZoneSpot } from '../../../drawing.tsx'
import { allOf, drawnOnPage } from '../../../testing/page.tsx'
import { Boxes, Player } from './Player.tsx'
import type { ChoiceResponse, PublicChoiceGroup } from './schema.ts'

const spot: ZoneSpot = { style: { left: '10%' }, hit: 44, right: false, low: false, tall: false }
const ids = ['c1', 'c2', 'c3', 'c4']
const props = (pick: number, more: Partial<ZonePlayerProps<PublicChoiceGroup, ChoiceResponse>> = {}) => ({
  question: { id: 'c1', zones: ids.map((id) => ({ id, text: '' as const })), pick },
  response: [],
  mode: 'answer' as const,
  state: null,
  solution: null,
  number: 5,
  spots: new Map(ids.map((id) => [id, spot])),
  onChange: () => {},
  ...more,
})
const drawn = (pick: number, more = {}): string => renderToStaticMarkup(<Player {...props(pick, more)} />)

/** The boxes as a person presses them; each press is drawn before the next. */
const pressing = (pick: number, presses: readonly string[], details: readonly number[] = []) => {
  let response: ChoiceResponse = []
  const said: string[] = []
  for (const [at, id] of presses.entries()) {
    const take = (next: ChoiceResponse): void => {
      response = next
    }
    const page = drawnOnPage(
      <Boxes {...props(pick, { response, onChange: take })} name="n" onDropped={(words) => said.push(words)} />,
    )
    for (const input of allOf(page, 'input'))
      if (input.value === id) fireEvent.click(input, { detail: details[at] ?? 1 })
  }
  return { response, said }
}

test('B-246 one right box makes radio buttons of one group: a second pick takes the place of the first', () => {
  expect(drawn(1).match(/type="radio"/g)).toHaveLength(4)
  expect(new Set([...drawn(1).matchAll(/ name="([^"]+)"/g)].map(([, name]) => name)).size).toBe(1)
  expect(pressing(1, ['c2', 'c3']).response).toEqual(['c3'])
})

test('a tap on the picked radio button puts it down again', () => {
  expect(pressing(1, ['c2', 'c2']).response).toEqual([])
})

test.each([1, 2])('H169 D62 a double tap picks a box once, as a single one does (%i to pick)', (pick) => {
  expect(pressing(pick, ['c2', 'c2'], [1, 2]).response).toEqual(['c2'])
  expect(pressing(pick, ['c2', 'c2', 'c2'], [1, 2, 3]).response).toEqual(['c2'])
})

test('B-247 B-248 several right boxes make check boxes; one pick too many drops the oldest and says so', () => {
  expect(drawn(2).match(/type="checkbox"/g)).toHaveLength(4)
  const { response, said } = pressing(2, ['c4', 'c1', 'c3'])
  expect(response).toEqual(['c1', 'c3'])
  expect(said.at(-1)).toBe('Câu này chỉ chọn 2 ô, ô chọn đầu tiên đã được bỏ')
  expect(pressing(2, ['c4', 'c1', 'c4'])).toMatchObject({ response: ['c1'], said: ['', '', ''] })
})

test('the group and each of its boxes have a name', () => {
  expect(drawn(2)).toMatch(/<fieldset aria-label="Câu 5, chọn 2 ô">/)
  expect(drawn(2)).toContain('aria-label="Ô 4"')
})

test('B-218 to B-221 after the hand-in nothing can be picked; the colour of a pick comes with a sign and a word', () => {
  const review = (state: string, more = {}) => drawn(1, { mode: 'review', state, response: ['c2'], ...more })
  expect(review('right')).not.toContain('<input')
  expect(review('right')).toMatch(/aria-label="Ô 2, đã chọn, Đúng".*tabler-icon-check/)
  expect(review('wrong')).toMatch(/aria-label="Ô 2, đã chọn, Sai".*tabler-icon-x/)
  expect(review('neutral')).toContain('Ô 2, đã chọn, Không chấm')
  expect(review('wrong')).not.toContain('đáp án')
  expect(review('wrong', { solution: ['c3'] })).toContain('Ô 3, không chọn, đáp án đúng')
})

test('of several picks the right ones are told from the wrong ones once the solution is shown', () => {
  const html = drawn(2, { mode: 'review', state: 'wrong', response: ['c1', 'c2'], solution: ['c2', 'c3'] })
  expect(html).toContain('Ô 1, đã chọn, Sai')
  expect(html).toContain('Ô 2, đã chọn, Đúng')
  expect(html).toContain('Ô 3, không chọn, đáp án đúng')
})
