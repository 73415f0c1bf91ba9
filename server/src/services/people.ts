import { cleanText } from '@phuong/domain/names/clean'
import { splitFullName } from '@phuong/domain/names/full-name'
import { searchFold } from '@phuong/domain/names/search-fold'

/** What a full name becomes in the row of a person: cleaned, split, and folded for the search without marks. */
export const personColumns = (
  fullName: string,
  callingName: string | null = null,
): { full_name: string; last_name: string; first_name: string; search_key: string } => {
  const cleaned = cleanText(fullName)
  const { lastName, firstName } = splitFullName(cleaned)
  return {
    full_name: cleaned,
    last_name: lastName,
    first_name: firstName,
    search_key: searchFold(callingName === null ? cleaned : `${cleaned} ${callingName}`),
  }
}
