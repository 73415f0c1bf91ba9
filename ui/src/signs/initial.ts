/** The first letter of the given name, which stands last in a Vietnamese name; '' for an empty one. */
export function initial(name: string): string {
  const given = name.normalize('NFC').trim().split(/\s+/).at(-1) ?? ''
  const [first] = Array.from(given)
  return first ? first.toLocaleUpperCase('vi') : ''
}
