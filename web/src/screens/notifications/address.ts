/** The page that the address names, from 1; the first where it names none. */
export const pageOf = (query: URLSearchParams): number => {
  const named = query.get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(named) ? Number(named) : 1
}

/** The address of another page: what was opened stays behind. */
export const withPage = (query: URLSearchParams, page: number): URLSearchParams => {
  const next = new URLSearchParams(query)
  next.delete('id')
  next.delete('page')
  if (page > 1) next.set('page', String(page))
  return next
}

/** The same page with another notification opened, or none. */
export const withOpened = (query: URLSearchParams, thongBaoId: string | null): URLSearchParams => {
  const next = new URLSearchParams(query)
  next.delete('id')
  if (thongBaoId !== null) next.set('id', thongBaoId)
  return next
}
