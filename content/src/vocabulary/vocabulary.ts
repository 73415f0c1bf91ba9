import { asLearnt, ipaOf } from '../bank/ipa.ts'
import { pronunciationOf, variantsOf, words } from '../bank/words.ts'
import { vocabularyOf } from './find.ts'

export type { Piece, VocabularyWord } from './find.ts'

/** The English-Vietnamese vocabulary of the product: every word of the bank, in each of its parts of speech. */
export const vocabulary = vocabularyOf(
  words.map(({ headword, pos, meaning, sentence, sentenceMeaning }) => {
    const phones = pronunciationOf({ headword, pos })
    const ipa = phones === undefined ? null : ipaOf(asLearnt(headword, phones))
    return { headword, pos, meaning, ipa, sentence, sentenceMeaning, variants: variantsOf(headword) }
  }),
)
