/** Said of each circle, with what to do about it. */
export const circleRule =
  'no circle of files\n→ These files import each other in a ring: move what two of them need to a third that imports neither.'

/** What each file imports: its path, and the paths of the files that it names. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

type Mark = { index: number; low: number; waiting: boolean }

/**
 * Files that import each other in a ring, however long it is and whether for types or values: none of them can be read,
 * moved or tested without the others. Tarjan's strongly connected components, without recursion.
 * @returns each ring's files in the order of their names, the rings in the order of their first files
 */
export const circlesIn = (graph: ImportGraph): string[][] => {
  const marks = new Map<string, Mark>()
  const stack: string[] = []
  const circles: string[][] = []

  const enter = (path: string): Mark => {
    const mark = { index: marks.size, low: marks.size, waiting: true }
    marks.set(path, mark)
    stack.push(path)
    return mark
  }
  const visit = (start: string): void => {
    const way = [{ path: start, mark: enter(start), next: 0 }]
    for (let here = way.at(-1); here !== undefined; here = way.at(-1)) {
      const target = graph.get(here.path)?.[here.next]
      here.next += 1
      if (target !== undefined) {
        const seen = marks.get(target)
        if (seen?.waiting) here.mark.low = Math.min(here.mark.low, seen.index)
        else if (seen === undefined && graph.has(target)) way.push({ path: target, mark: enter(target), next: 0 })
        continue
      }
      way.pop()
      const before = way.at(-1)
      if (before) before.mark.low = Math.min(before.mark.low, here.mark.low)
      if (here.mark.low === here.mark.index) {
        const ring = stack.splice(stack.indexOf(here.path))
        for (const path of ring) (marks.get(path) as Mark).waiting = false
        if (ring.length > 1 || graph.get(here.path)?.includes(here.path)) circles.push(ring.sort())
      }
    }
  }
  for (const path of graph.keys()) if (!marks.has(path)) visit(path)
  return circles.sort(([a = ''], [b = '']) => (a < b ? -1 : 1))
}
