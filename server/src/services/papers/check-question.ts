import { isMediaAddress, isPictureAddress } from '@phuong/domain/catalogue/media-url'
import { canBeAnswered, isMarked, questionRules, strayMarks, typeOf } from '@phuong/exercises/rules'
import { mostDepth, type Path } from './read-json.ts'
import { paperTexts } from './texts.ts'

/** What is said of a place within a question. A `note` is told and does not keep the question from being stored. */
export type Finding = { readonly path: Path; readonly text: string; readonly note?: true }

type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const byCode = new Map(questionRules.map((rules) => [rules.code, rules]))

/** Fields whose texts nobody reads as words. */
const namesOnly = new Set(['id', 'type', 'Type', 'optionType', 'option', 'componentType', 'gradeCode', 'status'])
const addresses: ReadonlyMap<string, { fits(text: unknown): boolean; text: string }> = new Map([
  ['imageUrl', { fits: isPictureAddress, text: paperTexts.picture }],
  ['audioUrl', { fits: isMediaAddress, text: paperTexts.sound }],
  ['videoUrl', { fits: isMediaAddress, text: paperTexts.film }],
])

/** JSON that an older paper stored as a text (C-384); undefined for a text that is none. */
const storedJson = (text: string): { value: unknown } | 'unreadable' | undefined => {
  if (!/^\s*[[{]/.test(text)) return undefined
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return 'unreadable'
  }
}

/** Whether the answers of a question are addresses of pictures where they have none beside them (C-397, C-413, C-428). */
const hasPictureAnswers = ({ settings, optionType }: Fields): boolean => {
  if (/^ONECHOICE.*(IMAGE|PICTURE)/i.test(String(optionType).trim())) return true
  const read = typeof settings === 'string' ? storedJson(settings) : { value: settings }
  const value = typeof read === 'object' ? read.value : undefined
  const { answers } = isFields(value) ? value : {}
  return isFields(answers) && /^true$/i.test(String(answers.imageAnswers).trim())
}

const ofAddress = (name: string, value: unknown, path: Path): Finding[] => {
  const rule = addresses.get(name)
  if (rule === undefined || value === null || value === '') return []
  return rule.fits(value) ? [] : [{ path, text: rule.text }]
}

const ofWords = (text: string, path: Path): Finding[] => {
  const { dropped, shown } = strayMarks(text)
  return [
    ...shown.map((mark): Finding => ({ path, text: paperTexts.shownMark(mark) })),
    ...dropped.map((mark): Finding => ({ path, text: paperTexts.droppedMark(mark), note: true })),
  ]
}

/** Looks at every text within a question: addresses (B-718), marks that nobody would see (C-392), JSON that is none (C-385). */
const ofTexts = (value: unknown, path: Path, pictures: boolean): Finding[] => {
  // a text may hold JSON that nests without an end
  if (path.length > mostDepth) return [{ path: path.slice(0, 1), text: paperTexts.tooDeep }]
  const name = path.findLast((step) => typeof step === 'string') ?? ''
  if (typeof value === 'string') {
    if (addresses.has(name)) return ofAddress(name, value, path)
    if (namesOnly.has(name)) return []
    const inside = storedJson(value)
    // a JSON text keeps the place of the text that holds it
    if (typeof inside === 'object') return ofTexts(inside.value, path, pictures).map((found) => ({ ...found, path }))
    if (inside === 'unreadable' && ['answers', 'settings', 'explainText'].includes(name))
      return [{ path, text: paperTexts.storedText }]
    return ofWords(value, path)
  }
  if (Array.isArray(value)) {
    const ids = new Set<unknown>()
    return value.flatMap((item, at) => {
      const id = isFields(item) ? item.id : undefined
      const twice = id !== undefined && ids.has(id)
      ids.add(id)
      return [
        ...(twice ? [{ path: [...path, at, 'id'], text: paperTexts.partTwice(String(id)) }] : []),
        ...ofTexts(item, [...path, at], pictures),
      ]
    })
  }
  if (!isFields(value)) return ofAddress(name, value ?? null, path)
  return Object.entries(value).flatMap(([key, held]) => {
    const isPicture = pictures && key === 'answer' && typeof held === 'string' && held !== '' && !value.imageUrl
    if (!isPicture) return ofTexts(held, [...path, key], pictures)
    return isPictureAddress(held) ? [] : [{ path: [...path, key], text: paperTexts.picture }]
  })
}

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

/** The questions inside a combined one, where they stand as a list; of a type each. */
const childrenOf = ({ answers }: Fields): [number, Fields][] =>
  Array.isArray(answers)
    ? answers.flatMap((child, at): [number, Fields][] =>
        isFields(child) && typeof child.type === 'string' ? [[at, child]] : [],
      )
    : []

const isCombined = (code: string): boolean => code.startsWith('COMBINE')

/** Whether the type reads the question, and whether it can be answered and answered wrongly. */
const ofAnswers = (content: Fields, inside: boolean): Finding[] => {
  const { type } = content
  if (typeof type !== 'string' || type.trim() === '') return [{ path: ['type'], text: paperTexts.type }]
  const code = typeOf(type)
  const rules = code === undefined ? undefined : byCode.get(code)
  if (rules === undefined) return [{ path: ['type'], text: paperTexts.unknownType(type) }]
  if (inside && isCombined(rules.code)) return [{ path: ['type'], text: paperTexts.childOfChild }]
  if (inside && !isMarked(rules)) return [{ path: ['type'], text: paperTexts.unmarkedChild }]
  const children = isCombined(rules.code)
    ? childrenOf(content).flatMap(([at, child]) =>
        ofAnswers({ id: `child ${at}`, ...child }, true).map(({ path, ...found }) => ({
          ...found,
          path: ['answers', at, ...path],
        })),
      )
    : []
  if (children.length > 0) return children
  const read = rules.schema.question.safeParse(content)
  if (!read.success) return ofSchema(read)
  const shown = rules.toPublic(read.data)
  if (rules.grade(read.data, rules.emptyResponse(shown)).correct)
    return [{ path: ['answers'], text: paperTexts.emptyIsRight }]
  return canBeAnswered(rules, read.data) ? [] : [{ path: ['answers'], text: paperTexts.noAnswer }]
}

/** Everything that is to be said of a question before it is stored, paths within the question. Nothing throws (C-385). */
export const checkQuestion = (content: Fields): Finding[] => [
  ...ofAnswers(content, false),
  ...ofTexts(content, [], hasPictureAnswers(content)),
]
