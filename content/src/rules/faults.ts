import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { paperItem, questionRules, typeOf } from '@phuong/exercises/rules'
import { words } from '../bank/words.ts'
import { bandOf, questionsPerPaper } from '../build/compose.ts'
import type { BuiltPaper, BuiltQuestion } from '../build/papers.ts'
import { misspelt } from './spelling.ts'
import { faultsOfReading, faultsOfWords } from './word-faults.ts'

const publicFolder = join(import.meta.dirname, '../../../web/public')

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every text in a value with the name of its field, however deep. */
const textsIn = (value: unknown, field = ''): [string, string][] => {
  if (typeof value === 'string') return [[field, value]]
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, field))
  return isRecord(value) ? Object.entries(value).flatMap(([name, one]) => textsIn(one, name)) : []
}

const isVietnamese = (text: string): boolean => /[à-ỹđ]/iu.test(text)
const low = (text: string): string => text.toLowerCase()

/** Options with a key, in the question and in its parts. */
const optionLists = (answers: unknown): { answer: string; isCorrect: boolean }[][] => {
  if (!Array.isArray(answers)) return []
  const own = answers.filter(
    (one): one is { answer: string; isCorrect: boolean } => typeof one?.isCorrect === 'boolean',
  )
  return [...(own.length > 0 ? [own] : []), ...answers.flatMap((one) => optionLists(one?.answers))]
}

const oneRight: ReadonlySet<string> = new Set(['OneChoice', 'QUIZ', 'Underlined'])
/** Fields whose words are never spelt wrongly; wrong choices may be, where spelling is what is asked. */
const spelt: ReadonlySet<string> = new Set(['question', 'questionText', 'questions', 'text'])
/** Vietnamese without a mark, such as 'chim': the syllables of our meanings. */
const syllables = new Set(
  words.flatMap(
    ({ meaning, sentenceMeaning }) => `${meaning} ${sentenceMeaning}`.toLowerCase().match(/\p{L}+/gu) ?? [],
  ),
)
/** An explanation says so many words beside the answer. */
const fewestReasons = 4

/** How an explanation begins that says no more than that the answer is right. */
const opening = /^(?:đoạn hội thoại|thứ tự|câu|đáp án|từ) đúng(?: là)?/
/** What somebody says, without the name in front. */
const saidIn = (answer: string): string => answer.replace(/^\p{L}[\p{L} .]*: /u, '')

/** The words of an explanation beside those of the answers. */
const reasonsIn = (why: string, answers: readonly string[]): number => {
  const said = answers.flatMap((answer) => [low(answer), low(saidIn(answer))]).filter((answer) => answer !== '')
  const rest = said.reduce((text, answer) => text.replaceAll(answer, ' '), low(why).replace(opening, ' '))
  return rest.match(/\p{L}+/gu)?.length ?? 0
}

/** What is wrong with a question of the bank, in sentences; nothing for a good one. */
export const faultsOfQuestion = ({ stored }: Pick<BuiltQuestion, 'stored'>): string[] => {
  const faults: string[] = []
  const fault = (holds: boolean, says: string): void => {
    if (!holds) faults.push(says)
  }
  const rules = questionRules.find(({ code }) => code === typeOf(stored.type))
  const item = paperItem(stored.type, stored)
  if (!rules || !item) return [`its type ${stored.type} cannot read it`]
  const parsed = rules.schema.question.safeParse(stored)
  if (!parsed.success) return ['it cannot be read']
  const shown = rules.toPublic(parsed.data)
  fault(item.grade(item.correctResponse).correct, 'its right answer is not right')
  fault(rules.isReady(shown, item.correctResponse), 'its right answer cannot be handed in')
  fault(!item.grade(rules.emptyResponse(shown)).correct, 'nothing is right')

  const children = Array.isArray(stored.answers) && /^combine/i.test(stored.type) ? stored.answers : []
  faults.push(...children.flatMap((child) => faultsOfQuestion({ stored: child })))
  for (const options of children.length > 0 ? [] : optionLists(stored.answers)) {
    fault(new Set(options.map(({ answer }) => low(answer))).size === options.length, 'two of its options are equal')
    if (oneRight.has(stored.type))
      fault(options.filter(({ isCorrect }) => isCorrect).length === 1, 'not exactly one of its options is right')
  }

  const why = stored.explainText.text
  const answers = textsIn(stored.answers).flatMap(([field, text]) => (field === 'answer' ? [text] : []))
  fault(isVietnamese(why) && reasonsIn(why, answers) >= fewestReasons, 'its explanation says no more than the answer')
  fault(isVietnamese(stored.title), 'it has no task line in Vietnamese')

  faults.push(...faultsOfWords(stored))
  for (const [field, text] of textsIn(stored)) {
    fault(text === text.normalize('NFC') && text === text.trim(), `not composed or not trimmed: ${text}`)
    fault(!/ {2}|['"]| [,?!](?!\w)/.test(text.replace(/<\/?(?:b|br|i|u)>/g, '')), `spaces or straight quotes: ${text}`)
    if (/Url$/.test(field)) fault(existsSync(join(publicFolder, text)), `there is no file ${text}`)
    else if (spelt.has(field) && !isVietnamese(text)) {
      const wrong = misspelt(text.replace(/<\/?(?:b|br|i|u)>|[|()]/g, ' ').replace(/[<>]/g, '')).filter(
        (word) => !syllables.has(low(word)),
      )
      fault(wrong.length === 0, `spelling: ${wrong.join(', ')}`)
    }
  }
  return faults
}

const fewestKinds = 5
const shareOfBand = 0.6

/** What is wrong with a paper beside its questions; `before` is the one in front of it. */
export const faultsOfPaper = (
  { classLevel, code, questions }: BuiltPaper,
  before: BuiltPaper | undefined,
): string[] => {
  const faults: string[] = []
  const fault = (holds: boolean, says: string): void => {
    if (!holds) faults.push(says)
  }
  const ids = new Set(questions.map(({ id }) => id))
  fault(questions.length === questionsPerPaper, `it has ${questions.length} questions`)
  fault(ids.size === questions.length, 'a question stands twice')
  fault(new Set(questions.map(({ stored }) => stored.type)).size >= fewestKinds, 'it has too few kinds')
  const shared = before?.questions.filter(({ id }) => ids.has(id)).length ?? 0
  fault(shared <= 2, `it shares ${shared} questions with the paper before`)
  const ofBand = questions.filter(({ grade }) => grade === bandOf(Number(code))).length
  fault(ofBand >= shareOfBand * questions.length, `${ofBand} of its questions have its level`)
  faults.push(...questions.flatMap((one) => faultsOfReading(one, classLevel).map((says) => `${one.key}: ${says}`)))
  return faults
}
