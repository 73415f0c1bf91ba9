/**
 * `npm run content`: what the bank holds, by class, topic, type and level; what is missing; every rule that an item breaks.
 * Ends with 1 where something is missing or a rule is broken.
 */

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { paperClasses } from '@phuong/domain/catalogue/olympic-papers'
import { questionRules } from '@phuong/exercises/rules'
import { aims, maxMedia, mediaBytes } from '../aims.ts'
import { filled } from '../bank/frame.ts'
import { pictureOf } from '../bank/pictures.ts'
import { scriptSoundOf, soundOf } from '../bank/sounds.ts'
import { topics } from '../bank/topics.ts'
import { words } from '../bank/words.ts'
import { gradeCodes } from '../build/item.ts'
import { type BuiltPaper, papersOf } from '../build/papers.ts'
import { examGrades, unitExamsOf } from '../build/unit-exams.ts'
import { dialoguesOf } from '../dialogues/all.ts'
import { framesOf } from '../frames/all.ts'
import { readingsOf } from '../readings/all.ts'
import { faultsOfPaper, faultsOfQuestion } from '../rules/faults.ts'

const publicFolder = join(import.meta.dirname, '../../../web/public')
const classes = Array.from({ length: 12 }, (_, before) => before + 1)

const say = (line = ''): void => {
  process.stdout.write(`${line}\n`)
}
const counted = (names: readonly string[]): string =>
  [...Map.groupBy(names, (name) => name)]
    .map(([name, all]): [string, number] => [name, all.length])
    .sort(([, one], [, other]) => other - one)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')

say('By class: words, with a picture, frames, sentences of them, dialogues, readings')
for (const schoolClass of classes) {
  const own = words.filter((word) => word.schoolClass === schoolClass)
  const frames = framesOf(schoolClass)
  const pictured = own.filter((word) => pictureOf(word) !== undefined).length
  say(
    [
      schoolClass,
      own.length,
      pictured,
      frames.length,
      frames.flatMap(filled).length,
      dialoguesOf(schoolClass).length,
      readingsOf(schoolClass).length,
    ]
      .map((count) => String(count).padStart(6))
      .join(''),
  )
}

say('\nWords by topic')
say(counted(words.map(({ topic }) => topic)))

const held = aims()
say('\nHeld, and at the least')
for (const { what, min, found } of held) say(`  ${what}: ${found}, ${min}`)
say(`  sounds and clips: ${Math.round(mediaBytes() / 1024)} KiB, at the most ${maxMedia / 1024}`)

const missing = [
  ...held.filter(({ min, found }) => found < min).map(({ what, min, found }) => `${what}: ${found} of ${min}`),
  ...(mediaBytes() > maxMedia ? ['sounds and clips weigh more than they may'] : []),
  ...topics.filter((topic) => !words.some((word) => word.topic === topic)).map((topic) => `no word of topic ${topic}`),
  ...[...new Set(words.map(({ headword }) => headword))]
    .filter((headword) => !existsSync(join(publicFolder, soundOf(headword))))
    .map((headword) => `no sound of ${headword}`),
  ...classes
    .flatMap((schoolClass) => dialoguesOf(schoolClass))
    .filter(({ id }) => !existsSync(join(publicFolder, scriptSoundOf(id))))
    .map(({ id }) => `no sound of the dialogue ${id}`),
]

const faults: string[] = []
const types = new Set<string>()
for (const classLevel of paperClasses) {
  const papers = papersOf(classLevel)
  const questions = new Map(papers.flatMap((paper) => paper.questions.map((question) => [question.id, question])))
  const all = [...questions.values()]
  say(`\nPapers of class ${classLevel}: ${papers.length}, ${all.length} different questions`)
  say(`  levels: ${gradeCodes.map((code) => `${code} ${all.filter(({ grade }) => grade === code).length}`).join(', ')}`)
  say(`  types: ${counted(all.map(({ stored }) => stored.type))}`)
  say(`  ways of asking: ${counted(all.map(({ kind }) => kind))}`)
  for (const { stored } of all) types.add(stored.type)
  for (const question of all)
    faults.push(...faultsOfQuestion(question).map((fault) => `class ${classLevel}, ${question.key}: ${fault}`))
  papers.forEach((paper, at) => {
    const before: BuiltPaper | undefined = papers[at - 1]
    faults.push(...faultsOfPaper(paper, before).map((fault) => `class ${classLevel}, paper ${paper.code}: ${fault}`))
  })
}

say('\nUnit exams by grade: exams, different questions')
for (const grade of examGrades) {
  const exams = unitExamsOf(grade)
  const all = new Map(exams.flatMap(({ questions }) => questions.map((question) => [question.id, question])))
  say([grade, exams.length, all.size].map((count) => String(count).padStart(6)).join(''))
  for (const question of all.values())
    faults.push(...faultsOfQuestion(question).map((fault) => `exams of grade ${grade}, ${question.key}: ${fault}`))
}

missing.push(
  ...questionRules
    .filter(({ code, marked }) => marked && !types.has(code))
    .map(({ code }) => `no question of type ${code} in any paper`),
)

say(`\nMissing: ${missing.length}`)
for (const line of missing) say(`  ${line}`)
say(`\nRules broken: ${faults.length}`)
for (const line of faults) say(`  ${line}`)
process.exitCode = missing.length + faults.length > 0 ? 1 : 0
