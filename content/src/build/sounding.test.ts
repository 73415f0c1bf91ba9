import { paperClasses } from '@phuong/domain/catalogue/olympic-papers'
import { expect, test } from 'vitest'
import { type Word, words } from '../bank/words.ts'
import { built } from './papers.ts'
import { itemsFor } from './recipes/all.ts'
import { alikeInSound, areApart } from './sounding.ts'

const wordOf = (headword: string): Word => {
  const word = words.find((one) => one.headword === headword)
  if (word === undefined) throw new Error(`the bank has no ${headword}`)
  return word
}

test.each([
  ['sun', 'son', 'the same sounds'],
  ['ant', 'aunt', 'the same to an American'],
  ['practice', 'practise', 'the same sounds'],
  ['litre', 'leader', 'the same to an American'],
  ['source', 'sauce', 'the same to an Englishman'],
  ['sheep', 'ship', 'near each other on a small loudspeaker'],
  ['back', 'bag', 'near each other on a small loudspeaker'],
  ['dragon', 'dragon fruit', 'one holds the other'],
])('nobody is asked whether %s or %s was heard: %s', (one, other) => {
  expect(areApart(wordOf(one), wordOf(other))).toBe(false)
  expect(areApart(wordOf(other), wordOf(one))).toBe(false)
})

test.each([
  ['house', 'mouse'],
  ['lemon', 'melon'],
  ['thirteen', 'thirty'],
  ['tree', 'three'],
])('%s and %s can be told apart', (one, other) => {
  expect(areApart(wordOf(one), wordOf(other))).toBe(true)
})

test('beside a word stands what sounds most like it, of its own part of speech rather than of another', () => {
  const as = (pos: Word['pos'], headword: string): Word => ({ ...wordOf(headword), pos })
  const scope = [as('adjective', 'right'), as('noun', 'night'), as('noun', 'banana'), as('adjective', 'red')]
  const beside = (word: Word) => alikeInSound(word, 2, scope, 'seed').map(({ headword }) => headword)
  expect(beside(as('noun', 'light'))).toEqual(['night', 'right'])
  expect(beside(as('adjective', 'light'))).toEqual(['right', 'night'])
  expect(alikeInSound(wordOf('banana'), 3, scope, 'seed')).toEqual([])
})

test.each(paperClasses)(
  'who listens in class %i chooses among words that sound alike, and are not the same',
  (forClass) => {
    const asked = itemsFor(forClass)
      .filter(({ kind }) => kind === 'listen')
      .map((item) => {
        const answers = built(item).stored.answers as { answer: string; isCorrect?: boolean }[]
        const said = (isRight: boolean) =>
          answers.filter(({ isCorrect = false }) => isCorrect === isRight).map(({ answer }) => answer)
        return { right: said(true)[0] ?? '', wrong: said(false) }
      })
    expect(asked.length).toBeGreaterThan(150)
    const mixedUp = asked.flatMap(({ right, wrong }) =>
      wrong.filter((one) => !areApart(wordOf(right), wordOf(one))).map((one) => `${right} ${one}`),
    )
    expect(mixedUp).toEqual([])
    // who has heard how it begins and how it ends
    const tells = ({ right, wrong }: { right: string; wrong: string[] }): boolean =>
      !wrong.some((one) => one.charAt(0) === right.charAt(0) || one.slice(-2) === right.slice(-2))
    expect(asked.filter(tells).length / asked.length).toBeLessThan(0.3)
  },
)
