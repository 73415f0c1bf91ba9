/**
 * Draws the questions of a second reading (content/review/README.md), always the same ones for the same bank: 90 out of the
 * papers of each of the classes 1 to 5, 150 out of what may be asked in the classes 6 to 12.
 * `node content/src/tools/draw-review.ts FOLDER` writes questions.txt, without a key, and keys.txt into the folder.
 */

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { paperClasses } from '@phuong/domain/catalogue/olympic-papers'
import { paperItem } from '@phuong/exercises/rules'
import { byChance } from '../build/chance.ts'
import { type BuiltQuestion, built, papersOf } from '../build/papers.ts'
import { itemsFor } from '../build/recipes/all.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('into which folder?')

const ofPapers = 90
const ofUpper = 150
const upperClasses = Array.from({ length: 7 }, (_, before) => before + 6)

type Drawn = { readonly schoolClass: number; readonly question: BuiltQuestion }

const draw = (all: readonly Drawn[], seed: string, count: number): Drawn[] =>
  byChance(all, `second reading ${seed}`, ({ question }) => question.key).slice(0, count)

/** A value without ids and without what is empty: what a reader needs. */
const readable = (value: unknown): string =>
  JSON.stringify(value, (name, each: unknown) =>
    /id$/i.test(name) || each === null || each === '' || each === false ? undefined : each,
  )

const drawn = [
  ...paperClasses.flatMap((schoolClass) => {
    const questions = papersOf(schoolClass).flatMap((paper) => paper.questions)
    const all = [...new Map(questions.map((question) => [question.id, { schoolClass, question }])).values()]
    return draw(all, `class ${schoolClass}`, ofPapers)
  }),
  ...draw(
    upperClasses.flatMap((schoolClass) =>
      itemsFor(schoolClass).map((item) => ({ schoolClass, question: built(item) })),
    ),
    'upper classes',
    ofUpper,
  ),
]

const written = drawn.map(({ schoolClass, question: { key, kind, stored } }, at) => {
  const item = paperItem(stored.type, stored)
  if (item === undefined) throw new Error(`${key} is no question`)
  const head = `#${at + 1} class ${schoolClass} ${stored.type} ${kind} ${key}`
  const heard = item.explanation.audioScript === '' ? '' : `\nheard: ${item.explanation.audioScript}`
  return {
    asked: `${head}\n${readable(item.shown)}${heard}\n`,
    key: `${head}\n${readable(stored)}\n`,
  }
})
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'questions.txt'), written.map(({ asked }) => asked).join('\n'))
writeFileSync(join(folder, 'keys.txt'), written.map(({ key }) => key).join('\n'))
