/** A name as it is sorted. `callingName` stands where the last word is not what the person is called (Y Bhok Niê). */
export type NamedPerson = {
  readonly firstName: string
  readonly lastName: string
  readonly callingName?: string | null | undefined
}

const vietnamese = new Intl.Collator('vi')

const byText = (a: string, b: string): number => vietnamese.compare(a.normalize('NFC'), b.normalize('NFC'))

const given = (person: NamedPerson): string => person.callingName?.trim() || person.firstName

/**
 * The order of Vietnamese lists of people: by given name (or the calling name), then family and middle names, in
 * Vietnamese alphabetical order (H146). Same order as `order by coalesce(calling_name, first_name), last_name` under
 * vi-x-icu in the database.
 */
export const compareByGivenName = (a: NamedPerson, b: NamedPerson): number =>
  byText(given(a), given(b)) || byText(a.lastName, b.lastName) || byText(a.firstName, b.firstName)
