/** The own page of everybody who is signed in. */
export const PROFILE_PATH = '/lms/profile'
