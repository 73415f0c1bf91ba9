export const tabs = ['assignments', 'students', 'lessons', 'notifications'] as const
export type Tab = (typeof tabs)[number]

/** The tab that an address asks for: the first one unless it names another, or looks for a pupil. */
export const tabOf = (query: URLSearchParams): Tab => {
  const named = tabs.find((tab) => tab === query.get('tab'))
  return named ?? (query.has('q') ? 'students' : 'assignments')
}

/** The query of the address of a tab, with what is looked for among the pupils. */
export const addressOfTab = (tab: string | null, typed = ''): URLSearchParams =>
  new URLSearchParams({ ...(tab !== null && { tab }), ...(typed !== '' && { q: typed }) })
