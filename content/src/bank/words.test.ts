import { expect, test } from 'vitest'
import { alwaysMany, opposites, sortOf } from './facts.ts'
import { topics } from './topics.ts'
import { clozeOf, words } from './words.ts'

test('the bank has 2,500 headwords and more, from A1 to B1', () => {
  expect(new Set(words.map(({ headword }) => headword)).size).toBeGreaterThanOrEqual(2_500)
  expect([...new Set(words.map(({ level }) => level))]).toEqual(['A1', 'A2', 'B1'])
})

test('a headword stands once in each of its parts of speech', () => {
  const names = words.map(({ headword, pos }) => `${headword} ${pos}`)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('each has a known topic and a class of the national programme', () => {
  expect(words.filter(({ topic }) => !(topics as readonly string[]).includes(topic))).toEqual([])
  expect(words.filter(({ schoolClass }) => ![1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].includes(schoolClass))).toEqual([])
})

test('each sentence holds its headword once, begins with a capital, ends with a mark, and has 3 to 14 words', () => {
  const faulty = words.filter((word) => {
    const cloze = clozeOf(word)
    const again = clozeOf({ ...word, sentence: cloze })
    const count = word.sentence.split(/\s+/).length
    const whole = /^[\p{Lu}\d'"“‘]/u.test(word.sentence) && /[.!?]["'”’]?$/.test(word.sentence)
    return cloze === word.sentence || again !== cloze || !whole || count < 3 || count > 14
  })
  expect(faulty.map(({ headword, sentence }) => `${headword}: ${sentence}`)).toEqual([])
})

test('with the headword taken out nearly all sentences differ', () => {
  expect(new Set(words.map(clozeOf)).size).toBeGreaterThanOrEqual(0.99 * words.length)
})

test('everything is written in composed letters without spaces at its ends', () => {
  for (const word of words)
    for (const text of Object.values(word).filter((value) => typeof value === 'string')) {
      expect(text).toBe(text.normalize('NFC').trim())
      expect(text).not.toMatch(/\s{2}/)
    }
})

test('the sorts name nouns of the bank, and no word for persons is left out', () => {
  const nouns = words.filter(({ pos }) => pos === 'noun')
  expect([...alwaysMany].filter((name) => !nouns.some(({ headword }) => headword === name))).toEqual([])
  const personal = /^(?:người|thợ|nhà báo|bác sĩ|diễn viên|nghệ sĩ|hoạ sĩ|nhân viên)(?: |$)/
  const beings = ['being', 'alien', 'snowman']
  const left = nouns.filter((word) => personal.test(word.meaning) && sortOf(word) === undefined)
  expect(left.map(({ headword }) => headword).filter((headword) => !beings.includes(headword))).toEqual([])
  expect(sortOf({ headword: 'cook', pos: 'verb' })).toBeUndefined()
})

test('the meaning of every colour begins in one way', () => {
  const colours = words.filter(({ topic, headword }) => topic === 'colours' && headword !== 'colourful')
  expect(colours.filter(({ meaning }) => !meaning.startsWith('màu ')).map(({ headword }) => headword)).toEqual([])
})

test('a mother is no opposite of a father: the only persons among opposites are guest and host', () => {
  const persons = opposites.filter(({ word, pos }) => sortOf({ headword: word, pos }) === 'person')
  expect(persons.map(({ word }) => word)).toEqual(['guest'])
})
