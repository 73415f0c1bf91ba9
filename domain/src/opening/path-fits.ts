/**
 * What stands in the path of an address for the names of one of the table, in which `:name` stands for one piece and `/*` at
 * the end for anything below; null where the two do not fit. As the router reads it: letter case and a stroke at the end
 * change nothing.
 */
export const paramsIn = (pattern: string, pathname: string): Record<string, string> | null => {
  const pieces = pattern.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)').replace('/*', '(/.*)?')
  const fit = new RegExp(`^${pieces}/?$`, 'i').exec(pathname)
  return fit && Object.fromEntries(Object.entries(fit.groups ?? {}).map(([name, piece]) => [name, decoded(piece)]))
}

const decoded = (piece: string): string => {
  try {
    return decodeURIComponent(piece)
  } catch {
    return piece
  }
}

/** Whether the path of an address fits one of the table. */
export const pathFits = (pattern: string, pathname: string): boolean => paramsIn(pattern, pathname) !== null
