import { describe, expect, test } from 'vitest'
import { vocabularyOf } from './find.ts'
import { vocabulary } from './vocabulary.ts'

const headwords = (text: string) =>
  vocabulary.find(text, 'vi').map((piece) => [piece.text, piece.words.map(({ headword }) => headword)] as const)
const of = (text: string) => headwords(text).flatMap(([, words]) => words)
const english = (text: string) =>
  vocabulary.find(text, 'en').map((piece) => [piece.text, piece.words[0]?.headword ?? null] as const)

describe('B-072 a word is looked up in the bank', () => {
  test('an English word with its meaning, its sound in signs and its sentence, in any case and spelling', () => {
    expect(vocabulary.find('Cat', 'en')).toMatchObject([
      { text: 'Cat', words: [{ headword: 'cat', pos: 'noun', meaning: 'con mèo', ipa: '/kæt/' }] },
    ])
    expect(english('  CAFE! ')).toEqual([['CAFE', 'café']])
    expect(english('apologize')).toEqual([['apologize', 'apologise']])
    expect(english('a.m.')).toEqual([['a.m', 'a.m.']])
    // each part of speech
    expect(vocabulary.find('about', 'en')[0]?.words.map(({ pos }) => pos)).toEqual(['adverb', 'preposition'])
  })

  test('a form of a word finds it: plurals, times, comparison, an owner, a short form', () => {
    const forms = 'cats cities boxes children went carried stopped making running happier biggest Mai’s don’t'
    const bases = Object.fromEntries(english(forms))
    expect(bases).toMatchObject({
      cats: 'cat',
      cities: 'city',
      boxes: 'box',
      children: 'child',
      went: 'go',
      carried: 'carry',
      stopped: 'stop',
      making: 'make',
      happier: 'happy',
      biggest: 'big',
    })
    expect(bases["don't"]).toBe('do')
    // a word of its own is no form of another
    expect(english('bus')).toEqual([['bus', 'bus']])
    expect(english('xyzzy')).toEqual([['xyzzy', null]])
  })

  test('a Vietnamese word is found with and without its marks, wherever the tone stands, and beside its classifier', () => {
    for (const typed of ['con mèo', 'Con Mèo', 'con meo', 'CON MEO', 'con meò', 'mèo'])
      expect(of(typed), typed).toContain('cat')
    expect(of('quả táo')).toContain('apple')
    expect(of('táo')).toContain('apple')
    expect(of('truong hoc')).toContain('school')
  })

  test('who writes marks is not given words with others', () => {
    const two = vocabularyOf(
      [
        ['cow', 'con bò'],
        ['butter', 'bơ'],
        ['left over', 'bỏ'],
        ['the', 'bo'],
      ].map(([headword = '', meaning = '']) => ({
        headword,
        meaning,
        pos: 'noun',
        ipa: null,
        sentence: '',
        sentenceMeaning: '',
        variants: [],
      })),
    )
    const lookUp = (typed: string) => two.find(typed, 'vi').map(({ words }) => words.map(({ headword }) => headword))
    expect(lookUp('bơ')).toEqual([['butter']])
    // without marks each is meant, and first the one that has none
    expect(lookUp('bo')).toEqual([['the', 'butter', 'left over']])
    expect(lookUp('bơ bo')).toEqual([['butter'], ['the']])
    expect(lookUp('bở')).toEqual([[]])
  })
})

describe('B-072 a longer text is shown word by word', () => {
  test('the longest phrases that are known, each once, and the words between them', () => {
    expect(english('The living room has a cat, and the cat eats ice cream.')).toEqual([
      ['The', 'the'],
      ['living room', 'living room'],
      ['has', 'has'],
      ['a', 'a'],
      ['cat', 'cat'],
      ['and', 'and'],
      ['eats', 'eat'],
      ['ice cream', 'ice cream'],
    ])
    expect(headwords('con mèo ở trường học').map(([text]) => text)).toEqual(['con mèo', 'ở', 'trường học'])
    expect(english('ice creams')).toEqual([['ice creams', 'ice cream']])
  })

  test('nothing but signs has no pieces, and a long text takes no time', () => {
    expect(vocabulary.find(' … 🙂 \n', 'en')).toEqual([])
    expect(vocabulary.find('', 'vi')).toEqual([])
    const [piece, ...more] = vocabulary.find('a '.repeat(500), 'en')
    expect([piece?.text, more]).toEqual(['a', []])
    expect(vocabulary.find('zq'.repeat(500), 'vi')).toHaveLength(1)
  })

  test('every headword of the bank finds itself, and every meaning its word', () => {
    const missed = vocabulary.all.filter(
      ({ headword }) => !vocabulary.find(headword, 'en')[0]?.words.some((word) => word.headword === headword),
    )
    expect(missed.map(({ headword }) => headword)).toEqual([])
    const lost = vocabulary.all.filter(({ headword, meaning }) => {
      const [sense = ''] = meaning.replace(/\([^)]*\)/g, ' ').split(/[,;/]/)
      return !vocabulary.find(sense, 'vi')[0]?.words.some((word) => word.headword === headword)
    })
    // of the to before a verb there is only an explanation in brackets
    expect(lost.map(({ headword, pos }) => `${headword} ${pos}`)).toEqual(['to infinitive-to'])
    expect(vocabulary.all.length).toBeGreaterThan(3_000)
  })
})
