/** Addresses of the bank's papers, in one place. */
export const papersPath = '/lms/test-bank/papers'
export const uploadPath = '/lms/test-bank/papers/upload'
export const paperPath = (id: number): `/${string}` => `${papersPath}/${id}`
/** Names the open question of a paper, from 1, in the query of its address. */
export const numberInAddress = 'question'
/** The upload of another version of this paper. */
export const versionPath = (id: number): `/${string}` => `${uploadPath}?${new URLSearchParams({ paper: String(id) })}`
