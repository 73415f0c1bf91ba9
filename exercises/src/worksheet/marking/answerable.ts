import type { Mode, WorksheetDocument } from '../document/document.ts'
import { type Group, groupsOf } from '../document/groups.ts'
import { choice } from '../zones/choice/rules.ts'
import { dropDown } from '../zones/drop-down/rules.ts'
import { write } from '../zones/write/rules.ts'

type Fits = (response: unknown) => boolean

/** The ids under which the responses of a group are sent, and what can be one; a mode without rules of its own has none. */
const answerable: Readonly<Partial<Record<Mode, (group: Group) => readonly (readonly [id: string, fits: Fits])[]>>> = {
  // each box sends its own text
  Write: (group) => {
    const schema = write.schema.responseTo(group)
    return group.zones.map(({ id }) => [id, (response) => schema.safeParse({ [id]: response }).success])
  },
  Choice: (group) => {
    const schema = choice.schema.responseTo(group)
    return [[group.id, (response) => schema.safeParse(response).success]]
  },
  DropDown: ({ id, zones }) => {
    const schema = dropDown.schema.responseTo(zones[0])
    return [[id, (response) => schema.safeParse(response).success]]
  },
}

/** The items of a worksheet, as judgeEvent asks for them: by id whether a value can be a response (H024). */
export const worksheetItems = ({ zones }: Pick<WorksheetDocument, 'zones'>): ReadonlyMap<string, Fits> =>
  new Map(groupsOf(zones).flatMap((group) => answerable[group.mode]?.(group) ?? []))
