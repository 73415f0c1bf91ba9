import { expect, test } from 'vitest'
import type { Piece } from './queries.ts'
import { glossOf, isWord, knowsNone, resultText } from './result-text.ts'

const word = (headword: string, meaning: string): Piece['words'][number] => ({
  headword,
  meaning,
  pos: 'noun',
  ipa: null,
  sentence: null,
  sentenceMeaning: null,
})
const cat: Piece = { text: 'cats', words: [word('cat', 'con mèo')] }
const about: Piece = { text: 'about', words: [word('about', 'khoảng, chừng'), word('about', 'về')] }
const table: Piece = { text: 'bàn', words: [word('table', 'bàn'), word('desk', 'bàn'), word('table', 'bàn')] }
const none: Piece = { text: 'xyzzy', words: [] }

test('B-072 what a word means is each of its meanings, or each word that means it, once', () => {
  expect(glossOf(about, 'en')).toBe('khoảng, chừng; về')
  expect(glossOf(table, 'vi')).toBe('table, desk')
  expect(glossOf(none, 'en')).toBe('')
})

test('B-072 one known word needs no service; an unknown one, and a longer text, do', () => {
  expect([isWord([cat]), isWord([none]), isWord([cat, about]), isWord([])]).toEqual([true, false, false, false])
})

test('a text of which the bank knows no word may be in the other language', () => {
  expect([knowsNone([none]), knowsNone([none, none]), knowsNone([none, cat]), knowsNone([])]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('B-072 what is copied is the translated text, the meaning of the one word, or a line for each known word', () => {
  expect(resultText([cat, none], 'Những con mèo', 'en')).toBe('Những con mèo')
  expect(resultText([cat], null, 'en')).toBe('con mèo')
  expect(resultText([cat, none, about], null, 'en')).toBe('cats: con mèo\nabout: khoảng, chừng; về')
  expect(resultText([none], null, 'en')).toBe('')
})
