import type { Sort } from './table-types.ts'

/** What a press on the head of a column asks for: ascending first, then the other way round. */
export function nextSort(current: Sort | undefined, column: string): Sort {
  const again = current?.column === column && current.direction === 'ascending'
  return { column, direction: again ? 'descending' : 'ascending' }
}
