/**
 * An order in which one thing has moved by one place; the same order where it is not in it, or is at that end already.
 * @param by -1 is up, 1 is down
 */
export const movedBy = <Id>(ids: readonly Id[], id: Id, by: -1 | 1): Id[] => {
  const at = ids.indexOf(id)
  const to = at + by
  if (at < 0 || to < 0 || to >= ids.length) return [...ids]
  const rest = ids.filter((one) => one !== id)
  return [...rest.slice(0, to), id, ...rest.slice(to)]
}
