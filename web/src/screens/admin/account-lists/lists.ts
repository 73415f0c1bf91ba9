import { ACCOUNT_LISTS, listKind, type NamedList } from '@phuong/domain/people/account-lists'
import { namedListTexts, routeListTexts, texts } from './texts.ts'

export type ListFacts = {
  name: string
  label: string
  /** What the list does, in a sentence. */
  does: string
  group: string
}

/** Lists that open a screen stand together, the others too. */
const groupOf = (name: NamedList): string => {
  const kind = ACCOUNT_LISTS[name]
  return kind === 'permission' || kind === 'required' ? texts.groups.screens : texts.groups.general
}

/**
 * Every list that can be edited, by group: the named ones, and those that routes name for themselves (A-120, C-216).
 * @param routeLists names such as 'allowed:/lms/teacher/classes'
 * @param menuPaths what the menu calls a path; a path without an entry is called by itself
 */
export const editableLists = (
  routeLists: readonly string[],
  menuPaths: readonly { path: string; label: string }[],
): ListFacts[] => {
  const named = (Object.keys(ACCOUNT_LISTS) as NamedList[]).map((name) => ({
    name,
    ...namedListTexts[name],
    group: groupOf(name),
  }))
  const ofRoutes = routeLists.flatMap((name) => {
    const kind = listKind(name)
    if (kind !== 'allowed' && kind !== 'strict') return []
    const path = name.slice(kind.length + 1)
    const page = menuPaths.find((entry) => entry.path === path)?.label ?? path
    return [
      {
        name,
        label: routeListTexts[kind].label(page),
        does: routeListTexts[kind].does(path),
        group: texts.groups.routes,
      },
    ]
  })
  const all: ListFacts[] = [...named, ...ofRoutes]
  return Object.values(texts.groups).flatMap((group) => all.filter((list) => list.group === group))
}
