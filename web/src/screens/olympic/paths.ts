/** Addresses of the practice, in one place. */
export const practicePath = '/lms/olympic/practice'
const olympicHomePath = '/lms/olympic/home'
export const questionPath = (code: string, index: number | string): `/${string}` =>
  `/lms/olympic/examination/${encodeURIComponent(code)}/start/${index}`
/** The paper that such an address names. */
export const codeIn = (pathname: string): string | null => {
  const [, code] = /\/examination\/([^/]+)\//.exec(pathname) ?? []
  return code === undefined ? null : decodeURIComponent(code)
}
export const resultPath = (code: string, sittingId: string): `/${string}` =>
  `/lms/olympic/examination/${encodeURIComponent(code)}/result?${new URLSearchParams({ sitting: sittingId })}`

/**
 * Where 'Quay về trang chủ' leads (C-332, C-334): to the back path given from outside when it stays inside the product
 * (C-336), otherwise to the olympic home.
 */
export const backPathOf = (given: string | null): `/${string}` =>
  given !== null && /^\/(?![/\\])[^\\\s\p{C}]*$/u.test(given) ? (given as `/${string}`) : olympicHomePath
