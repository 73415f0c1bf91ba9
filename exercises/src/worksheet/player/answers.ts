import { sameJson } from '../../session/same-json.ts'
import type { Mode, WorksheetDocument } from '../document/document.ts'
import { groupsOf } from '../document/groups.ts'
import type { Answering, Answers } from '../zones/contract.ts'
import { zoneModes } from '../zones/modes.ts'
import type { PlayGroup } from './groups.ts'

/** Responses by the id under which they are kept (docs/protocol.md 7): of a writing box, else of the group. */
export type WorksheetAnswers = Answers

/** One changed answer as it is recorded; `typed` is a letter more or less of a text (B-214). */
export type AnswerChange = { readonly item: string; readonly response: unknown; readonly typed: boolean }

/** How a mode is answered; undefined where nothing is. */
const answeringOf = (mode: Mode): Answering | undefined => {
  const { answers } = zoneModes[mode]
  return typeof answers === 'string' ? undefined : answers
}

/**
 * What the Player of a group is given to draw: what its rules ask, or the zones as they are where nothing is answered.
 */
export const questionOf = (group: PlayGroup): unknown => answeringOf(group.mode)?.question(group) ?? group

/** The response of a group from the answers of the worksheet; what is none counts as nothing answered. */
export const responseOf = (group: PlayGroup, answers: WorksheetAnswers): unknown => {
  const how = answeringOf(group.mode)
  return how?.response(group, how.question(group), answers)
}

/** What is to be recorded after the response of a group changed from the one that was drawn. */
export const changesOf = (group: PlayGroup, before: unknown, after: unknown): AnswerChange[] => {
  const how = answeringOf(group.mode)
  if (how === undefined) return []
  const question = how.question(group)
  const drawn = new Map(how.sent(group, question, before))
  return how
    .sent(group, question, after)
    .flatMap(([item, response]) => (sameJson(drawn.get(item), response) ? [] : [{ item, response, typed: how.typed }]))
}

/** What was answered, in one line; '' for nothing. */
export const summaryOf = (group: PlayGroup, response: unknown): string => {
  const how = answeringOf(group.mode)
  return how?.rules.summarise(how.question(group), response) ?? ''
}

/** The same as the list of the worksheet writes it. */
export const writtenOf = (group: PlayGroup, response: unknown): string =>
  answeringOf(group.mode)?.told(summaryOf(group, response)) ?? ''

/** What is to be done in a group, as the list of the worksheet says it. */
export const taskOf = (group: PlayGroup): string => answeringOf(group.mode)?.task(group) ?? ''

/** Whether the group counts as answered, by the rule by which the server counts (B-258, B-270). */
export const isAnswered = (group: PlayGroup, answers: WorksheetAnswers): boolean => {
  const how = answeringOf(group.mode)
  return how?.rules.isReady(how.question(group), responseOf(group, answers)) ?? false
}

/** How many groups are answered, of how many. */
export const progressOf = (
  groups: readonly PlayGroup[],
  answers: WorksheetAnswers,
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
      const how = answeringOf(group.mode)
      if (keyed?.mode !== group.mode || how === undefined) return []
      const right = how.rules.correctResponse(how.keyed(keyed))
      return summaryOf(group, right) === '' ? [] : [[group.id, right] as const]
    }),
  )
}
