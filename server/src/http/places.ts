import { refuse } from '@phuong/domain/refusals'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The sitting and the recording that a path names; what is no id names nothing. @throws NOT_FOUND */
export const readPlace = ({ sittingId, id }: { sittingId: string; id: string }): { sittingId: string; id: string } => {
  if (!uuid.test(sittingId) || !uuid.test(id)) throw refuse('NOT_FOUND')
  return { sittingId, id }
}
