import type { WorksheetDocument } from '../document/document.ts'
import { groupsOf } from '../document/groups.ts'
import { zoneModes } from '../zones/modes.ts'

type Fits = (response: unknown) => boolean

/** The items of a worksheet, as judgeEvent asks for them: by id whether a value can be a response (H024). */
export const worksheetItems = ({ zones }: Pick<WorksheetDocument, 'zones'>): ReadonlyMap<string, Fits> =>
  new Map(
    groupsOf(zones).flatMap((group) => {
      const { answers } = zoneModes[group.mode]
      return typeof answers === 'string' ? [] : answers.items(group)
    }),
  )
