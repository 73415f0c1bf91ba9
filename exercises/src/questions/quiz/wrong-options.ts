import { plainText } from '../../shared/markup.ts'
import { normaliseWords } from '../../shared/normalise-words.ts'
import { shuffled } from '../../shared/shuffle.ts'

type Option = { id: string; answer: string; imageUrl: string; isCorrect: boolean }

/** B-315. */
const maxWrong = 3

/** What tells options apart for who sees them. */
const shown = ({ answer, imageUrl }: Option): string => `${normaliseWords(plainText(answer))} ${imageUrl}`.trim()

/**
 * B-315, B-316: a sub-question that has only its correct option gets up to three wrong ones, distinct, from the others of
 * its question: pictures where it is one, otherwise texts. The draw hangs on the ids alone, so that every machine sees the
 * same. All its options get ids of one kind, which do not tell the one that was there before.
 */
export const withWrongOptions = <One extends Option, Part extends { id: string; answers: One[] }>(
  parts: readonly Part[],
  questionId: string,
): Part[] =>
  parts.map((part) => {
    const [own, ...more] = part.answers
    if (own === undefined || more.length > 0 || !own.isCorrect) return part
    const others = new Map<string, One>()
    for (const option of parts.flatMap(({ answers }) => answers))
      if (shown(option) !== shown(own) && (option.imageUrl === '') === (own.imageUrl === ''))
        others.set(shown(option), option)
    const wrong = shuffled([...others.keys()].toSorted(), `${questionId} ${part.id}`)
      .slice(0, maxWrong)
      .flatMap((name) => others.get(name) ?? [])
    return {
      ...part,
      answers: [own, ...wrong].map((option) => ({ ...option, id: `:${shown(option)}`, isCorrect: option === own })),
    }
  })
