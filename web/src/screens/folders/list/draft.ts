import type { FolderDraft } from '@phuong/domain/forms/folder'
import type { ChangedFields } from '../../../widgets/change/merge.ts'
import { folderColors } from '../colors.ts'
import { texts } from '../texts.ts'

type FolderFacts = { name: string; sortOrder: number; color: string | null }

/** A folder as its form shows it. */
export const draftOf = ({ name, sortOrder, color }: FolderFacts): FolderDraft => ({
  name,
  sortOrder: String(sortOrder),
  color: color ?? folderColors[0].value,
})

/** What its form changes of a folder, by wire name. */
export const changedFields: ChangedFields<FolderDraft> = {
  name: { label: texts.name, typed: ['name'], words: ({ name }) => name },
  sortOrder: { label: texts.order, typed: ['sortOrder'], words: ({ sortOrder }) => sortOrder },
  color: {
    label: texts.color,
    typed: ['color'],
    words: ({ color }) => folderColors.find(({ value }) => value === color)?.label ?? color,
  },
}
