import { bareFold } from '../names/bare-fold.ts'
import { splitFullName } from '../names/full-name.ts'
import { USER_NAME_MIN } from '../people/login-name.ts'
import { isReservedUserName } from '../people/reserved-names.ts'

/** Letters of the given name that a user name has at most. */
const longest = 12
/** For names that have no letter of a keyboard. */
const nobody = 'hocsinh'

const letters = (text: string): string => bareFold(text).replace(/[^a-z0-9]/g, '')

/** How a user name begins: the given name and the first letters of the others, as 'anltt' for Lê Thị Thu An. */
export const userNameStem = (fullName: string): string => {
  const { lastName, firstName } = splitFullName(fullName)
  const initials = lastName.split(' ').map((word) => letters(word).slice(0, 1))
  const stem = letters(firstName).slice(0, longest) + initials.join('')
  return /^[a-z]/.test(stem) && stem.length >= USER_NAME_MIN ? stem : `${nobody}${stem}`
}

/**
 * User names for pupils, each its own: the stem, with the first free number behind it where somebody has it or it is
 * reserved.
 * @param taken user names that begin so and belong to somebody
 */
export const userNamesFor = (fullNames: readonly string[], taken: Iterable<string>): string[] => {
  const used = new Set(taken)
  const next = new Map<string, number>()
  return fullNames.map((fullName) => {
    const stem = userNameStem(fullName)
    let number = next.get(stem) ?? 1
    let name = number === 1 ? stem : `${stem}${number}`
    while (used.has(name) || isReservedUserName(name)) {
      number += 1
      name = `${stem}${number}`
    }
    next.set(stem, number)
    used.add(name)
    return name
  })
}
