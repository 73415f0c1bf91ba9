import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupPieces, hasGroup } from './word-groups.ts'

const text = (words: string) => ({ kind: 'text', text: words })
const group = (...choices: string[]) => ({ kind: 'group', choices })

test.each([
  ['She is | are | am happy.', [text('She '), group('am', 'are', 'is'), text(' happy.')]],
  ['He goes|go.', [text('He '), group('go', 'goes'), text('.')]],
  ['at 7 a.m. | p.m.', [text('at 7 '), group('a.m.', 'p.m.')]],
  ['“Is | Are you?”', [text('“'), group('Are', 'Is'), text(' you?”')]],
  ["It isn't | aren't.", [text('It '), group("aren't", "isn't"), text('.')]],
  ['We (are playing | play) now.', [text('We '), group('are playing', 'play'), text(' now.')]],
  ['{a | b} [c|d]', [group('a', 'b'), text(' '), group('c', 'd')]],
  ['a | b and c | d', [group('a', 'b'), text(' and '), group('c', 'd')]],
])('C-395 groups stand in the text, their choices sorted: %j', (written, pieces) => {
  expect(groupPieces(written)).toEqual(pieces)
})

test.each([
  ['She ___ (is | are) ten.', [text('She '), group('are', 'is'), text(' ten.')]],
  ['She ___ is | are ten.', [text('She '), group('are', 'is'), text(' ten.')]],
  ['A ___ and (b | c)', [text('A '), { kind: 'blank' }, text(' and '), group('b', 'c')]],
])('C-393 a blank right in front of a group is that group: %j', (written, pieces) => {
  expect(groupPieces(written)).toEqual(pieces)
})

test.each([
  ['<is | are>', [group('are', 'is')]],
  [
    '<b>is | are</b><br>He <go>',
    [group('are', 'is'), { kind: 'break' }, text('He '), { kind: 'underlined', text: 'go' }],
  ],
  ['She (<b>is</b> | are) <i>ten</i>.', [text('She '), group('are', 'is'), text(' ten.')]],
  ['She (is | <u>are</u> | <am>) ten.', [text('She '), group('am', 'are', 'is'), text(' ten.')]],
  [
    'She <is> | are <ten>.',
    [text('She '), group('are', 'is'), text(' '), { kind: 'underlined', text: 'ten' }, text('.')],
  ],
  ['It&#39;s | <b>Its</b> mine.', [group("It's", 'Its'), text(' mine.')]],
])('C-391, C-394 marks stay beside groups: %j', (written, pieces) => {
  expect(groupPieces(written)).toEqual(pieces)
})

test.each(['a |', '| a', '|', 'is | is', '(|)', '[ | a]', 'a || b c'.replace('||', '\n|\n'), 'nothing', ''])(
  'C-395 a bar without two choices beside it is a sign like another: %j',
  (written) => {
    expect(hasGroup(written)).toBe(false)
    expect(groupPieces(written).map((piece) => ('text' in piece ? piece.text : ''))).toEqual(
      written === '' ? [] : [written],
    )
  },
)

test('in whatever order the choices are written, the pieces are the same', () => {
  expect(groupPieces('She is | are | am here')).toEqual(groupPieces('She am | is | are here'))
})

test('whatever the text, a group has two choices or more, and no word of it is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'ab |()[].\n_') }), (written) => {
      const pieces = groupPieces(written)
      const words = pieces.flatMap((piece) =>
        piece.kind === 'group' ? piece.choices : 'text' in piece ? [piece.text] : [],
      )
      for (const piece of pieces) if (piece.kind === 'group') expect(piece.choices.length).toBeGreaterThan(1)
      const letters = (all: string): string[] => [...new Set(all.replace(/[^ab]/g, ''))].sort()
      expect(letters(words.join(''))).toEqual(letters(written))
    }),
  )
})

test('a long text without a space is read at once', () => {
  expect(hasGroup(`${'x'.repeat(200_000)} ${'('.repeat(100_000)}`)).toBe(false)
})

test('H163 a bar that is written as an entity makes no group, and stands in a choice of one', () => {
  expect(groupPieces('a &#124; b')).toEqual([{ kind: 'text', text: 'a | b' }])
  expect(groupPieces('It is (x&#124;y | z).')).toContainEqual({ kind: 'group', choices: ['x|y', 'z'] })
})
