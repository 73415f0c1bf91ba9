import type { WorksheetDocument } from '../document/document.ts'
import { groupsOf } from '../document/groups.ts'
import { type PartState, type ResultKey, resultKeys } from '../zones/contract.ts'
import { type Item, itemOf, resultKeyOf } from './items.ts'
import { type Score, scoreOf, sumOf, type TypeResult, typeResult } from './score.ts'

/** The responses of one exercise type by the id of their zone or group. */
type UserData = Readonly<Record<string, unknown>>

/**
 * Everything that a hand-in of a worksheet says; the only place where it is reckoned, for server and browser (B-235).
 */
export type WorksheetMark = Score & {
  /** every field stands, also of types that the worksheet does not have: 0/0 */
  readonly results: Readonly<Record<ResultKey, TypeResult<UserData>>>
  /** the columns of the record: the resultString, or '' for a type in which nothing is marked (docs/protocol.md 7) */
  readonly columns: Readonly<Record<ResultKey, string>>
  /** by the id of the group, which is that of its first zone */
  readonly parts: Readonly<Record<string, PartState>>
}

const byKey = <Value>(made: (key: ResultKey) => Value): Record<ResultKey, Value> => ({
  writeResult: made('writeResult'),
  oneChoiceResult: made('oneChoiceResult'),
  multipleChoiceResult: made('multipleChoiceResult'),
  matchResult: made('matchResult'),
  selectWordResult: made('selectWordResult'),
  dropDownResult: made('dropDownResult'),
  dragdropResult: made('dragdropResult'),
  listenResult: made('listenResult'),
})

/**
 * Marks a worksheet. `answers` is any JSON value; what is no object of responses by zone or group id counts as nothing
 * answered, and so does each response that is none. Nothing throws; right never exceeds total.
 */
export const markWorksheet = (document: WorksheetDocument, answers: unknown): WorksheetMark => {
  const given = new Map(typeof answers === 'object' && answers !== null ? Object.entries(answers) : [])
  const items = new Map<ResultKey, Item[]>(resultKeys.map((key) => [key, []]))
  for (const group of groupsOf(document.zones)) items.get(resultKeyOf(group))?.push(itemOf(group, given))

  const all = [...items.values()].flat()
  const results = byKey((key) => {
    const own = items.get(key) ?? []
    return typeResult(sumOf(own), Object.fromEntries(own.flatMap((item) => item.given)))
  })
  const columns = byKey((key) => (sumOf(items.get(key) ?? []).total > 0 ? results[key].resultString : ''))
  return { ...scoreOf(sumOf(all)), results, columns, parts: Object.fromEntries(all.flatMap(({ parts }) => parts)) }
}
