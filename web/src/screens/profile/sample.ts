import type { Me } from '../../api/auth-state.ts'

/** Whether the account is a sample, which stays as it is. */
export const isSampleAccount = ({ flags }: Pick<Me, 'flags'>): boolean => flags.includes('demo')

/** Whether a sample account sees the buttons that it may not press: teachers see none. */
export const showsLocked = ({ role }: Pick<Me, 'role'>): boolean => role !== 'teacher'
