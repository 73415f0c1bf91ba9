/**
 * A small pattern language for places: `*` is a piece of one name, `**` any depth, `{a,b}` one of these, a slash at the
 * end everything below; `{area}` names the folder that a file of the room lies in, `{other}` any folder but that one.
 */
export type Place = (path: string, area?: string) => { area: string } | null

const pieces: Record<string, string> = {
  '**/': '(?:.*/)?',
  '**': '.*',
  '*': '[^/]*',
  '{area}': '(?<area>[^/]+)',
  '{other}': '(?<other>[^/]+)',
}

const expressionOf = (pattern: string): string =>
  pattern.replace(/\*\*\/|\*\*|\*|\{[^}]+\}|[.+?^$()|[\]\\]/g, (piece) => {
    const known = pieces[piece]
    if (known !== undefined) return known
    if (!piece.startsWith('{')) return `\\${piece}`
    return `(?:${piece.slice(1, -1).split(',').map(expressionOf).join('|')})`
  })

/** Compiles a pattern. Asked with the area of the importing file, it compares; asked without, it finds the area. */
export const place = (pattern: string): Place => {
  const expression = new RegExp(`^${expressionOf(pattern)}${pattern.endsWith('/') ? '' : '$'}`)
  return (path, area = '') => {
    const match = expression.exec(path)
    if (match === null) return null
    const { area: found = area, other } = match.groups ?? {}
    const same = area === '' || found === area
    return same && (other === undefined || other !== area) ? { area: found } : null
  }
}
