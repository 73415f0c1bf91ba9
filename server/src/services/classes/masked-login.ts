/** What stands in the place of what is left out. */
const hidden = '•••'
/** Letters that are left, by which a teacher knows again what was typed. */
const left = 2

/**
 * The name under which somebody was asked into a class, until the person has said yes (D06): its beginning, and the domain of
 * an e-mail. A name as short as its beginning shows one letter.
 */
export const maskedLogin = (login: string): string => {
  const at = login.lastIndexOf('@')
  const name = at < 0 ? login : login.slice(0, at)
  return `${name.slice(0, name.length > left ? left : 1)}${hidden}${at < 0 ? '' : login.slice(at)}`
}
