import { setImmediate as nextTurn } from 'node:timers/promises'
import { refuse } from '@phuong/domain/refusals'
import type { SessionUser } from '../../access/session-user.ts'
import type { Db } from '../../db/database.ts'
import type { Reach } from './check-address.ts'
import { checkQuestion } from './check-question.ts'
import {
  type FileQuestion,
  type Notebook,
  notebook,
  type PaperFault,
  type PaperHead,
  type PaperKey,
  readPaperFile,
  readQuestion,
} from './paper-file.ts'
import { bankId, type Plan, type PlanFault, type PlannedQuestion, planPaper } from './plan.ts'
import { type Path, readJson } from './read-json.ts'
import {
  holdQuestions,
  isExam,
  isKeyOf,
  isPaper,
  type PaperRow,
  type PinnedQuestion,
  readBank,
  readPinned,
  selectPaper,
} from './rows.ts'
import { paperTexts } from './texts.ts'

/** A text that is to become a paper: its whole file, or one question of a paper that is there. */
export type Proposal = {
  text: string
  /** the paper that is open; null where the file says itself which one it is of */
  paperId: number | null
  /** the question of that paper which the text is of */
  questionId: string | null
}

type Change<Value> = { before: Value | null; after: Value }
/** What the paper says of itself afterwards, where that is something else than before; null before is a new paper. */
export type HeadChange = {
  title?: Change<string>
  visibility?: Change<PaperRow['visibility']>
  tags?: Change<string[]>
}

/** A proposal that can be stored. */
export type Prepared = {
  key: PaperKey
  /** the paper as it is; null for a new one */
  paper: PaperRow | null
  plan: Plan
  head: HeadChange
  /** the version that the file was downloaded as, where it says so */
  fileVersion: number | null
}

/** Faults keep everything from being stored; notes are only told. */
export type Examined = {
  faults: readonly PaperFault[]
  notes: readonly PaperFault[]
  prepared: Prepared | null
}

type Asker = {
  db: Db
  user: SessionUser
  hold: boolean
  /** what the pages of pupils can load; without it nothing is noted about that */
  reach?: Reach | null
}

/** What both kinds of texts come to before the paper is looked at. */
type Read = {
  /** null where the text does not say it, which is noted */
  key: PaperKey | null
  head: PaperHead | null
  paper: PaperRow | null
  pinned: readonly PinnedQuestion[]
  questions: readonly FileQuestion[]
  notes: Notebook
  hints: Notebook
  /** where a question, from 1, stands in the text; null for one that the text does not hold */
  pathOf(number: number): Path | null
}

const faulty = (faults: readonly PaperFault[]): Examined => ({ faults, notes: [], prepared: null })

const keyOf = ({ kind, classLevel, code, examId }: PaperRow): PaperKey =>
  kind === 'olympic' ? { kind, classLevel: classLevel ?? 0, code: code ?? '' } : { kind, examId: examId ?? 0 }

const isSameKey = (one: PaperKey, other: PaperKey): boolean =>
  one.kind === 'olympic'
    ? other.kind === 'olympic' && one.classLevel === other.classLevel && one.code === other.code
    : other.kind === 'unit' && one.examId === other.examId

/** The paper that is open. @throws NOT_FOUND for one that the caller does not see, FORBIDDEN for one that is only seen */
const openPaper = async ({ db, user, hold }: Asker, paperId: number): Promise<PaperRow> => {
  const paper = await selectPaper(db, user, isPaper(paperId), hold)
  if (!paper?.sees) throw refuse('NOT_FOUND')
  if (!paper.edits) throw refuse('FORBIDDEN')
  return paper
}

/** The paper that a file is of; null for a new one, and where the file may not be of it, which is noted. */
const paperOf = async (
  asker: Asker,
  key: PaperKey,
  open: PaperRow | null,
  { add }: Notebook,
): Promise<PaperRow | null> => {
  const field = key.kind === 'olympic' ? 'code' : 'examId'
  if (open !== null) {
    if (isSameKey(keyOf(open), key)) return open
    add([field], paperTexts.otherPaper)
    return null
  }
  const paper = await selectPaper(asker.db, asker.user, isKeyOf(key), asker.hold)
  if (paper === undefined && key.kind === 'unit' && !(await isExam(asker.db, key.examId)))
    add([field], paperTexts.noExam)
  if (paper === undefined || paper.edits) return paper ?? null
  add([field], paperTexts.foreignPaper)
  return null
}

/** A whole file. */
const readWhole = async (asker: Asker, { text, paperId }: Proposal): Promise<Read | Examined> => {
  const open = paperId === null ? null : await openPaper(asker, paperId)
  const read = readPaperFile(text)
  if ('faults' in read) return faulty(read.faults)
  const { file, notes, json } = read
  const { key, head, questions } = file
  const paper = key && (await paperOf(asker, key, open, notes))
  const pinned = paper === null ? [] : await readPinned(asker.db, paper.id, paper.revision)
  const field = ([, , ...rest]: Path) => rest.join('.')
  return {
    key,
    head,
    paper,
    pinned,
    questions,
    notes,
    hints: notebook(json.at, field),
    pathOf: (number) => ['questions', number - 1],
  }
}

/** One question of a paper: the others stay. */
const readOne = async (asker: Asker, { text, paperId, questionId }: Proposal): Promise<Read | Examined> => {
  const paper = await openPaper(asker, paperId ?? 0)
  const pinned = await readPinned(asker.db, paper.id, paper.revision)
  const index = pinned.findIndex(({ id }) => id === bankId(questionId))
  if (index < 0) throw refuse('NOT_FOUND')
  const number = index + 1
  const read = readJson(text)
  if ('faults' in read)
    return faulty(read.faults.map(({ path, ...fault }) => ({ ...fault, question: number, field: path.join('.') })))
  const notes = notebook(read.json.at)
  const question = readQuestion(read.json.value, [], number, notes)
  if (question === null) return faulty(notes.faults)
  const own = pinned[index]?.id ?? null
  if (question.id !== null && bankId(question.id) !== own) notes.add(['id'], paperTexts.otherId, number)
  const questions = pinned.map(({ id, type, content }, at): FileQuestion => ({ number: at + 1, id, type, content }))
  return {
    key: keyOf(paper),
    head: null,
    paper,
    pinned,
    questions: questions.with(index, { ...question, id: own }),
    notes,
    hints: notebook(read.json.at),
    pathOf: (at) => (at === number ? [] : null),
  }
}

const textOf = (fault: PlanFault): string => {
  switch (fault.why) {
    case 'idTwice':
      return paperTexts.idTwice(fault.other)
    case 'equal':
      return paperTexts.equal(fault.other)
    case 'otherType':
      return paperTexts.otherType(fault.type)
    case 'foreignQuestion':
      return paperTexts.foreignQuestion
  }
}

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((tag) => other.includes(tag))

const changed = <Value>(
  before: Value | null,
  after: Value | null,
  isSame: (one: Value, other: Value) => boolean = Object.is,
): Change<Value> | undefined =>
  after === null || (before !== null && isSame(before, after)) ? undefined : { before, after }

const headChange = (paper: PaperRow | null, head: PaperHead | null): HeadChange => {
  const title = changed(paper?.title ?? null, head?.title ?? null)
  const visibility = changed(paper?.visibility ?? null, head?.visibility ?? null)
  const tags = changed<string[]>(paper?.tags ?? null, head?.tags ?? null, isSameList)
  return { ...(title && { title }), ...(visibility && { visibility }), ...(tags && { tags }) }
}

/** What a question that is about to be stored says wrongly, at its places in the text. */
const noteQuestion = (
  { notes, hints, pathOf }: Read,
  { content, id, number }: PlannedQuestion,
  { reach = null }: Pick<Asker, 'reach'>,
): void => {
  const path = pathOf(number)
  if (path === null) return
  for (const found of checkQuestion({ ...content, id: id ?? 'new' }, reach))
    (found.note ? hints : notes).add([...path, ...found.path], found.text, number)
}

const inOrder = (faults: readonly PaperFault[]): PaperFault[] =>
  faults.toSorted((one, other) => one.line - other.line || one.column - other.column)

/**
 * Looks a text over before it is stored (C-257): every fault and note at its line, and what the paper would become. What
 * stays in the paper as it is, is not looked at again.
 * @param asker.hold keeps the paper and its questions for this transaction
 * @throws NOT_FOUND for a paper or question that the caller does not see, FORBIDDEN for one that the caller does not edit
 */
export const examine = async (asker: Asker, proposal: Proposal): Promise<Examined> => {
  const read = await (proposal.questionId === null ? readWhole : readOne)(asker, proposal)
  if ('prepared' in read) return read
  const { key, head, paper, pinned, questions, notes, hints, pathOf } = read
  const named = questions.flatMap(({ id }) => bankId(id) ?? [])
  if (asker.hold) await holdQuestions(asker.db, paper?.id ?? null, named)
  const bank = await readBank(asker.db, asker.user, named)
  const { plan, faults } = planPaper(questions, pinned, bank)
  for (const fault of faults) {
    // of two equal questions the text may hold the first alone
    const told =
      'other' in fault && pathOf(fault.number) === null ? { ...fault, number: fault.other, other: fault.number } : fault
    notes.add([...(pathOf(told.number) ?? []), ...(told.field === '' ? [] : [told.field])], textOf(told), told.number)
  }
  for (const question of plan.questions) {
    if (!question.written) continue
    noteQuestion(read, question, asker)
    // two hundred long questions take seconds, in which others are served
    await nextTurn()
  }
  const told = inOrder(notes.faults)
  if (told.length > 0 || key === null) return { faults: told, notes: inOrder(hints.faults), prepared: null }
  const prepared = { key, paper, plan, head: headChange(paper, head), fileVersion: head?.version ?? null }
  return { faults: [], notes: inOrder(hints.faults), prepared }
}

/** The words by which a list calls a question. */
export const wordsOf = (content: Readonly<Record<string, unknown>>): string => {
  const [words = ''] = [content.question, content.questionText, content.title, content.subTitle].filter(
    (text): text is string => typeof text === 'string' && text.trim() !== '',
  )
  return words.slice(0, 200)
}

/** Whether something would be stored. */
export const isChange = ({ paper, plan, head }: Prepared): boolean =>
  paper === null || plan.revised || Object.keys(head).length > 0
