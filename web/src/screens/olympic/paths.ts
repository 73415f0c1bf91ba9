/** Addresses of the practice, in one place. */
export const practicePath = '/lms/olympic/practice'
/** Where the way back from a result leads (C-334). */
export const olympicHomePath = '/lms/olympic/home'
export const questionPath = (code: string, index: number | string): `/${string}` =>
  `/lms/olympic/examination/${encodeURIComponent(code)}/start/${index}`
/** The paper that such an address names. */
export const codeIn = (pathname: string): string | null => {
  const [, code] = /\/examination\/([^/]+)\//.exec(pathname) ?? []
  return code === undefined ? null : decodeURIComponent(code)
}
export const resultPath = (code: string, sittingId: string): `/${string}` =>
  `/lms/olympic/examination/${encodeURIComponent(code)}/result?${new URLSearchParams({ sitting: sittingId })}`
