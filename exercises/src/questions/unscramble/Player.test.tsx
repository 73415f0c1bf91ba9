import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { elementsOf } from '../../testing/elements.tsx'
import { Board } from './Board.tsx'
import { grade, toPublic } from './grade.ts'
import { restingHand } from './moves.ts'
import { Player } from './Player.tsx'
import { Print } from './Print.tsx'
import { questionSchema } from './schema.ts'

const question = questionSchema.parse({
  id: 'one',
  title: 'Make a sentence.',
  answer: 'do you like tea',
  option: 'SENTENCES',
  pieces: [
    { id: 'b', text: 'like' },
    { id: 'a', text: 'do' },
    { id: 'c', text: 'tea' },
    { id: 'd', text: 'you' },
  ],
})
const right = ['a', 'd', 'b', 'c']

const player = (order: string[], { mode = 'answer', seed = 's', whole = false, marked = true } = {}) =>
  renderToStaticMarkup(
    <Player
      question={whole ? question : toPublic(question)}
      response={{ order }}
      mode={mode === 'review' ? 'review' : 'answer'}
      seed={seed}
      verdict={marked ? grade(question, { order }) : null}
      onChange={() => {}}
    />,
  )

/** The texts of the items in the list of that name. */
const listed = (html: string, name: string): string[] => {
  const [, items = ''] = new RegExp(`aria-label="${name}">(.*?)</[ou]l>`).exec(html) ?? []
  return [...items.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, item = '']) => item.replace(/<[^>]*>/g, ''))
}

test('the line shows the response in its order and the tray every piece, the placed ones pressed', () => {
  const html = player(['d', 'a'])
  expect(listed(html, 'Bài của em')).toEqual(['you', 'do'])
  expect(listed(html, 'Các thẻ').toSorted()).toEqual(['do', 'like', 'tea', 'you'])
  expect(html.match(/aria-pressed="true"/g)).toHaveLength(2)
})

test('an id that the question does not have is not drawn', () => {
  expect(listed(player(['elsewhere', 'a', 'a']), 'Bài của em')).toEqual(['do'])
})

test('the tray keeps its order for a seed, whatever is placed, and seeds differ', () => {
  const tray = (seed: string, order: string[] = []) => listed(player(order, { seed }), 'Các thẻ').join(' ')
  expect(tray('a', right)).toBe(tray('a'))
  expect(new Set([...'abcdefghij'].map((seed) => tray(seed))).size).toBeGreaterThan(1)
  for (const seed of 'abcdefghij') expect(tray(seed)).not.toBe('do you like tea')
})

test('C-497 every press on a piece, in the tray and in the line, and both actions are buttons that a keyboard reaches', () => {
  const pressed: string[] = []
  const tray = question.pieces
  const drawn = elementsOf(
    <Board
      unit="words"
      line={tray.slice(0, 2)}
      tray={tray}
      hand={{ ...restingHand, swapping: true, chosen: tray[0]?.id ?? null, said: 'moved' }}
      onPress={(id) => pressed.push(id)}
      onSwap={() => pressed.push('swap')}
      onClear={() => pressed.push('clear')}
      trayButton={() => {}}
    />,
  )
  const buttons = drawn.filter(({ type }) => type === 'button')
  for (const { props } of buttons) (props.onClick as (event: object) => void)({ preventDefault: () => {} })
  const ids = tray.map(({ id }) => id)
  expect(pressed).toEqual([...ids.slice(0, 2), ...ids, 'swap', 'clear'])
  expect(buttons.slice(0, 2).map(({ props }) => props['aria-pressed'])).toEqual([true, false])
  expect(drawn.find(({ props }) => props['aria-live'] === 'polite')?.text).toBe('moved')
})

test('review shows right and wrong by word and sign, and has nothing to press', () => {
  expect(player(right, { mode: 'review' })).toMatch(/tabler-icon-check.*Đúng/s)
  expect(player(['a'], { mode: 'review' })).toMatch(/tabler-icon-x.*Sai/s)
  expect(player(right, { mode: 'review' })).not.toContain('<button')
  expect(player(right, { mode: 'review', marked: false })).not.toMatch(/Đúng|Sai/)
})

test('the right text stands below a wrong answer only when the question brings it', () => {
  expect(player(['a'], { mode: 'review', whole: true })).toMatch(/Đáp án: <strong[^>]*>do you like tea/)
  expect(player(['a'], { mode: 'review' })).not.toContain('Đáp án')
  expect(player(right, { mode: 'review', whole: true })).not.toContain('Đáp án')
  expect(player(['a'], { whole: true })).not.toMatch(/Đáp án|Sai/)
})

test('C-611 the print shows the pieces between " / ", and the answer only when asked', () => {
  const html = (withAnswers: boolean) => renderToStaticMarkup(<Print question={question} withAnswers={withAnswers} />)
  expect(html(false)).toMatch(/>(\w+ \/ ){3}\w+</)
  expect(html(false)).not.toMatch(/do you like tea|do \/ you \/ like \/ tea/)
  expect(html(true)).toContain('do you like tea')
})
