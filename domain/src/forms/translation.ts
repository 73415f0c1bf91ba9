/** The two languages between which /lms/tools/translate goes (B-072). */
export const LANGUAGES = ['en', 'vi'] as const
export type Language = (typeof LANGUAGES)[number]

/** The language into which a text of this one is translated. */
export const otherLanguage = (language: Language): Language => (language === 'en' ? 'vi' : 'en')

/** Characters that are taken at once. */
export const MAX_TRANSLATED_LETTERS = 1_000
