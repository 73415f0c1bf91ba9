/** How much words sound alike, for who must tell them apart by ear. */
import { isVowel, phoneNames, phonesOf } from '../bank/ipa.ts'
import { pronunciationOf, type Word } from '../bank/words.ts'
import { byChance } from './chance.ts'
import { isHeard } from './lexicon.ts'
import { holds } from './saying.ts'

/**
 * The phones of a word as any voice of the bank may say them: R is heard in front of a vowel alone, weak vowels are one, and
 * T between vowels is D.
 */
const heard = (word: Word): string[] => {
  const phones = (pronunciationOf(word) ?? '').split(' # ').flatMap((part) => (part === '' ? [] : phonesOf(part)))
  return phones.flatMap((phone, at) => {
    const [before, after] = [phones[at - 1], phones[at + 1]]
    const isBeforeVowel = after !== undefined && isVowel(after)
    if (phone.name === 'R' && !isBeforeVowel) return []
    if (phone.name === 'T' && isBeforeVowel && after.stress === 0 && before !== undefined && isVowel(before)) return 'D'
    return phone.stress === 0 && ['AH', 'IH', 'ER'].includes(phone.name) ? 'AH' : phone.name
  })
}

/** Sounds that a small loudspeaker, or another voice, may make the same. */
const nearPairs = 'B P,D T,G K,V F,Z S,DH TH,JH CH,ZH SH,IY IH,UW UH,AE EH,AA AO'.split(',')
const near: ReadonlySet<string> = new Set(nearPairs.flatMap((pair) => [pair, pair.split(' ').reverse().join(' ')]))
/** What it takes to make one sound of another: half a step between near ones, two between a vowel and a consonant. */
const stepOf = (one: string, other: string): number => {
  if (one === other) return 0
  if (near.has(`${one} ${other}`)) return 0.5
  return /^[AEIOU]/.test(one) === /^[AEIOU]/.test(other) ? 1 : 2
}
// every two words of a class are compared: the sounds are numbers, the steps stand in a table, and one row serves all
const steps = phoneNames.map((one) => Float32Array.from(phoneNames, (other) => stepOf(one, other)))
const row = new Float32Array(64)

/** How many sounds lie between two words: an edit distance, in which two that are near each other count half. */
const between = (from: Uint8Array, to: Uint8Array): number => {
  for (let at = 0; at <= to.length; at++) row[at] = at
  for (const sound of from) {
    const step = steps[sound] ?? []
    let across = row[0] ?? 0
    row[0] = across + 1
    for (let at = 1; at <= to.length; at++) {
      const above = row[at] ?? 0
      row[at] = Math.min(across + (step[to[at - 1] ?? 0] ?? 0), above + 1, (row[at - 1] ?? 0) + 1)
      across = above
    }
  }
  return row[to.length] ?? 0
}

/** Sounds that are near each other are of one sort; a bit for each sort. */
const sorts = [...new Set(phoneNames.map((name) => nearPairs.find((pair) => pair.split(' ').includes(name)) ?? name))]
const sortOf = phoneNames.map((name) => 1 << sorts.findIndex((sort) => sort.split(' ').includes(name)))
const sortsOf = (sounds: Uint8Array): number => sounds.reduce((all, sound) => all | (sortOf[sound] ?? 0), 0)
const countBits = (bits: number): number => {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}
/** What lies between two words at the least: for each sort that one of them has alone, a sound is left out or becomes another. */
const minBetween = (one: number, other: number): number => Math.max(countBits(one & ~other), countBits(other & ~one))

const known = new WeakMap<Word, Uint8Array>()
const heardOf = (word: Word): Uint8Array => {
  const sounds = known.get(word) ?? Uint8Array.from(heard(word), (name) => phoneNames.indexOf(name))
  known.set(word, sounds)
  return sounds
}
const soundingIn = new WeakMap<readonly Word[], (readonly [word: Word, sounds: Uint8Array, sorts: number])[]>()
/** The words of a scope that can be asked for by ear, with their sounds and the sorts of them. */
const soundingOf = (scope: readonly Word[]) => {
  const sounding =
    soundingIn.get(scope) ??
    scope.flatMap((word) => {
      const sounds = heardOf(word)
      return isHeard(word) && sounds.length > 0 ? [[word, sounds, sortsOf(sounds)] as const] : []
    })
  soundingIn.set(scope, sounding)
  return sounding
}

/** The greatest share of their sounds in which two words differ that sound alike. */
const greatestShare = 0.5
/** A word of another part of speech must be nearer by this to stand beside one. */
const otherPart = 0.15

/** Whether who hears one of two words well takes it for no other: a whole sound lies between them, and none holds the other. */
export const areApart = (one: Word, other: Word): boolean =>
  between(heardOf(one), heardOf(other)) >= 1 &&
  !holds(one.headword, other.headword) &&
  !holds(other.headword, one.headword)

/**
 * The words of a scope that sound most like a word, the nearest first; all of them can be told apart.
 * @returns fewer than `count` where no more sound like it
 */
export const alikeInSound = (word: Word, count: number, scope: readonly Word[], seed: string): Word[] => {
  const own = heardOf(word)
  if (own.length === 0) return []
  const ownSorts = sortsOf(own)
  const alike = soundingOf(scope).flatMap(([other, sounds, otherSorts]) => {
    const longest = Math.max(own.length, sounds.length)
    const max = longest * greatestShare
    if (Math.abs(own.length - sounds.length) > max || minBetween(ownSorts, otherSorts) > max) return []
    const share = between(own, sounds) / longest + (other.pos === word.pos ? 0 : otherPart)
    return share > greatestShare ? [] : [{ other, share }]
  })
  const nearest = byChance(alike, `${seed} ${word.headword}`, ({ other }) => `${other.headword} ${other.pos}`).sort(
    (one, next) => one.share - next.share,
  )
  const taken: Word[] = []
  for (const { other } of nearest)
    if (taken.length < count && [word, ...taken].every((one) => areApart(one, other))) taken.push(other)
  return taken
}
