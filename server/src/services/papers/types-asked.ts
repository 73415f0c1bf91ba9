import { typeNames } from '@phuong/exercises/rules'

/** Every name of a type that is written somewhere in what is sent, in the questions of a combined question too. */
const namesIn = (sent: unknown): string[] =>
  typeof sent !== 'object' || sent === null
    ? []
    : Object.entries(sent).flatMap(([key, held]) =>
        key === 'type' && typeof held === 'string' ? [held] : namesIn(held),
      )

/**
 * The folders of the types that questions are of, by their stored names (C-494): all kinds of COMBINE are one folder, and
 * a name that none of them has is drawn by none.
 * @param folders of all types, each named after its type
 */
export const typesAsked = (questions: unknown, folders: Iterable<string>): ReadonlySet<string> => {
  const folderOf = typeNames(folders)
  const found = namesIn(questions).map((name) => folderOf(name.replace(/^combine.*$/i, 'combine')))
  return new Set(found.filter((folder) => folder !== undefined))
}
