import { Pager } from '@phuong/ui/staff/Pager'
import { assignmentsPageSize } from './queries.ts'

/** The pages of a list of assignments, drawn once there is more than one. `page` counts from 1. */
export function PageOf({
  page,
  total,
  onPage,
  size = assignmentsPageSize,
}: {
  page: number
  total: number
  onPage: (page: number) => void
  size?: number
}) {
  if (total <= size && page === 1) return null
  return <Pager index={page - 1} size={size} total={total} onPage={(index) => onPage(index + 1)} />
}
