/** A Vietnamese mobile number in groups, 0912 345 678; a number of another shape stays as it was given. */
export function formatPhone(text: unknown): string {
  if (typeof text !== 'string') return ''
  const digits = text.replace(/[\s.\-()]/g, '').replace(/^\+?84(?=\d{9}$)/, '0')
  const groups = /^(0\d{3})(\d{3})(\d{3})$/.exec(digits)
  return groups === null ? text.trim() : `${groups[1]} ${groups[2]} ${groups[3]}`
}
