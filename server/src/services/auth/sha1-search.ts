import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/**
 * Which of many short texts has a SHA-1. Each text is a word with an ending, so the word is laid out once, nothing is made
 * of a text that is not the one, and the last four of the eighty rounds are left out: less than half the time of a call for each.
 */

const utf8 = new TextEncoder()

/** The longest text that SHA-1 takes in one block, bytes. */
const longestInBlock = 55
const roundsNeeded = 76
/** What SHA-1 begins with, as signed words. */
const A = 0x67_45_23_01
const B = -0x10_32_54_77
const C = -0x67_45_23_02
const D = 0x10_32_54_76
const E = -0x3c_2d_1e_10

const left = (word: number, by: number): number => (word << by) | (word >>> (32 - by))

/** Puts bytes into 32-bit words, the first byte highest, from a place on. */
const putBytes = (words: Int32Array, from: number, bytes: Uint8Array): void => {
  for (const [at, byte] of bytes.entries()) putByte(words, from + at, byte)
}
const putByte = (words: Int32Array, at: number, byte: number): void => {
  words[at >> 2] = (words[at >> 2] as number) | (byte << (24 - ((at & 3) << 3)))
}

/**
 * The first of the five words that SHA-1 has after 76 rounds of one block.
 * @param w the block in its first 16 places; the others are written over
 */
const afterRounds = (w: Int32Array): number => {
  for (let place = 16; place < roundsNeeded; place++) {
    const mixed =
      (w[place - 3] as number) ^ (w[place - 8] as number) ^ (w[place - 14] as number) ^ (w[place - 16] as number)
    w[place] = left(mixed, 1)
  }
  let a = A
  let b = B
  let c = C
  let d = D
  let e = E
  let at = 0
  for (; at < 20; at++) {
    const next = (left(a, 5) + (d ^ (b & (c ^ d))) + 0x5a_82_79_99 + e + (w[at] as number)) | 0
    e = d
    d = c
    c = left(b, 30)
    b = a
    a = next
  }
  for (; at < 40; at++) {
    const next = (left(a, 5) + (b ^ c ^ d) + 0x6e_d9_eb_a1 + e + (w[at] as number)) | 0
    e = d
    d = c
    c = left(b, 30)
    b = a
    a = next
  }
  for (; at < 60; at++) {
    const next = (left(a, 5) + ((b & c) | (d & (b | c))) - 0x70_e4_43_24 + e + (w[at] as number)) | 0
    e = d
    d = c
    c = left(b, 30)
    b = a
    a = next
  }
  for (; at < roundsNeeded; at++) {
    const next = (left(a, 5) + (b ^ c ^ d) - 0x35_9d_3e_2a + e + (w[at] as number)) | 0
    e = d
    d = c
    c = left(b, 30)
    b = a
    a = next
  }
  return a
}

/** What the last of the five words of a SHA-1 comes from: the first one after 76 rounds, turned, and a beginning. */
const soughtOf = (sha1Hex: string): number => left((Number.parseInt(sha1Hex.slice(32), 16) - E) | 0, 2)

/**
 * Looks for the text of a SHA-1 among words with one of these endings. What a word comes to is remembered, since names and
 * schools are those of many.
 * @param mostWords so many are remembered, two kilobytes each for 567 endings
 * @returns takes 40 letters of a hash and a word: the text whose SHA-1 it is, null when it is none with this word
 */
export const sha1Search = (
  endings: readonly string[],
  mostWords: number,
): ((sha1Hex: string, word: string) => string | null) => {
  const tails = endings.map((ending) => utf8.encode(ending))
  const longestTail = Math.max(0, ...tails.map(({ length }) => length))
  const remembered = new LRUCache<string, Int32Array>({ max: mostWords })
  const head = new Int32Array(16)
  const block = new Int32Array(80)
  /** What the rounds make of a word with each ending. */
  const madeOf = (bytes: Uint8Array): Int32Array => {
    head.fill(0)
    putBytes(head, 0, bytes)
    const made = new Int32Array(tails.length)
    for (let at = 0; at < tails.length; at++) {
      const tail = tails[at] as Uint8Array
      const length = bytes.length + tail.length
      block.set(head)
      for (let place = 0; place < tail.length; place++) putByte(block, bytes.length + place, tail[place] as number)
      putByte(block, length, 0x80)
      block[15] = length * 8
      made[at] = afterRounds(block)
    }
    return made
  }
  const isAny = (sha1Hex: string, word: string, among: readonly string[]): string | null => {
    const ending = among.find((each) => hash('sha1', word + each) === sha1Hex)
    return ending === undefined ? null : word + ending
  }
  return (sha1Hex, word) => {
    let made = remembered.get(word)
    if (made === undefined) {
      const bytes = utf8.encode(word)
      if (bytes.length + longestTail > longestInBlock) return isAny(sha1Hex, word, endings)
      made = madeOf(bytes)
      remembered.set(word, made)
    }
    // of 32 bits: now and then they are those of another text
    return made.includes(soughtOf(sha1Hex)) ? isAny(sha1Hex, word, endings) : null
  }
}
