import { registrationTexts } from './texts.ts'

/** true is male on the wire (A-235, C-125). */
export const sexChoices = [
  { value: 'true', label: registrationTexts.male },
  { value: 'false', label: registrationTexts.female },
] as const
