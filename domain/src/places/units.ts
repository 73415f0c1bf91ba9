import { cleanText } from '../names/clean.ts'

/** How much of the full name of a province says what kind it is; its short name is the rest. */
const cityKinds = /^(?:thành phố|tỉnh)\s+(?=\S)/iu

/** The short name of a province or city: 'Hà Nội' of 'Thành phố Hà Nội'. */
export const shortCityName = (fullName: string): string => cleanText(fullName).replace(cityKinds, '')
