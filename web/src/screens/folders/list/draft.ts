import { isBlank } from '@phuong/domain/forms/rules'
import type { ChangedFields } from '../../../widgets/change/merge.ts'
import { folderColors } from '../colors.ts'
import { texts } from '../texts.ts'

export type Draft = { name: string; order: string; color: string }
type FolderFacts = { name: string; sortOrder: number; color: string | null }

/** A folder as its form shows it. */
export const draftOf = ({ name, sortOrder, color }: FolderFacts): Draft => ({
  name,
  order: String(sortOrder),
  color: color ?? folderColors[0].value,
})

/** What its form changes of a folder, by wire name. */
export const changedFields: ChangedFields<Draft> = {
  name: { label: texts.name, typed: ['name'], words: ({ name }) => name },
  sortOrder: { label: texts.order, typed: ['order'], words: ({ order }) => order },
  color: {
    label: texts.color,
    typed: ['color'],
    words: ({ color }) => folderColors.find(({ value }) => value === color)?.label ?? color,
  },
}

type Faults = Partial<Record<'name' | 'order', string>>

/** The typed order: a whole number from 0 on; undefined for anything else (B-524, B-525). */
export const orderOf = (typed: string): number | undefined =>
  /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : undefined

/** What is wrong with a draft, by field; {} when all is well (B-523 to B-526). */
export const faultsOf = ({ name, order }: Draft): Faults => ({
  ...(isBlank(name) && { name: texts.nameMissing }),
  ...(orderOf(order) === undefined && { order: isBlank(order) ? texts.orderMissing : texts.orderWrong }),
})
