import { checkTags, cleanTags } from '@phuong/domain/forms/paper-tags'
import { cleanText } from '@phuong/domain/names/clean'
import { isFields } from './check-question.ts'
import { type JsonText, maxFaults, type Path, type Place, readJson } from './read-json.ts'
import { paperTexts } from './texts.ts'

/** The largest file of a paper, and the most questions of one. */
export const maxFileMegabytes = 5
const maxQuestions = 200
const maxTitleLetters = 200

/** A fault as it is told: its place, the question that it is about (from 1), and the field, '' for the whole. */
export type PaperFault = Place & { readonly question: number | null; readonly field: string; readonly text: string }

/** Which paper a file is of. */
export type PaperKey =
  | { readonly kind: 'olympic'; readonly classLevel: number; readonly code: string }
  | { readonly kind: 'unit'; readonly examId: number }

/** What a file says of the paper itself; null where it says nothing and what is there stays. */
export type PaperHead = {
  readonly title: string | null
  readonly visibility: 'PUBLIC' | 'PRIVATE' | null
  readonly tags: string[] | null
  /** the version that the file was downloaded as */
  readonly version: number | null
}

/** A question of a file: what it says itself to be, and its fields. */
export type FileQuestion = {
  /** its number in the paper, from 1 */
  readonly number: number
  readonly id: string | null
  /** its stored name (C-494), '' where there is none */
  readonly type: string
  /** its own fields, without the id and what only travels with a paper */
  readonly content: Readonly<Record<string, unknown>>
}

export type PaperFile = {
  /** null where the file does not say it */
  readonly key: PaperKey | null
  readonly head: PaperHead
  readonly questions: readonly FileQuestion[]
}

/** Notes faults at the places of a text. */
export type Notebook = {
  readonly faults: PaperFault[]
  /** @param question from 1, null for the paper itself */
  add(path: Path, text: string, question?: number | null): void
}

/** @param at where a path stands @param field what a path is called where it is told */
export const notebook = (at: JsonText['at'], field = (path: Path): string => path.join('.')): Notebook => {
  const faults: PaperFault[] = []
  return {
    faults,
    add: (path, text, question = null) => {
      if (faults.length < maxFaults) faults.push({ ...at(path), question, field: field(path), text })
    },
  }
}

const isWhole = (value: unknown, max: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= max

const largestId = 2_147_483_647
/** Letters and digits, at least one of them (. and .. are steps of an address), and signs that an address carries as they are. */
const codeForm = /^(?=.*[\p{L}\p{N}])[\p{L}\p{N}._-]{1,40}$/u

type Fields = Readonly<Record<string, unknown>>

const readKey = (fields: Fields, { add }: Notebook): PaperKey | null => {
  const missing = (name: string) => add([], paperTexts.missing(name))
  if (fields.kind === undefined) missing('kind')
  else if (fields.kind === 'unit') {
    if (isWhole(fields.examId, largestId)) return { kind: 'unit', examId: fields.examId }
    if (fields.examId === undefined) missing('examId')
    else add(['examId'], paperTexts.examId)
  } else if (fields.kind === 'olympic') {
    const { classLevel, code } = fields
    const written = typeof code === 'number' ? String(code) : cleanText(code)
    if (classLevel === undefined) missing('classLevel')
    else if (!isWhole(classLevel, 5)) add(['classLevel'], paperTexts.classLevel)
    if (code === undefined) missing('code')
    else if (!codeForm.test(written)) add(['code'], paperTexts.code)
    else if (isWhole(classLevel, 5)) return { kind: 'olympic', classLevel, code: written }
  } else add(['kind'], paperTexts.kind)
  return null
}

const readHead = (fields: Fields, { add }: Notebook): PaperHead => {
  const { title = null, visibility = null, tags = null, version = null } = fields
  if (title !== null && (typeof title !== 'string' || [...title].length > maxTitleLetters))
    add(['title'], paperTexts.title)
  if (visibility !== null && visibility !== 'PUBLIC' && visibility !== 'PRIVATE')
    add(['visibility'], paperTexts.visibility)
  const isList = Array.isArray(tags) && tags.every((tag) => typeof tag === 'string')
  const wrong = tags === null ? null : isList ? checkTags(tags) : paperTexts.tags
  if (wrong !== null) add(['tags'], wrong)
  if (version !== null && !isWhole(version, largestId)) add(['version'], paperTexts.version)
  return {
    title: typeof title === 'string' ? cleanText(title) : null,
    visibility: visibility === 'PUBLIC' || visibility === 'PRIVATE' ? visibility : null,
    tags: isList ? cleanTags(tags) : null,
    version: isWhole(version, largestId) ? version : null,
  }
}

/** What travels with a question and is not its own. */
const withoutOwn = ({ id: _, revision: __, ...content }: Fields): Fields => content

/** One question of a text. @param path where it stands @param number from 1 */
export const readQuestion = (value: unknown, path: Path, number: number, { add }: Notebook): FileQuestion | null => {
  if (!isFields(value)) {
    add(path, paperTexts.faults.noQuestion, number)
    return null
  }
  const { id = null } = value
  if (id !== null && typeof id !== 'string' && typeof id !== 'number') add([...path, 'id'], paperTexts.idForm, number)
  const own = typeof id === 'string' || typeof id === 'number' ? String(id).trim() : ''
  return { number, id: own || null, type: typeof value.type === 'string' ? value.type : '', content: withoutOwn(value) }
}

const headFields = new Set([
  'kind',
  'classLevel',
  'code',
  'examId',
  'title',
  'visibility',
  'tags',
  'version',
  'questions',
] as const satisfies string[])

/** Reads the file of a paper (C-257): what it is of, what it says of the paper, its questions; every fault at its line. */
export const readPaperFile = (
  text: string,
): { faults: readonly PaperFault[] } | { file: PaperFile; notes: Notebook; json: JsonText } => {
  const read = readJson(text)
  if ('faults' in read) return { faults: read.faults.map(({ path, ...fault }) => ({ ...fault, ...named(path) })) }
  const { json } = read
  const notes = notebook(json.at, (path) => named(path).field)
  if (!isFields(json.value)) {
    notes.add([], paperTexts.notObject)
    return { faults: notes.faults }
  }
  const fields = json.value
  for (const name of Object.keys(fields))
    if (!(headFields as ReadonlySet<string>).has(name)) notes.add([name], paperTexts.unknownField(name))
  const key = readKey(fields, notes)
  const head = readHead(fields, notes)
  const given = fields.questions
  if (!Array.isArray(given)) notes.add(given === undefined ? [] : ['questions'], paperTexts.questions)
  else if (given.length === 0) notes.add(['questions'], paperTexts.noQuestions)
  else if (given.length > maxQuestions)
    notes.add(['questions', maxQuestions], paperTexts.manyQuestions(maxQuestions), maxQuestions + 1)
  const questions = (Array.isArray(given) ? given.slice(0, maxQuestions) : []).flatMap(
    (value, index) => readQuestion(value, ['questions', index], index + 1, notes) ?? [],
  )
  return { file: { key, head, questions }, notes, json }
}

/** How a place of a file is told: which question, and the field within it. */
const named = (path: Path): { question: number | null; field: string } => {
  const [first, index, ...rest] = path
  return first === 'questions' && typeof index === 'number'
    ? { question: index + 1, field: rest.join('.') }
    : { question: null, field: path.join('.') }
}
