import { canBeAnswered, isOneWord, optionFaults, questionRules, typeOf } from '@phuong/exercises/rules'
import { type Fields, type Finding, fieldOf, type Item, isFields, itemsIn, storedJson, within } from './finding.ts'
import { paperTexts } from './texts.ts'

const byCode = new Map(questionRules.map((rules) => [rules.code, rules]))

type Issue = { readonly code?: string; readonly path?: readonly PropertyKey[]; readonly expected?: string }

const textOf = ({ code, expected }: Issue): string => {
  if (code !== 'invalid_type') return paperTexts.wrongValue
  if (expected === 'array') return paperTexts.wrongList
  if (expected === 'object' || expected === 'record') return paperTexts.wrongObject
  const { wrongKind } = paperTexts
  return expected !== undefined && Object.hasOwn(wrongKind, expected)
    ? wrongKind[expected as keyof typeof wrongKind]
    : paperTexts.wrongValue
}

/** What a type says of a question that it cannot read, each at its field; of one that says nothing, the question itself. */
const ofSchema = (result: object): Finding[] => {
  const issues = 'error' in result && isFields(result.error) ? result.error.issues : []
  const told = (Array.isArray(issues) ? (issues as Issue[]) : []).map((issue) => ({
    path: (issue.path ?? []).map((step) => (typeof step === 'number' ? step : String(step))),
    text: textOf(issue),
  }))
  return told.length > 0 ? told : [{ path: [], text: paperTexts.unreadable }]
}

const wholeOf = (content: Fields): Item => ({ value: content, path: [], closed: false })
const answersOf = (content: Fields): Item => fieldOf(wholeOf(content), 'answers')

const isCombined = (code: string): boolean => code.startsWith('COMBINE')
const isSaid = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''

/** The questions inside a combined one (C-390): each names a type that can be marked, and can be answered itself. */
const ofChildren = (content: Fields): Finding[] => {
  const untyped = isOneWord(content.optionType) ? 'FillInTheBlank' : undefined
  return itemsIn(answersOf(content)).flatMap((item, at) => {
    const { value } = item
    if (isFields(value)) {
      const type = value.type ?? value.Type ?? untyped
      return within(item, ofAnswers({ ...value, type, id: `child ${at}` }, content))
    }
    // JSON text that is none is told as that (C-385)
    const isBroken = typeof value === 'string' && storedJson(value) !== undefined
    return isBroken ? [] : [{ path: item.path, text: paperTexts.question }]
  })
}

/** Whether marked parts of options are shown (C-416). */
const showsMarks = (content: Fields): boolean => {
  const [settings] = itemsIn(fieldOf(wholeOf(content), 'settings'))
  const [answers] = settings ? itemsIn(fieldOf(settings, 'answers')) : []
  return answers !== undefined && /^true$/i.test(String(fieldOf(answers, 'underlined').value).trim())
}

const optionTexts = { blank: paperTexts.blankOption, equal: paperTexts.equalOptions }

/** Options that nobody can choose rightly, each at its place. */
const ofOptions = (options: readonly Item[], content: Fields): Finding[] =>
  optionFaults(
    options.map(({ value }) => value),
    showsMarks(content),
  ).flatMap(({ at, why }) => ({ path: options[at]?.path ?? [], text: optionTexts[why] }))

/** The lists of options of a QUIZ, one of each sub-question; options that stand alone are those of one (B-279). */
const listsOfQuiz = (content: Fields): Item[] => {
  const parts = itemsIn(answersOf(content)).filter(({ value }) => isFields(value))
  const lists = parts.map((part) => fieldOf(part, 'answers'))
  return lists.every(({ value }) => value === undefined) ? [answersOf(content)] : lists
}

/** What a QUIZ asks in each sub-question, as a pupil receives it. */
type PublicQuiz = { readonly parts: readonly { readonly takes: number; readonly options: readonly unknown[] }[] }

/** What keeps options from being a choice: a sub-question without a right one, a single one, equal ones, blank ones. */
const ofChoice = (code: string, content: Fields, shown: unknown): Finding[] => {
  if (code === 'OneChoice' || code === 'MULTIPLECHOICE') {
    const list = answersOf(content)
    const options = itemsIn(list)
    const single = options.length === 1 ? [{ path: list.path, text: paperTexts.oneOption }] : []
    return [...single, ...ofOptions(options, content)]
  }
  if (code !== 'QUIZ') return []
  const { parts } = shown as PublicQuiz
  return listsOfQuiz(content).flatMap((list, at) => {
    const { takes = 0, options = [] } = parts[at] ?? {}
    const none = takes === 0 ? [{ path: list.path, text: paperTexts.partNoAnswer }] : []
    // a single right one gets wrong ones from the other sub-questions (B-315)
    const single = takes > 0 && options.length === 1 ? [{ path: list.path, text: paperTexts.oneOption }] : []
    return [...none, ...single, ...ofOptions(itemsIn(list), content)]
  })
}

/** What is to be heard or watched before a question is answered, and is not there: a pupil could only guess. */
const ofMedia = (code: string, content: Fields, around: Fields | null): Finding[] => {
  const inAnswers = (name: string) =>
    itemsIn(answersOf(content)).some(({ value }) => isFields(value) && isSaid(value[name]))
  const lacks = (name: string) => !isSaid(content[name]) && !inAnswers(name)
  const note = (name: string, text: string): Finding => ({ path: [name], text, note: true })
  if (code === 'COMBINEWITHVIDEO' && lacks('videoUrl')) return [note('videoUrl', paperTexts.noFilm)]
  const isHeard = code === 'COMBINEWITHAUDIO' || code === 'ListenAndNumber'
  const isAround = around !== null && (isSaid(around.audioUrl) || isSaid(around.videoUrl))
  return isHeard && !isAround && lacks('audioUrl') ? [note('audioUrl', paperTexts.noSound)] : []
}

const isFault = ({ note }: Finding): boolean => !note

/**
 * Whether the type of a question reads it, and whether it can be answered rightly and wrongly.
 * @param around the combined question that it stands in; null for none
 */
export const ofAnswers = (content: Fields, around: Fields | null): Finding[] => {
  const { type } = content
  if (typeof type !== 'string' || type.trim() === '') return [{ path: ['type'], text: paperTexts.type }]
  const code = typeOf(type)
  const rules = code === undefined ? undefined : byCode.get(code)
  if (rules === undefined) return [{ path: ['type'], text: paperTexts.unknownType(type) }]
  if (around && isCombined(rules.code)) return [{ path: ['type'], text: paperTexts.childOfChild }]
  if (around && !rules.marked) return [{ path: ['type'], text: paperTexts.unmarkedChild }]
  const told = [...ofMedia(rules.code, content, around), ...(isCombined(rules.code) ? ofChildren(content) : [])]
  if (told.some(isFault)) return told
  const read = rules.schema.question.safeParse(content)
  if (!read.success) return [...told, ...ofSchema(read)]
  const shown = rules.toPublic(read.data)
  if (rules.grade(read.data, rules.emptyResponse(shown)).correct)
    return [...told, { path: ['answers'], text: paperTexts.emptyIsRight }]
  if (!canBeAnswered(rules, read.data)) return [...told, { path: ['answers'], text: paperTexts.noAnswer }]
  return [...told, ...ofChoice(rules.code, content, shown)]
}
