import { expect, test } from 'vitest'
import { modeZone } from '../../testing/zone.ts'
import type { WorksheetDocument, Zone } from '../document/document.ts'
import { publicDocument } from '../document/public.ts'
import { readDocument, storedDocument } from '../document/read.ts'
import { unfinishedZones } from '../document/unfinished.ts'
import { newZones } from '../editor/new-zones.ts'
import { markWorksheet } from '../marking/mark.ts'
import { solutionsOf } from '../player/answers.ts'
import { playGroups } from '../player/groups.ts'
import { writeOptions } from './drop-down/editing/options.ts'
import { readOptions } from './drop-down/options.ts'
import { withAddress } from './listen/sound.ts'
import { type Mode, modes, zoneModes } from './modes.ts'
import { textOf } from './write/editing/ways.ts'
import { waysOf } from './write/grade.ts'

/** Texts that are, or hold, a sign of the program: its bar, its asterisk, its escape, its words for what is new, markup. */
const signs = [
  '|',
  '*',
  '**',
  '\\',
  '\\|',
  '\\*',
  '*|*',
  'a*b',
  'a|b',
  '*a',
  'a*',
  ' * a',
  '\u200b*a',
  'a\\',
  'Text',
  'Textbooks',
  'DropDown',
  'DropDowns',
  'url',
  'yes',
  'no',
  'select',
  '3<5 and 7>2',
  '<b>',
  '</b>',
  '&lt;',
  '&amp;',
  '___',
  '#',
  '{}',
  '[]',
  'null',
  'undefined',
]

const pages = [{ url: '/1', url2x: '/1b', height: 1_500 }]
const sheet = (mode: Mode, text: string): WorksheetDocument => ({
  revision: 1,
  pages,
  zones: [{ ...modeZone('z', text), mode }],
})

/** What comes back of a worksheet that was saved as text and opened again. */
const reopened = (document: WorksheetDocument): WorksheetDocument => {
  const read = readDocument(JSON.parse(JSON.stringify(storedDocument(document))))
  if (read === undefined) throw new Error('no worksheet')
  return read
}

const onlyZone = ({ zones }: WorksheetDocument): Zone => {
  const [zone] = zones
  if (zone === undefined) throw new Error('no zone')
  return zone
}

/** Typed letter by letter: each text is read out of what is stored before the next letter comes. */
const letterByLetter = (word: string, stored: (typed: string) => string, typedIn: (text: string) => string): string =>
  [...word].reduce((text, letter) => stored(typedIn(text) + letter), stored(''))

type Typed = {
  /** the text of a zone in whose first field a word was typed letter by letter, and which it has as its right answer */
  readonly text: (word: string) => string
  /** what the field shows of it */
  readonly shown: (text: string) => string | undefined
  /** the answer of a pupil who is right; null where nothing is answered */
  readonly answer: ((word: string) => unknown) | null
}

/**
 * How each mode is typed; a mode that nobody types into has no text of its own, but the fixed words of its key. A new mode
 * says here which it is.
 */
const typing: Readonly<Record<Mode, Typed | 'fixed'>> = {
  Write: {
    text: (word) =>
      letterByLetter(
        word,
        (way) => textOf([way]),
        (text) => waysOf(text)[0] ?? '',
      ),
    shown: (text) => waysOf(text)[0],
    answer: (word) => word,
  },
  DropDown: {
    text: (word) =>
      letterByLetter(
        word,
        (option) =>
          writeOptions([
            { text: option, right: option !== '' },
            { text: 'x', right: false },
          ]),
        (text) => readOptions(text)[0]?.text ?? '',
      ),
    shown: (text) => readOptions(text)[0]?.text,
    answer: (word) => word.replace('\u200b', '').trim(),
  },
  Listen: {
    text: (word) =>
      letterByLetter(
        word,
        (address) => withAddress(address).text,
        (text) => text,
      ),
    shown: (text) => text,
    answer: null,
  },
  Choice: 'fixed',
  Match: 'fixed',
  SelectWord: 'fixed',
  DragDrop: 'fixed',
}

const typed = modes.flatMap((mode) => {
  const how = typing[mode]
  return how === 'fixed' ? [] : signs.map((word) => [mode, word, how] as const)
})

test.each(typed)(
  'H163 into a %s zone %j is typed letter by letter, saved, opened, given and answered',
  (mode, word, how) => {
    const text = how.text(word)
    const saved = reopened(sheet(mode, text))
    expect(onlyZone(saved).text).toBe(text)
    expect(how.shown(onlyZone(saved).text)).toBe(word)
    expect(unfinishedZones(saved)).toEqual([])
    // opened and saved again nothing changes
    expect(reopened(saved)).toEqual(saved)
    if (how.answer === null) return
    const { parts, PassedQuestion } = markWorksheet(saved, { z: how.answer(word) })
    expect([parts.z, PassedQuestion]).toEqual(['right', 1])
    const right = solutionsOf(saved, playGroups(publicDocument(saved))).get('z')
    expect(markWorksheet(saved, mode === 'Write' ? (right as object) : { z: right }).parts.z).toBe('right')
  },
)

test.each(modes)('H163 a new %s zone holds no word that somebody could type as an answer', (mode) => {
  const place = { left: 0, top: 0, ...zoneModes[mode].defaultBox }
  const zones = newZones(mode, place, { zones: [], pages, ids: ['a', 'b'] })
  if (typing[mode] !== 'fixed') expect(zones.map(({ text }) => text.replaceAll('|', ''))).toEqual([''])
  expect(reopened({ revision: 1, pages, zones }).zones).toEqual(zones)
})

test('H163 a list keeps every option, and the one that is right', () => {
  const options = signs.map((text, at) => ({ text, right: at === 3 }))
  const saved = reopened(sheet('DropDown', writeOptions(options)))
  expect(readOptions(onlyZone(saved).text)).toEqual(options)
  const [shown] = publicDocument(saved).ExerciseData
  expect(shown?.options).toEqual([...new Set(signs.map((text) => text.replace('\u200b', '').trim()))])
  expect(markWorksheet(saved, { z: '\\' }).parts.z).toBe('right')
  for (const wrong of ['|', '*', '3<5 and 7>2']) expect(markWorksheet(saved, { z: wrong }).parts.z).toBe('wrong')
})

test('H163 a box keeps every way to write its answer', () => {
  const text = textOf(signs)
  const saved = reopened(sheet('Write', text))
  expect(waysOf(onlyZone(saved).text)).toEqual(signs)
  for (const way of signs) expect([way, markWorksheet(saved, { z: way }).parts.z]).toEqual([way, 'right'])
})

/** Texts of version 1 with what they said, which they say for ever. */
test.each<[Mode, string, unknown, string]>([
  ['Write', 'Text', 'Text', 'neutral'],
  ['Write', 'text', 'Text', 'right'],
  ['Write', 'colour|color', 'color', 'right'],
  ['Write', 'a\\|b', 'a\\', 'right'],
  ['Write', 'a\\|b', 'b', 'right'],
  ['Write', '\\\\', '\\\\', 'right'],
  ['DropDown', 'DropDown', 'DropDown', 'neutral'],
  ['DropDown', 'a|*b|c', 'b', 'right'],
  ['DropDown', 'a| b * |c', 'b', 'right'],
  ['DropDown', '2*3*|2+3', '2*3', 'right'],
  ['DropDown', '\\*a|*\\|b', '\\', 'right'],
  ['DropDown', '*a\\|b', 'a\\', 'right'],
])(
  'H163 B-241 B-244 a %s zone of a worksheet of version 1 with the text %j and the answer %j is %s',
  (mode, text, answer, state) => {
    const older = { ...storedDocument(sheet(mode, '')), version: 1 }
    const read = readDocument({ ...older, ExerciseData: [{ ...older.ExerciseData[0], text }] })
    if (read === undefined) throw new Error('no worksheet')
    expect(markWorksheet(read, { z: answer }).parts.z).toBe(state)
    expect(markWorksheet(reopened(read), { z: answer }).parts.z).toBe(state)
  },
)

test('H163 a worksheet that says nothing new is stored as version 1, which older builds read', () => {
  const version = (mode: Mode, text: string) => storedDocument(sheet(mode, text)).version
  expect([version('Write', 'cat|a*b'), version('DropDown', '2*3|*6'), version('Listen', '/s.mp3')]).toEqual([1, 1, 1])
  expect([version('Write', textOf(['Text'])), version('DropDown', writeOptions([{ text: '|', right: true }]))]).toEqual(
    [2, 2],
  )
})

test('H132 H163 a text of 2,000 signs is stored however many of them are escaped; one of 2,001 is none', () => {
  const bars = (count: number) => sheet('Write', textOf(['|'.repeat(count)]))
  expect(reopened(bars(2_000))).toEqual(bars(2_000))
  expect(readDocument(storedDocument(bars(2_001)))).toBeUndefined()
})
