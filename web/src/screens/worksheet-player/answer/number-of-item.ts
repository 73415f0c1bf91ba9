import { type PublicDocument, playGroups } from '@phuong/exercises/worksheet'

/**
 * The number in the list of the worksheet of what an answer is kept under: a group, or a box of one; null for neither.
 */
export const numberOfItem = (document: PublicDocument | undefined) => {
  const groups = document ? playGroups(document) : []
  const numbers = new Map(groups.flatMap(({ number, zones }) => zones.map(({ id }) => [id, number] as const)))
  return (item: string): number | null => numbers.get(item) ?? null
}
