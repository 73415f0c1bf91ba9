const titles = new Set<string>()

/** The tests that run at this moment, by their titles; run/reporter.ts notes them. */
export const underWay = {
  begin: (title: string): void => void titles.add(title),
  end: (title: string): void => void titles.delete(title),
  titles: (): string[] => [...titles],
}
