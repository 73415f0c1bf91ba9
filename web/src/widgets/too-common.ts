import type { KnownOfPerson } from '@phuong/domain/forms/guessable'
import { hashOf } from '../api/password-hash.ts'

/**
 * Whether the server would refuse a password as one that is guessed too easily (D15, D66). Its list is loaded when it is
 * first asked for; a browser that cannot load it sends the password, and the server says the same.
 */
export const isTooCommon = async (password: string, person: KnownOfPerson): Promise<boolean> => {
  try {
    const [{ isGuessable }, { isCommonPassword }] = await Promise.all([
      import('@phuong/domain/forms/guessable'),
      import('@phuong/domain/forms/common-passwords'),
    ])
    return isGuessable(password, person) || isCommonPassword(hashOf(password))
  } catch {
    return false
  }
}
