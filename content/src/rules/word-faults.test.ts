import { expect, test } from 'vitest'
import { multipleChoice, selectIn, wordsForPictures, wrongPart } from '../bank/choosing.ts'
import { type Draft, fillIn, matching, oneChoice, spelling } from '../bank/questions.ts'
import { correction, letterGap, lookAndWrite, missingLetters } from '../bank/writing.ts'
import { kindNames } from '../build/saying.ts'
import { faultsOfWords } from './word-faults.ts'

const faultsOf = (draft: Draft): string[] => faultsOfWords({ ...draft('rules') })
const why = 'Từ này đúng vì cả câu nói như vậy.'
const picture = (name: string): string => `/pictures/words/${name}.svg`

test('who asks for a kind gives members of it and none beside them', () => {
  const ask = `Những từ nào chỉ ${kindNames.animals}?`
  expect(faultsOf(multipleChoice({ ask, right: ['cat', 'trap'], wrong: ['shirt', 'cow'], why }))).toEqual([
    'trap is none of the animals',
    'cow is one of the animals too',
  ])
  expect(faultsOf(multipleChoice({ ask, right: ['cat', 'horse'], wrong: ['shirt', 'sock'], why }))).toEqual([])
  const odd = (wrong: string[]) =>
    oneChoice({ task: 'odd', right: 'bus', wrong, why: `a, b, c đều chỉ ${kindNames.family}.` })
  expect(faultsOf(odd(['son', 'album', 'aunt']))).toEqual(['album is none of the family'])
  expect(faultsOf(odd(['son', 'mum', 'mother']))).toEqual(['mum and mother could stand for each other'])
})

test('a and an stand in front of what is counted', () => {
  const text = (things: string) => selectIn({ topic: kindNames.sports, text: things, right: ['karate'], why })
  expect(faultsOf(text('I can see a karate and an dog.'))).toEqual(['nobody says a karate', 'nobody says an dog'])
  expect(faultsOf(text('I can see a dog and an owl.'))).toEqual([])
})

test('words and pictures beside each other can be told apart', () => {
  const pictures = (...names: string[]) =>
    wordsForPictures({ pairs: names.map((word) => ({ word, image: picture(word) })), why })
  expect(faultsOf(pictures('toy', 'cat', 'bear'))).toEqual(['toy and bear could stand for each other'])
  expect(faultsOf(pictures('cup', 'cat', 'mug'))).toEqual(['cup and mug could stand for each other'])
  expect(faultsOf(pictures('music', 'song'))).toEqual(['music and song could stand for each other'])
  expect(faultsOf(pictures('cat', 'dog', 'cup', 'bus'))).toEqual([])
  const beside = (...wrong: string[]) =>
    oneChoice({ task: 'picture', right: 'juice', wrong, why: `${wrong.join(', ')} là từ khác.` })
  expect(faultsOf(beside('drink', 'cat'))).toEqual(['juice and drink could stand for each other'])
  const columns = (...names: string[]) =>
    matching(
      names.map((name) => [name, 'nghĩa']),
      { why },
    )
  expect(faultsOf(columns('big', 'large'))).toEqual(['big and large could stand for each other'])
  expect(faultsOf(columns('bird', 'duck'))).toEqual([])
})

test('an explanation speaks of every wrong choice and of the form that is underlined', () => {
  const choice = (text: string) =>
    oneChoice({ task: 'meaning', ask: 'cat', right: 'mèo', wrong: ['chó', 'bò'], why: text })
  expect(faultsOf(choice('cat: mèo. Còn dog nghĩa là chó.'))).toEqual(['its explanation does not speak of bò'])
  expect(faultsOf(choice('cat: mèo. Còn dog nghĩa là chó, cow nghĩa là bò.'))).toEqual([])
  const corrected = (text: string) => correction({ text: 'I have two <cat>.', answer: 'cats', why: text })
  expect(faultsOf(corrected('“two” là nhiều: “cats”.'))).toEqual(['its explanation does not speak of cat'])
  expect(faultsOf(corrected('“two” là nhiều: “cats”, không phải “cat”.'))).toEqual([])
})

test('no clue gives its word away', () => {
  expect(faultsOf(oneChoice({ task: 'word', ask: '“bánh pizza”', right: 'pizza', wrong: [], why }))).toHaveLength(1)
  expect(faultsOf(oneChoice({ task: 'listenMeaning', sound: 'DVD', right: 'đĩa DVD', wrong: [], why }))).toHaveLength(1)
  expect(faultsOf(spelling('robot', 'rô-bốt', { why }))).toHaveLength(1)
  expect(faultsOf(missingLetters({ word: 'video', clue: 'đoạn video', blanks: 2, why }))).toHaveLength(1)
  expect(faultsOf(missingLetters({ word: 'kite', clue: 'con diều', blanks: 2, why }))).toEqual([])
})

test('whatever is right as well is taken', () => {
  expect(faultsOf(spelling('centre', 'trung tâm', { why }))).toEqual(['center would be right too'])
  expect(faultsOf(spelling('colour', 'màu', { why }))).toEqual([])
  expect(faultsOf(letterGap({ text: 'It is ___.', word: 'grey', clue: 'màu xám', why }))).toEqual([
    'gray would be right too',
  ])
  const heard = (...blanks: [string]) => fillIn({ sound: 'hometown', text: 'Hue is my ___.', blanks, why })
  expect(faultsOf(heard('hometown'))).toEqual(['home town would be right too'])
  expect(faultsOf(heard('hometown|home town'))).toEqual([])
  const seen = (word: string) => lookAndWrite({ pairs: [{ word, image: picture('bicycle'), meaning: 'xe đạp' }], why })
  expect(faultsOf(seen('bike'))).toEqual(['bicycle would be right too'])
  expect(faultsOf(seen('bike|bicycle'))).toEqual([])
})

test('stress stands where a dictionary has it', () => {
  const signs = (text: string) => faultsOf(matching([], { why: text }))
  expect(signs('bathroom /ˈbæˌθruːm/, career /kərˈɪr/, thirteen /ˈθɜːrˈtiːn/')).toHaveLength(3)
  expect(signs('career /kəˈrɪr/, thirteen /ˌθɜːrˈtiːn/, ice cream /aɪs kriːm/')).toEqual([])
})

test('no question word is a wrong part', () => {
  const marked = (text: string) => wrongPart({ text, wrong: 0, why })
  expect(faultsOf(marked('<When> is <my> <book>?'))).toEqual(['When may be right in another question'])
  expect(faultsOf(marked('Where <am> <my> <book>?'))).toEqual([])
})
