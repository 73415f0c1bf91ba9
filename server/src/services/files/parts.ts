/** Bytes from the first to the last, both among them. */
export type Part = { readonly first: number; readonly last: number }

/**
 * The part that a player asks for. @returns null where the whole is sent: without a wish, with several or with one that
 * cannot be read; 'none' for a part that there is not
 */
export const partOf = (range: string | undefined, length: number): Part | 'none' | null => {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '') ?? []
  if (from === '' && to === '') return null
  const part =
    from === ''
      ? { first: Math.max(0, length - Number(to)), last: length - 1 }
      : { first: Number(from), last: to === '' ? length - 1 : Math.min(Number(to), length - 1) }
  // '7-3' is no range at all
  if (from !== '' && to !== '' && Number(to) < Number(from)) return null
  return part.first > part.last ? 'none' : part
}
