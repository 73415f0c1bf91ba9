import { basename, extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bankPapers } from '@phuong/content/papers'
import { paperItem, questionRules } from '@phuong/exercises/rules'
import { beforeAll, expect, test } from 'vitest'
import { mediaByName, mediaNames } from '../files/media-names.ts'
import { questionsOf } from './material.ts'
import { questionRow } from './question-row.ts'

const media = mediaNames(Buffer.alloc(32, 7))
const webFiles = fileURLToPath(new URL('../../../../web/public', import.meta.url))

/** Every text in a value, whatever holds it. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
const addressesIn = (value: unknown): string[] => textsIn(value).filter((text) => /^\/\S+\.\w+$/.test(text))
const nameOf = (address: string): string => basename(address, extname(address))
const lettersOf = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')

/** A question of an exam: as it is marked, the same as a pupil gets it, and everything that a right answer says. */
type Asked = { where: string; plain: string[]; shown: Record<string, unknown>; said: Set<string> }

let asked: Asked[]
beforeAll(async () => {
  asked = (await bankPapers()).exams.flatMap(({ grade, unit, test, questions }) => {
    const read = questions.map(({ id, stored }) => {
      const content = { ...stored, id, revision: 1 }
      const item = paperItem(stored.type, content)
      const rules = questionRules.find(({ code }) => code === stored.type)
      if (item === undefined || rules === undefined) throw new Error(`${stored.type} ${id} is no question`)
      const said = [...textsIn(item.correctResponse), rules.summarise(item.shown, item.correctResponse)]
      return { id, row: questionRow.parse(content), item, said: new Set(said.map(lettersOf)) }
    })
    const paper = { items: new Map(), questions: new Map(read.map((question) => [question.id, question])) }
    return questionsOf(paper, false, media).map((shown, at): Asked => {
      const { id, item, said } = read[at] as (typeof read)[number]
      return {
        where: `grade ${grade}, unit ${unit}, test ${test}, ${id}`,
        plain: addressesIn(item.shown),
        shown,
        said,
      }
    })
  })
})

test('D20 C-281 S3 in no unit exam a pupil reads the answer, or anything else, in the name of a sound or picture', () => {
  const told = asked.flatMap(({ where, plain, shown, said }) => {
    const plainNames = new Set(plain.map(nameOf))
    return addressesIn(shown)
      .filter((address) => plainNames.has(nameOf(address)) || said.has(lettersOf(nameOf(address))))
      .map((address) => `${where}: ${address}`)
  })
  expect(told).toEqual([])
  expect(asked.filter(({ plain }) => plain.length > 0).length).toBeGreaterThan(400)
  const own = asked.flatMap(({ where, shown }) =>
    /\/(sounds|pictures|clips)\//.test(JSON.stringify(shown)) ? [where] : [],
  )
  expect(own).toEqual([])
})

test('D20 C-383 every one of them leads to the file that is meant', async () => {
  const files = await mediaByName(webFiles, media)
  for (const { where, plain, shown } of asked)
    expect([where, addressesIn(shown).map((address) => `/${files.get(basename(address))}`)]).toEqual([where, plain])
})
