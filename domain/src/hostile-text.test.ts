import { expect, test } from 'vitest'
import { isImageUrl } from './catalogue/image-url.ts'
import { parseDisplayDate } from './format/dates.ts'
import { parseMark } from './format/numbers.ts'
import { formatPhone } from './format/phone.ts'
import { truncate } from './format/truncate.ts'
import { cleanText } from './names/clean.ts'
import { searchFold } from './names/search-fold.ts'
import { isEmail, isUserName, loginKey } from './people/login-name.ts'

// the room compiles without DOM and Node types; every engine that runs tests has it
declare const performance: { now(): number }

/** Characters: the size that H141 names. */
const SIZE = 50_000
const fill = (unit: string) => unit.repeat(Math.ceil(SIZE / unit.length)).slice(0, SIZE)

/** Texts of 50 KB that make a careless pattern or a normal form take seconds. */
const hostile = {
  letters: fill('a'),
  ats: fill('@'),
  dots: fill('a.'),
  blanks: `${fill(' ')}x`,
  hyphens: `a@${fill('-')}.vn`,
  extensions: `https://a/${fill('.png')}!`,
  digits: fill('8'),
  slashes: fill('1/'),
  marks: `a${fill('\u0300\u0315\u0327\u0334')}`,
  marksBackwards: `a${'\u0315'.repeat(SIZE / 2)}${'\u0334'.repeat(SIZE / 2)}`,
  controls: fill('\u0000'),
  halfSurrogates: fill('\ud800'),
}

const readers = {
  loginKey,
  isEmail,
  isUserName,
  cleanText,
  searchFold,
  truncate,
  formatPhone,
  isImageUrl,
  parseDisplayDate,
  parseMark,
}

test('e-mail, user name, phone, name, address, date and mark take 50 KB of hostile text within 50 ms', () => {
  for (const [kind, text] of Object.entries(hostile))
    for (const [name, read] of Object.entries(readers)) {
      const times = [0, 1, 2].map(() => {
        const start = performance.now()
        read(text)
        return performance.now() - start
      })
      // the best of three: a busy machine may stop any one of them
      expect([kind, name, Math.min(...times) <= 50]).toEqual([kind, name, true])
    }
})
