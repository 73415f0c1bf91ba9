import { questionExamples } from '@phuong/exercises/examples'
import { questionRules } from '@phuong/exercises/rules'
import { markWorksheet, readDocument } from '@phuong/exercises/worksheet'
import { atLeast, rounded, type Table } from '../table.ts'

/** How long each type is marked, milliseconds; before that it runs a while, so that it is compiled. */
const measureMs = 500
const warmMs = 200

/** Zones of the worksheet that is marked as a whole: a full page of work. */
const zones = 60

/** Aim in verdicts a second on one core, for what is picked and what is typed into gaps. */
const verdictsAim = 200_000
const aimed: ReadonlySet<string> = new Set([
  'OneChoice',
  'MULTIPLECHOICE',
  'TickTF',
  'Underlined',
  'SelectWord',
  'SelectWordInImage',
  'SelectWordsInSentence',
  'FillInTheBlank',
  'FillInTheBlankWithHint',
  'FillLetterInTheBlank',
  'FillWordInTheBlank',
  'ErrorCorrection',
  'WordForm',
])

/** Time that this process has worked, in ms: what else runs on the machine slows no figure down. */
const worked = (): number => process.cpuUsage().user / 1_000

/** How often the work is done in a second of one core. */
const perSecond = (work: () => unknown): number => {
  const runFor = (milliseconds: number): number => {
    const start = worked()
    let done = 0
    while (worked() - start < milliseconds) {
      for (let turn = 0; turn < 100; turn += 1) work()
      done += 100
    }
    return (done * 1_000) / (worked() - start)
  }
  runFor(warmMs)
  return runFor(measureMs)
}

const modes = ['Write', 'Choice', 'DropDown'] as const
const textOf = { Write: 'cat|a cat', Choice: 'yes', DropDown: '*cat|dog|fish' } as const

/** A worksheet with zones of the three modes on one page, and the answers of somebody who did all of it. */
const worksheet = () => {
  const boxes = Array.from({ length: zones }, (_, at) => {
    const mode = modes[at % modes.length] ?? 'Write'
    const id = `zone-${at}`
    const text = mode === 'Choice' && at % 2 === 1 ? 'no' : textOf[mode]
    const groupName = mode === 'Choice' ? `group ${Math.floor(at / 12)}` : ''
    return { id, mode, left: 20, top: 20 + at * 25, width: 100, height: 20, text, groupName }
  })
  const document = readDocument({
    version: 1,
    revision: 1,
    width: 1140,
    pages: [{ url: '/1', url2x: '/1x', height: 1613 }],
    ExerciseData: boxes,
  })
  if (document === undefined) throw new Error('the worksheet of the bench is none')
  const answers = Object.fromEntries(
    boxes.map(({ id, mode }) => [id, mode === 'Choice' ? [id] : mode === 'Write' ? ' A Cat. ' : 'cat']),
  )
  return { document, answers }
}

/** Verdicts a second of each question type over its examples, and whole worksheets a second. */
export const marking = async (): Promise<Table[]> => {
  const rows: Table['rows'] = questionRules.map((rules) => {
    const marked = (questionExamples[rules.code] ?? []).flatMap((example) => {
      const parsed = rules.schema.question.safeParse(example.question)
      if (!parsed.success) throw new Error(`an example of ${rules.code} does not parse`)
      return example.responses.map(({ response }) => ({ question: parsed.data, response }))
    })
    let turn = 0
    const rate = perSecond(() => {
      const { question, response } = marked[turn % marked.length] ?? {}
      turn += 1
      return rules.grade(question, response)
    })
    const aim = aimed.has(rules.code) ? verdictsAim : ''
    return [rules.code, marked.length, rounded(rate, 0), aim, aim === '' ? '' : atLeast(rate, aim)]
  })
  const { document, answers } = worksheet()
  rows.push([
    `worksheet of ${zones} zones`,
    1,
    rounded(
      perSecond(() => markWorksheet(document, answers)),
      0,
    ),
    '',
    '',
  ])
  return [
    {
      title: 'Marking, on one core',
      columns: ['what', 'examples', 'verdicts per second', 'aim', 'verdict'],
      rows,
      notes: ['among the examples are responses that no pupil gives, such as those of other questions'],
    },
  ]
}
