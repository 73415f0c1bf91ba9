/**
 * Whether the path of an address fits one of the table, in which `:name` stands for one piece and `/*` at the end for
 * anything below. As the router reads it: letter case and a stroke at the end change nothing.
 */
export const pathFits = (pattern: string, pathname: string): boolean =>
  new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+').replace('/*', '(/.*)?')}/?$`, 'i').test(pathname)
