import { expect, test } from 'vitest'
import { questionRules, typeOf } from '../rules.ts'

test.each([
  ['FILLINTHEBLANK', 'FillInTheBlank'],
  ['UNSCRAMBLE', 'Unscramble'],
  ['TICKTF', 'TickTF'],
  ['Tick_TF', 'TickTF'],
  ['onechoice', 'OneChoice'],
  ['MULTIPLECHOICE', 'MULTIPLECHOICE'],
  ['MultipleChoice', 'MULTIPLECHOICE'],
  ['WORDFORM', 'WordForm'],
  ['ErrorCorrection', 'ErrorCorrection'],
  ['WordPuzzle', 'PuzzleWords'],
  ['PuzzleWords', 'PuzzleWords'],
  ['word-puzzle', 'PuzzleWords'],
  ['listen-and-number', 'ListenAndNumber'],
  ['listen and number', 'ListenAndNumber'],
  ['look_and_write', 'LookAndWrite'],
  [' Look-And-Write ', 'LookAndWrite'],
  ['Combine with_audio', 'COMBINEWITHAUDIO'],
])('C-494 C-399 the stored name %j is read as %s', (name, code) => {
  expect(typeOf(name)).toBe(code)
})

test('C-494 every code is a name of itself, in any case', () => {
  for (const { code } of questionRules)
    for (const name of [code, code.toLowerCase(), code.toUpperCase()]) expect(typeOf(name)).toBe(code)
})

test.each(['', ' ', 'Crossword', 'OneChoices', 'toString', '__proto__', 'constructor', '#'])(
  'C-496 %j is the name of no type',
  (name) => {
    expect(typeOf(name)).toBeUndefined()
  },
)
