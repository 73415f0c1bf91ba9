import type { TestHouse } from './house.ts'

/** The routes of a server, each as its methods and its path; the router draws them as a tree. */
export const routesOf = (app: TestHouse['app']): string[] => {
  const parts: string[] = []
  const routes: string[] = []
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, before = '', part = '', methods] = /^(.*?)[├└]── (\S+)(?: \((.*)\))?$/.exec(line) ?? []
    const depth = before.length / 4
    parts.splice(depth, Number.POSITIVE_INFINITY, part)
    if (methods !== undefined) routes.push(`${methods} ${parts.join('')}`)
  }
  return routes.sort()
}
