import type { ZoneRules } from '../../contract.ts'
import type { Mode, Zone } from '../document/document.ts'
import type { Group } from '../document/groups.ts'
import { isRight } from '../zones/choice/grade.ts'
import { choice } from '../zones/choice/rules.ts'
import { dropDown } from '../zones/drop-down/rules.ts'
import { write } from '../zones/write/rules.ts'
import type { Counts } from './score.ts'

/** The fields of a result, one per exercise type (B-259, B-260). */
export const resultKeys = [
  'writeResult',
  'oneChoiceResult',
  'multipleChoiceResult',
  'matchResult',
  'selectWordResult',
  'dropDownResult',
  'dragdropResult',
  'listenResult',
] as const
export type ResultKey = (typeof resultKeys)[number]

/** How an answer is shown after hand-in: right green, wrong red, neutral blue (B-219 to B-221). */
export type PartState = 'right' | 'wrong' | 'neutral'

/** What one group of zones adds to the result of its exercise type. */
export type Item = Counts & {
  /** by the id of the group */
  readonly parts: readonly (readonly [id: string, state: PartState])[]
  /** the responses as they were understood, under the ids under which they were sent */
  readonly given: readonly (readonly [id: string, response: unknown])[]
}

/** Answers as they arrive: by the id of a zone or group, any JSON value each. */
type Answers = ReadonlyMap<string, unknown>

/**
 * Marks one group by the rules of its mode. Nothing given, or nothing to be right about, is neutral; something given
 * that is not right is wrong, also where a box of the group was left empty.
 */
const marked = <Question, Response, Public>(
  rules: ZoneRules<Question, Response, Public>,
  question: Question,
  id: string,
  answer: unknown,
): Counts & { readonly response: Response; readonly parts: Item['parts'] } => {
  const shown = rules.toPublic(question)
  const parsed = rules.schema.response.safeParse(answer)
  const response = parsed.success ? parsed.data : rules.emptyResponse(shown)
  const { total, right, correct } = rules.grade(question, response)
  const wrong = total > 0 && rules.summarise(shown, response) !== ''
  const state: PartState = correct ? 'right' : wrong ? 'wrong' : 'neutral'
  return { total, right, answered: rules.isReady(shown, response) ? total : 0, response, parts: [[id, state]] }
}

/** The texts typed into the boxes of a group, each sent under the id of its box; what is no text counts as none. */
const typed = (zones: readonly Zone[], answers: Answers): Record<string, string> =>
  Object.fromEntries(
    zones.map(({ id }) => {
      const text = answers.get(id)
      return [id, typeof text === 'string' ? text : '']
    }),
  )

const markers: Readonly<Partial<Record<Mode, (group: Group, answers: Answers) => Item>>> = {
  Write: (group, answers) => {
    const item = marked(write, group, group.id, typed(group.zones, answers))
    return { ...item, given: Object.entries(item.response) }
  },
  Choice: (group, answers) => {
    const item = marked(choice, group, group.id, answers.get(group.id))
    return { ...item, given: [[group.id, item.response]] }
  },
  DropDown: ({ id, zones }, answers) => {
    const item = marked(dropDown, zones[0], id, answers.get(id))
    return { ...item, given: [[id, item.response]] }
  },
}

const keyOf: Readonly<Record<Mode, (group: Group) => ResultKey>> = {
  Write: () => 'writeResult',
  // exactly one right box makes one choice (B-249)
  Choice: ({ zones }) =>
    zones.filter(({ text }) => isRight(text)).length === 1 ? 'oneChoiceResult' : 'multipleChoiceResult',
  Match: () => 'matchResult',
  SelectWord: () => 'selectWordResult',
  DropDown: () => 'dropDownResult',
  DragDrop: () => 'dragdropResult',
  Listen: () => 'listenResult',
}

/** The field of the result to which a group belongs. */
export const resultKeyOf = (group: Group): ResultKey => keyOf[group.mode](group)

/** The item that a group is; a mode without rules of its own is not marked. */
export const itemOf = (group: Group, answers: Answers): Item =>
  markers[group.mode]?.(group, answers) ?? {
    total: 0,
    right: 0,
    answered: 0,
    parts: group.zones.map(({ id }) => [id, 'neutral']),
    given: [],
  }
