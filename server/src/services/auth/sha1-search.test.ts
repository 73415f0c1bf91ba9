import { createHash } from 'node:crypto'
import { seededChance } from '@phuong/domain/chance/seeded-chance'
import { usualEndings, wordsOfPerson } from '@phuong/domain/forms/guessable'
import { describe, expect, test } from 'vitest'
import { sha1Search } from './sha1-search.ts'

/** As every library hashes it, by a call for each. */
const sha1 = (text: string) => createHash('sha1').update(text).digest('hex')

const letters = [...'abcxyzABCXYZ0189 .@!#_-đĐưƠễỘự', '👩', '\u0000']
const chance = seededChance(17)
const randomText = (length: number): string =>
  Array.from({ length }, () => letters[Math.floor(chance() * letters.length)]).join('')

const lan = {
  fullName: 'Nguyễn Thị Lan',
  email: 'co.lan@phuong.test',
  userName: 'lan4a1',
  schoolName: 'Trường Tiểu học Hoa Phượng',
}
const words = [...wordsOfPerson(lan)]

describe('D66 which text of many has a hash', () => {
  test('a guess of a person is the one that is found, by its own word and by no other', () => {
    const search = sha1Search(usualEndings, 100)
    let tried = 0
    for (const [at, word] of words.entries())
      for (const [place, ending] of usualEndings.entries()) {
        // all endings of two words, and an ending or two of all words
        if (at % 100 !== 0 && place % 400 !== at % 400) continue
        const find = (each: string) => search(sha1(word + ending), each)
        const other = words[(at + 1) % words.length] as string
        expect([find(word), find(other)]).toEqual([word + ending, null])
        tried++
      }
    expect(tried).toBeGreaterThan(1_200)
  })

  test('texts of every length, also such as need more than one block, and endings of many bytes', () => {
    const endings = ['', 'ự', '123', '👩👩👩', 'x'.repeat(12)]
    const search = sha1Search(endings, 3)
    for (let length = 0; length <= 140; length++) {
      const word = randomText(length)
      for (const ending of endings) {
        const find = (each: string) => search(sha1(word + ending), each)
        expect([length, find(word), find(`${word}.`)]).toEqual([length, word + ending, null])
      }
    }
  })

  test('a hash that differs in one letter from that of a guess is that of none', () => {
    const word = words[3] as string
    const hex = sha1(`${word}2026`)
    const search = sha1Search(usualEndings, 1)
    for (let at = 0; at < hex.length; at++) {
      const changed = hex.slice(0, at) + (hex[at] === '0' ? '1' : '0') + hex.slice(at + 1)
      expect([at, search(changed, word)]).toEqual([at, null])
    }
  })

  test('what a word came to is remembered, and says the same of every hash; of more words the oldest go', () => {
    const search = sha1Search(['2', '12', ''], 2)
    for (let turn = 0; turn < 3; turn++) {
      const texts = ['la', 'lan1', 'lan', 'lan12', 'l'].map((word) => search(sha1('lan12'), word))
      expect(texts).toEqual([null, 'lan12', 'lan12', 'lan12', null])
      expect(search(sha1('lan2'), 'lan')).toBe('lan2')
    }
  })
})
