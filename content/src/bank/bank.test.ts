import { expect, test } from 'vitest'
import { idOf, pieceIds } from './ids.ts'
import { paper } from './paper.ts'
import { matching, oneChoice, rightForm, sentence, spelling, wordBank } from './questions.ts'

const made = () =>
  paper(4, '1', [
    oneChoice({ ask: 'It’s ___ ant.', right: 'an', wrong: ['a', 'two'], why: 'an' }),
    rightForm({ text: 'We ___ (go) and ___ (see).', blanks: ['went', 'saw|watched'], why: 'went' }),
    wordBank({ text: 'I ___.', blanks: ['swim'], beside: ['fly'], why: 'swim' }),
    sentence('I like the dog and the cat.', { why: 'I' }),
    spelling('kite', 'con diều', { why: 'kite' }),
    matching([['a', 'b']], { why: 'a' }),
  ])

test('a paper made twice is the same to the byte', () => {
  expect(JSON.stringify(made())).toBe(JSON.stringify(made()))
})

test('two papers share no id', () => {
  const other = paper(4, '2', [oneChoice({ ask: 'It’s ___ ant.', right: 'an', wrong: ['a', 'two'], why: 'an' })])
  expect(JSON.stringify(made())).not.toContain(other.questions[0]?.id)
})

test('C-455 variants of several blanks become complete solutions', () => {
  expect(made().questions[1]?.stored.answers).toEqual([{ answer: 'went|saw' }, { answer: 'went|watched' }])
})

test('C-410 words beside the answers are offered and are none', () => {
  expect(made().questions[2]?.stored.answers).toEqual([{ answer: 'swim' }, { answer: 'fly', isCorrect: false }])
})

test('C-444 C-445 a sentence is dealt in words, a word in letters, equal pieces with ids of their own', () => {
  const textsOf = (at: number) =>
    ((made().questions[at]?.stored.pieces ?? []) as { text: string }[]).map(({ text }) => text)
  expect(textsOf(3).sort()).toEqual(['I', 'and', 'cat.', 'dog', 'like', 'the', 'the'])
  expect(textsOf(4).sort()).toEqual(['e', 'i', 'k', 't'])
})

test('an id is a uuid of version 5 that its name decides; ids of pieces have the form of version 4', () => {
  expect(idOf('a')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(idOf('a')).not.toBe(idOf('b'))
  for (const id of pieceIds('a', 9)) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab]/)
  expect(new Set([...pieceIds('a', 9), ...pieceIds('b', 9)]).size).toBe(18)
})
