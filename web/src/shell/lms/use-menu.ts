import { formatNumber } from '@phuong/domain/format/numbers'
import { hasRole } from '@phuong/domain/people/roles'
import { useQuery } from '@tanstack/react-query'
import { routes } from '../../routes.tsx'
import { managedClassesQuery } from '../../widgets/classes/queries.ts'
import { useSurroundings } from '../../widgets/surroundings.ts'
import { type MenuEntry, menuOf } from '../menu.ts'
import { lmsTexts } from './texts.ts'

/** What stands below an entry of the menu: a page of one thing, with a small figure. */
export type SubEntry = { path: string; label: string; note: string; noteUnit: string }

export type Menu = {
  entries: readonly (MenuEntry & { below: readonly SubEntry[] })[]
  /** Everything that the search of the top bar finds. */
  found: readonly { path: string; label: string }[]
}

const classesPath = '/lms/teacher/classes'

/** Classes that the sidebar names one by one; the rest is behind 'Tất cả lớp học'. */
const maxClasses = 8

/** The menu of the signed-in person, with a teacher's own classes below 'Lớp học'. */
export const useMenu = (): Menu => {
  const { me, site } = useSurroundings()
  const entries = menuOf(routes, me, site)
  const hasClasses = hasRole(me, 'teacher') && entries.some(({ path }) => path === classesPath)
  const { data: classes = [] } = useQuery({ ...managedClassesQuery, enabled: hasClasses })
  const below = classes.map(
    ({ id, className, totalStudents }): SubEntry => ({
      path: `${classesPath}/${id}`,
      label: className,
      note: formatNumber(totalStudents),
      noteUnit: lmsTexts.pupils,
    }),
  )
  return {
    entries: entries.map((entry) => ({
      ...entry,
      below:
        entry.path === classesPath && below.length > 0
          ? [...below.slice(0, maxClasses), { path: classesPath, label: lmsTexts.allClasses, note: '', noteUnit: '' }]
          : [],
    })),
    found: [...entries, ...below.map(({ path, label }) => ({ path, label: lmsTexts.className(label) }))],
  }
}
