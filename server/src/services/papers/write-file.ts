import type { PaperRow, PinnedQuestion } from './rows.ts'

/** The fields of a question in the order in which people read them (C-383, C-386, C-388); others follow by name. */
const questionFields = [
  ...[
    'id',
    'type',
    'optionType',
    'option',
    'title',
    'subTitle',
    'question',
    'questionText',
    'questionSub',
    'questions',
  ],
  ...[
    'audioUrl',
    'imageUrl',
    'videoUrl',
    'words',
    'focusedWords',
    'filterVowels',
    'settings',
    'answer',
    'pieces',
    'grid',
  ],
  ...['textLeft', 'textRight', 'answersList', 'number', 'isCorrect', 'leftId', 'rightId', 'pieceId', 'answers'],
  ...['explainText', 'text', 'audioScript'],
]
const places = new Map(questionFields.map((name, at) => [name, at]))

const inOrder = ([one]: [string, unknown], [other]: [string, unknown]): number => {
  const [first, second] = [places.get(one) ?? places.size, places.get(other) ?? places.size]
  if (first !== second) return first - second
  return one < other ? -1 : 1
}

/** A question whose fields, and those of all that stands in it, are in one order: equal questions give equal texts. */
const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(inOrder)
      .map(([name, held]) => [name, ordered(held)]),
  )
}

/** The file of a paper, as it is downloaded and read again: what it is of, its questions with their key as they are stored. */
export const writePaperFile = (paper: PaperRow, questions: readonly PinnedQuestion[]): string => {
  const { kind, classLevel, code, examId, title, visibility, tags, revision } = paper
  const key = kind === 'olympic' ? { kind, classLevel, code } : { kind, examId }
  const file = {
    ...key,
    title,
    visibility,
    tags,
    version: revision,
    questions: questions.map(({ content }) => ordered(content)),
  }
  return `${JSON.stringify(file, null, 2)}\n`
}

/** The name of that file, such as 'de-lop4-12-v3.json'; of an examination 'de-lop4-unit-17-v3.json', by its class and id. */
export const paperFileName = ({ kind, classLevel, code, examId, examGrade, revision }: PaperRow): string => {
  const grade = classLevel ?? examGrade
  return ['de', ...(grade === null ? [] : [`lop${grade}`]), ...(kind === 'olympic' ? [code] : ['unit', examId])]
    .join('-')
    .concat(`-v${revision}.json`)
}
