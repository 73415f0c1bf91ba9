import type { PrintProps } from '../../drawing.tsx'
import { PrintGap } from '../../parts/english-box/PrintGap.tsx'
import { PrintSentence } from '../../parts/PrintSentence.tsx'
import { PrintWords } from '../../parts/PrintWords.tsx'
import { wholeSentences } from '../../shared/typed-marking.ts'
import { correctResponse, toPublic } from './grade.ts'
import { Sentence } from './Sentence.tsx'
import type { Question } from './schema.ts'
import { outlineOf, sentencePieces, wordsAbove } from './sentence.ts'

/** The sentence with its given words, and lines to write on or, with answers, the first solution in their place (C-612). */
export function Print({ question, withAnswers }: PrintProps<Question>) {
  const shown = toPublic(question)
  const answers = withAnswers ? correctResponse(question).blanks : []
  const whole = wholeSentences(outlineOf(shown))
  return (
    <div>
      <PrintWords question={wordsAbove(shown)} />
      <PrintSentence>
        <Sentence
          pieces={sentencePieces(shown)}
          baseId={() => undefined}
          blank={(at, signs) => <PrintGap answer={answers[at]} whole={whole[at]} signs={signs} />}
        />
      </PrintSentence>
    </div>
  )
}
