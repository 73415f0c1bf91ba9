/** Addresses of the bank's papers, in one place. */
export const papersPath = '/lms/test-bank/papers'
export const uploadPath = '/lms/test-bank/papers/upload'
export const paperPath = (id: number): `/${string}` => `${papersPath}/${id}`
/** The upload of another version of this paper. */
export const versionPath = (id: number): `/${string}` => `${uploadPath}?${new URLSearchParams({ paper: String(id) })}`
