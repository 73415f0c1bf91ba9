import { bankPapers } from '@phuong/content/papers'
import { printedAnswer, printOf } from '@phuong/exercises/printing'
import { screensOf } from '@phuong/exercises/screens'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

/** What paper says of a question without answers and with them, and of its answer in the list at the end. */
type Sheet = { readonly without: string; readonly answered: string; readonly answer: string }

const inside = (page: string, tag: string): string[] =>
  [...page.matchAll(new RegExp(`<${tag}\\b[^>]*>([^<]*)</${tag}>`, 'g'))].map(([, words = '']) => words)
const goesUp = (signs: readonly string[]): boolean => signs.join() === signs.toSorted().join()

/** Types that deal their parts on paper: whether they stand there as the answer has them. */
const solved: Readonly<Record<string, (sheet: Sheet) => boolean>> = {
  Matching: ({ answer }) => goesUp(answer.split('; ').map((row) => row.split(' – ')[1] ?? '')),
  MatchingTwoColumn: ({ answer }) => goesUp(answer.split('; ').map((row) => row.split(' – ')[1] ?? '')),
  ListenAndNumber: ({ answer }) => goesUp([...answer.matchAll(/: (\d)(?=, |$)/g)].map(([, number = '']) => number)),
  SelectWordInImage: ({ without, answered }) => inside(without, 'p').includes(inside(answered, 'strong').join(' | ')),
  FillInTheBlank: ({ without, answered }) => {
    const bank = inside(answered, 'strong').join('   ·   ')
    // these two always stand in one order
    return bank.includes('·') && bank !== 'Yes   ·   No' && inside(without, 'p').includes(bank)
  },
  Unscramble: ({ without, answer }) => {
    const pieces = inside(without, 'p').findLast((line) => line.includes(' / ')) ?? ''
    return ['', ' '].some((between) => pieces.split(' / ').join(between) === answer)
  },
}

const questionsOfBank = async () => {
  const { olympic, exams } = await bankPapers()
  const questions = [...olympic, ...exams].flatMap((paper) => paper.questions)
  return new Map(questions.map(({ id, stored }) => [id, stored])).values()
}

const sheetOf = async (stored: { type: string }): Promise<Sheet> => {
  const [screens, print] = [screensOf(stored.type), printOf(stored.type)]
  if (!screens || !print) throw new Error(`no type ${stored.type}`)
  const [rules, { Print }] = await Promise.all([screens.rules([stored]), print([stored])])
  const read = rules.schema.question.safeParse(stored)
  if (!read.success) throw new Error(`a ${stored.type} does not parse`)
  const question = read.data as never
  return {
    without: renderToStaticMarkup(<Print question={question} withAnswers={false} />),
    answered: renderToStaticMarkup(<Print question={question} withAnswers />),
    answer: await printedAnswer(rules, question, async (type) => screensOf(type)?.rules()),
  }
}

test('C-446 C-598 C-604 C-607 over all papers and unit exams no question without answers is printed solved, and what has letters on paper is answered by letters', async () => {
  const found = new Map(Object.keys(solved).map((type) => [type, 0]))
  for (const stored of await questionsOfBank()) {
    const isSolved = solved[stored.type]
    if (isSolved === undefined) continue
    const sheet = await sheetOf(stored)
    expect(isSolved(sheet), `${stored.type} ${stored.id}: ${sheet.answer}`).toBe(false)
    if (stored.type.startsWith('Matching')) expect(sheet.answer).toMatch(/^1 – [A-Z](; \d+ – [A-Z])+$/)
    found.set(stored.type, (found.get(stored.type) ?? 0) + 1)
  }
  for (const [type, count] of found) expect(count, type).toBeGreaterThan(100)
})
