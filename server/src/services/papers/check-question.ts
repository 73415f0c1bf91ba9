import { maxDepth } from '@phuong/domain/body-limits'
import { checkTags } from '@phuong/domain/forms/paper-tags'
import { isPictureVariant, pictureAnswersOf, strayMarks } from '@phuong/exercises/authoring'
import { addressKinds, ofAddress, pictureKind, type Reach } from './check-address.ts'
import { ofAnswers } from './check-answers.ts'
import { maxTextLetters, sizeOf } from './check-size.ts'
import { type Fields, type Finding, isFields, storedJson } from './finding.ts'
import { factsIn } from './question-facts.ts'
import type { Path } from './read-json.ts'
import { paperTexts } from './texts.ts'

export { isFields } from './finding.ts'

/** Fields whose texts nobody reads as words. */
const namesOnly = new Set(['id', 'type', 'Type', 'optionType', 'option', 'componentType', 'gradeCode', 'status'])

/** Whether the answers of a question are addresses of pictures where they have none beside them (C-397, C-413, C-428). */
const hasPictureAnswers = ({ settings, optionType }: Fields): boolean => {
  if (isPictureVariant(String(optionType))) return true
  const read = typeof settings === 'string' ? storedJson(settings) : { value: settings }
  const value = typeof read === 'object' && 'value' in read ? read.value : undefined
  const { answers } = isFields(value) ? value : {}
  return isFields(answers) && /^true$/i.test(String(answers.imageAnswers).trim())
}

/** Which items of a list have an answer that is the address of a picture. */
type HasPicture = (item: Fields) => boolean

const picturesIn = (question: Fields): HasPicture =>
  hasPictureAnswers(question) ? pictureAnswersOf(question) : () => false

const ofWords = (text: string, path: Path): Finding[] => {
  const { dropped, shown } = strayMarks(text)
  return [
    ...shown.map((mark): Finding => ({ path, text: paperTexts.shownMark(mark) })),
    ...dropped.map((mark): Finding => ({ path, text: paperTexts.droppedMark(mark), note: true })),
  ]
}

type Look = { readonly hasPicture: HasPicture; readonly reach: Reach | null }

/**
 * Looks at every text within a question: addresses (B-718), marks that nobody would see (C-392), JSON that is none (C-385).
 * What is too long has been told before.
 */
const ofTexts = (value: unknown, path: Path, look: Look): Finding[] => {
  // a text may hold JSON that nests without an end
  if (path.length > maxDepth) return [{ path: path.slice(0, 1), text: paperTexts.tooDeep }]
  const name = path.findLast((step) => typeof step === 'string') ?? ''
  const kind = addressKinds.get(name)
  if (typeof value === 'string') {
    if (kind !== undefined) return ofAddress(kind, value, path, look.reach)
    if (namesOnly.has(name)) return []
    const inside = storedJson(value)
    if (typeof inside === 'object')
      // a JSON text keeps the place of the text that holds it
      return 'value' in inside ? ofTexts(inside.value, path, look).map((found) => ({ ...found, path })) : []
    if (inside === 'unreadable' && ['answers', 'settings', 'explainText'].includes(name))
      return [{ path, text: paperTexts.storedText }]
    return value.length > maxTextLetters ? [] : ofWords(value, path)
  }
  if (Array.isArray(value)) {
    const ids = new Set<unknown>()
    return value.flatMap((item, at) => {
      const id = isFields(item) ? item.id : undefined
      const twice = id !== undefined && ids.has(id)
      ids.add(id)
      return [
        ...(twice ? [{ path: [...path, at, 'id'], text: paperTexts.partTwice(String(id)) }] : []),
        ...ofTexts(item, [...path, at], look),
      ]
    })
  }
  if (!isFields(value)) return kind === undefined ? [] : ofAddress(kind, value ?? null, path, look.reach)
  // a question inside a combined one has settings of its own
  const own = 'type' in value || 'Type' in value ? { ...look, hasPicture: picturesIn(value) } : look
  return Object.entries(value).flatMap(([key, held]) => {
    const inner = [...path, key]
    const isPicture = key === 'answer' && typeof held === 'string' && !value.imageUrl && own.hasPicture(value)
    return isPicture ? ofAddress(pictureKind, held, inner, own.reach) : ofTexts(held, inner, own)
  })
}

/** The tags of a question, which the bank lists it by (C-386). */
const ofTags = ({ tags }: Fields): Finding[] => {
  if (tags === undefined || tags === null) return []
  const isList = Array.isArray(tags) && tags.every((tag) => typeof tag === 'string')
  const wrong = isList ? checkTags(tags) : paperTexts.tags
  return wrong === null ? [] : [{ path: ['tags'], text: wrong }]
}

/** C-387: what the bank does not know would be stored as none. */
const ofGrade = (content: Fields): Finding[] => {
  const { gradeCode = null } = content
  const isKnown = gradeCode === null || gradeCode === '' || factsIn(content).grade_code === gradeCode
  return isKnown ? [] : [{ path: ['gradeCode'], text: paperTexts.gradeCode }]
}

/**
 * Everything that is to be said of a question before it is stored, paths within the question. Nothing throws (C-385).
 * @param reach what the pages of pupils can load; null where that is not asked
 */
export const checkQuestion = (content: Fields, reach: Reach | null = null): Finding[] => {
  const size = sizeOf(content)
  return [
    ...(size.findings.length > 0 ? size.findings : ofAnswers(content)),
    ...ofTags(content),
    ...ofGrade(content),
    ...(size.isLarge ? [] : ofTexts(content, [], { hasPicture: picturesIn(content), reach })),
  ]
}
