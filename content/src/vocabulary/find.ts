import type { Language } from '@phuong/domain/forms/translation'
import { bareFold } from '@phuong/domain/names/bare-fold'
import { basesOf } from './english-forms.ts'
import { isMarked, sensesOf, syllablesOf, tonedKey, withoutClassifier } from './vietnamese-keys.ts'

/** A word of the bank as a dictionary has it. */
export type VocabularyWord = {
  readonly headword: string
  readonly pos: string
  /** in Vietnamese, senses parted by commas */
  readonly meaning: string
  /** between slashes; null where nobody has written it down */
  readonly ipa: string | null
  readonly sentence: string
  readonly sentenceMeaning: string
  /** other ways in which the headword is written */
  readonly variants: readonly string[]
}

/** A word or a phrase of a text, as it is written there, with what the bank knows of it; nothing where it knows none. */
export type Piece = { readonly text: string; readonly words: readonly VocabularyWord[] }

/** What is looked up: text of the source, and where the phrase of so many tokens ends. */
type Token = { readonly text: string; readonly start: number; readonly end: number }
type Finder = { readonly longest: number; find(tokens: readonly string[], strict: boolean): readonly VocabularyWord[] }

const tokenIn: Readonly<Record<Language, RegExp>> = {
  // a.m., don’t, T and shirt
  en: /\p{L}(?:\.\p{L})+(?!\p{L})|[\p{L}\p{N}]+(?:'[\p{L}]+)*/gu,
  vi: /[\p{L}\p{N}]+/gu,
}
const tokensOf = (text: string, language: Language): Token[] =>
  [...text.matchAll(tokenIn[language])].map(({ 0: token, index }) => ({
    text: token,
    start: index,
    end: index + token.length,
  }))

const put = <Value>(map: Map<string, Value[]>, key: string, value: Value): void => {
  const values = map.get(key)
  if (values === undefined) map.set(key, [value])
  else values.push(value)
}

const straight = (text: string): string => text.normalize('NFC').replace(/[‘’ʼ`´]/g, "'")
const englishKey = (text: string): string =>
  tokensOf(straight(text), 'en')
    .map((token) => bareFold(token.text))
    .join(' ')

/** Finds English words and phrases, as they are written or in another form. */
const englishFinder = (words: readonly VocabularyWord[]): Finder => {
  const byKey = new Map<string, VocabularyWord[]>()
  for (const word of words)
    for (const key of new Set([word.headword, ...word.variants].map(englishKey))) put(byKey, key, word)
  const ofBases = (before: readonly string[], token: string, after: readonly string[]): VocabularyWord[] => {
    for (const { form, of } of basesOf(token)) {
      const fitting = (byKey.get([...before, form, ...after].join(' ')) ?? []).filter(
        ({ pos }) => of === null || after.length > 0 || before.length > 0 || of.includes(pos),
      )
      if (fitting.length > 0) return fitting
    }
    return []
  }
  return {
    longest: Math.max(...[...byKey.keys()].map((key) => key.split(' ').length)),
    find: (tokens) => {
      const folded = tokens.map(bareFold)
      const exact = byKey.get(folded.join(' '))
      if (exact !== undefined) return exact
      const [last = ''] = folded.slice(-1)
      const byLast = ofBases(folded.slice(0, -1), last, [])
      const [first = '', ...rest] = folded
      return byLast.length > 0 || rest.length === 0 ? byLast : ofBases([], first, rest)
    },
  }
}

/** A word under one of its senses; `bare` of the sense without its classifier. */
type Sense = { readonly word: VocabularyWord; readonly keys: readonly string[]; readonly bare: boolean }

/** Finds what means a Vietnamese word or phrase, which may be typed without its marks. */
const vietnameseFinder = (words: readonly VocabularyWord[]): Finder => {
  const byFold = new Map<string, Sense[]>()
  for (const word of words)
    for (const sense of sensesOf(word.meaning)) {
      const syllables = syllablesOf(sense)
      const stripped = withoutClassifier(syllables)
      for (const [parts, bare] of [[syllables, false] as const, ...(stripped ? [[stripped, true] as const] : [])])
        put(byFold, parts.map(bareFold).join(' '), { word, keys: parts.map(tonedKey), bare })
    }
  const named = (tokens: readonly string[], strict: boolean): readonly Sense[] => {
    const keys = tokens.map(tonedKey)
    const senses = (byFold.get(tokens.map(bareFold).join(' ')) ?? []).filter((sense) =>
      tokens.every((token, at) => !isMarked(token) || sense.keys[at] === keys[at]),
    )
    const exact = senses.filter((sense) => sense.keys.every((key, at) => key === keys[at]))
    // who writes marks means the syllables without any as they stand
    const near = strict && exact.length > 0 ? exact : [...exact, ...senses.filter((sense) => !exact.includes(sense))]
    const whole = near.filter(({ bare }) => !bare)
    return whole.length > 0 ? whole : near
  }
  return {
    longest: Math.max(...[...byFold.keys()].map((key) => key.split(' ').length)),
    find: (tokens, strict) => {
      const senses = named(tokens, strict)
      const stripped = senses.length > 0 ? null : withoutClassifier(tokens)
      return [...new Set((stripped ? named(stripped, strict) : senses).map(({ word }) => word))]
    },
  }
}

/**
 * A vocabulary that is looked up in both directions (B-072).
 * @returns the text in pieces, in its order and each once: the longest phrases that are known, and the words between them
 */
export const vocabularyOf = (words: readonly VocabularyWord[]) => {
  const finders = { en: englishFinder(words), vi: vietnameseFinder(words) }
  return {
    /** every word of it */
    all: words,
    find: (typed: string, from: Language): Piece[] => {
      const text = straight(typed)
      const tokens = tokensOf(text, from)
      const finder = finders[from]
      const strict = tokens.some((token) => isMarked(token.text))
      const pieces = new Map<string, Piece>()
      for (let at = 0; at < tokens.length; ) {
        let piece: Piece | undefined
        let length = Math.min(finder.longest, tokens.length - at)
        for (; length > 0; length--) {
          const part = tokens.slice(at, at + length)
          const words = finder.find(
            part.map((token) => token.text),
            strict,
          )
          if (words.length === 0 && length > 1) continue
          piece = { text: text.slice(part[0]?.start, part.at(-1)?.end), words }
          break
        }
        at += Math.max(1, length)
        if (piece === undefined) continue
        const key = from === 'en' ? bareFold(piece.text) : piece.text.toLowerCase()
        if (!pieces.has(key)) pieces.set(key, piece)
      }
      return [...pieces.values()]
    },
  }
}
