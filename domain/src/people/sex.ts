/** The stored sex from the wire field `sex`: true and 1 are male, false and 0 female, anything else unknown. */
export function sexFrom(value: unknown): boolean | null {
  if (value === true || value === 1) return true
  if (value === false || value === 0) return false
  return null
}

/** The wire field `gender` of a stored sex. */
export function genderOf(sex: boolean | null): 1 | 2 | null {
  if (sex === null) return null
  return sex ? 1 : 2
}
