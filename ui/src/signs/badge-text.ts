/** What a badge shows for a count: nothing for none, and 'max+' beyond the most it can hold. */
export function badgeText(count: number, max: number): string {
  if (count <= 0) return ''
  return count > max ? `${max}+` : String(count)
}
