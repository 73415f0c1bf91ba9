import { withAlikeLetters } from './alike-letters.ts'

/** A name as it is sorted. `callingName` stands where the last word is not what the person is called (Y Bhok Niê). */
export type NamedPerson = {
  readonly firstName: string
  readonly lastName: string
  readonly callingName?: string | null | undefined
}

const vietnamese = new Intl.Collator('vi', { numeric: true })

const sorted = (name: string): string => withAlikeLetters(name.normalize('NFC'))

/**
 * The order of names of people and things: the Vietnamese alphabet, numbers as numbers (4A2 before 4A10, H168), letters
 * that look as another as that one (H167). Same order as the collation vi_names of the database.
 */
export const compareNames = (a: string, b: string): number => vietnamese.compare(sorted(a), sorted(b))

const given = (person: NamedPerson): string => person.callingName?.trim() || person.firstName

/**
 * The order of Vietnamese lists of people: by given name (or the calling name), then family and middle names, in
 * the order of names (H146). Same order as `order by coalesce(calling_name, first_name), last_name` under vi_names in the
 * database.
 */
export const compareByGivenName = (a: NamedPerson, b: NamedPerson): number =>
  compareNames(given(a), given(b)) || compareNames(a.lastName, b.lastName) || compareNames(a.firstName, b.firstName)
