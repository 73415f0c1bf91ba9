import type { ZoneRules } from '../../contract.ts'
import type { WorksheetDocument } from '../document/document.ts'
import { type Group, groupsOf } from '../document/groups.ts'
import { choice } from '../zones/choice/rules.ts'
import { dropDown } from '../zones/drop-down/rules.ts'
import { write } from '../zones/write/rules.ts'
import type { PlayableMode, PlayGroup } from './groups.ts'

/** Responses by the id under which they are kept (wire.md 7): of a writing box, else of the group. */
export type SheetAnswers = ReadonlyMap<string, unknown>

/** One changed answer as it is recorded; `typed` is a letter more or less of a text (B-214). */
export type AnswerChange = { readonly item: string; readonly response: unknown; readonly typed: boolean }

/** How the sheet speaks to the zones of a mode, whose questions and responses only its own rules know. */
type Manner = {
  question(group: PlayGroup): unknown
  response(group: PlayGroup, answers: SheetAnswers): unknown
  isAnswered(group: PlayGroup, answers: SheetAnswers): boolean
  summary(group: PlayGroup, response: unknown): string
  changes(group: PlayGroup, before: unknown, after: unknown): AnswerChange[]
  solution(group: Group): unknown
}

const mannerOf = <Zones, Response, PublicZones>(
  rules: ZoneRules<Zones, Response, PublicZones>,
  own: {
    question(group: PlayGroup): PublicZones
    response(group: PlayGroup, answers: SheetAnswers): Response
    changes(group: PlayGroup, before: Response, after: Response): AnswerChange[]
    /** the zones as the rules mark them */
    keyed(group: Group): Zones
  },
): Manner => {
  const understood = (group: PlayGroup, value: unknown): Response => {
    const parsed = rules.schema.response.safeParse(value)
    return parsed.success ? parsed.data : rules.emptyResponse(own.question(group))
  }
  return {
    question: own.question,
    response: own.response,
    isAnswered: (group, answers) => rules.isReady(own.question(group), own.response(group, answers)),
    summary: (group, response) => rules.summarise(own.question(group), understood(group, response)),
    changes: (group, before, after) => own.changes(group, understood(group, before), understood(group, after)),
    solution: (group) => rules.correctResponse(own.keyed(group)),
  }
}

const textUnder = (answers: SheetAnswers, id: string): string => {
  const text = answers.get(id)
  return typeof text === 'string' ? text : ''
}

const manners: Readonly<Record<PlayableMode, Manner>> = {
  Write: mannerOf(write, {
    question: ({ id, zones }) => ({ id, zones: zones.map((zone) => ({ id: zone.id, text: '' as const })) }),
    response: ({ zones }, answers) => Object.fromEntries(zones.map(({ id }) => [id, textUnder(answers, id)])),
    changes: ({ zones }, before, after) =>
      zones.flatMap(({ id }) => {
        const response = after[id] ?? ''
        return response === (before[id] ?? '') ? [] : [{ item: id, response, typed: true }]
      }),
    keyed: (group) => group,
  }),
  Choice: mannerOf(choice, {
    question: ({ id, zones }) => ({
      id,
      zones: zones.map((zone) => ({ id: zone.id, text: '' as const })),
      pick: zones[0].pick ?? 0,
    }),
    response: ({ id }, answers) => {
      const parsed = choice.schema.response.safeParse(answers.get(id))
      return parsed.success ? parsed.data : []
    },
    changes: ({ id }, _, response) => [{ item: id, response, typed: false }],
    keyed: (group) => group,
  }),
  DropDown: mannerOf(dropDown, {
    question: ({ id, zones }) => ({ id, options: zones[0].options ?? [] }),
    response: ({ id }, answers) => textUnder(answers, id),
    changes: ({ id }, _, response) => [{ item: id, response, typed: false }],
    keyed: ({ zones }) => zones[0],
  }),
}

/** What the Player of a group is given to draw. */
export const questionOf = (group: PlayGroup): unknown => manners[group.mode].question(group)

/** The response of a group from the answers of the sheet; what is none counts as nothing answered. */
export const responseOf = (group: PlayGroup, answers: SheetAnswers): unknown =>
  manners[group.mode].response(group, answers)

/** What is to be recorded after the response of a group changed from the one that was drawn. */
export const changesOf = (group: PlayGroup, before: unknown, after: unknown): AnswerChange[] =>
  manners[group.mode].changes(group, before, after)

/** What was answered, in one line; '' for nothing. */
export const summaryOf = (group: PlayGroup, response: unknown): string => manners[group.mode].summary(group, response)

/** Whether the group counts as answered, by the rule by which the server counts (B-258, B-270). */
export const isAnswered = (group: PlayGroup, answers: SheetAnswers): boolean =>
  manners[group.mode].isAnswered(group, answers)

/** How many groups are answered, of how many. */
export const progressOf = (
  groups: readonly PlayGroup[],
  answers: SheetAnswers,
): { readonly answered: number; readonly total: number } => ({
  answered: groups.filter((group) => isAnswered(group, answers)).length,
  total: groups.length,
})

/** The right responses by the id of the group, from the whole worksheet; a group without one is left out. */
export const solutionsOf = (
  document: Pick<WorksheetDocument, 'zones'>,
  groups: readonly PlayGroup[],
): ReadonlyMap<string, unknown> => {
  const whole = new Map(groupsOf(document.zones).map((group) => [group.id, group]))
  return new Map(
    groups.flatMap((group) => {
      const keyed = whole.get(group.id)
      if (keyed?.mode !== group.mode) return []
      const right = manners[group.mode].solution(keyed)
      return summaryOf(group, right) === '' ? [] : [[group.id, right] as const]
    }),
  )
}
