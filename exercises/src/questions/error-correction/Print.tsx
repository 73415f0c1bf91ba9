import type { PrintProps } from '../../drawing.tsx'
import { PrintGap } from '../../parts/english-box/PrintGap.tsx'
import { PrintSentence } from '../../parts/PrintSentence.tsx'
import { PrintWords } from '../../parts/PrintWords.tsx'
import { wholeSentences } from '../../shared/typed-marking.ts'
import { correctResponse } from './grade.ts'
import { Sentence } from './Sentence.tsx'
import type { Question } from './schema.ts'
import { outlineOf, sentencePieces, wordsAbove } from './sentence.ts'

/** The sentence with its wrong parts marked, and lines to write on or, with answers, the first solution in their place (C-612). */
export function Print({ question, withAnswers }: PrintProps<Question>) {
  const answers = withAnswers ? correctResponse(question).blanks : []
  const pieces = sentencePieces(question)
  const whole = wholeSentences(outlineOf(question))
  return (
    <div>
      <PrintWords question={wordsAbove(question)} />
      <PrintSentence>
        <Sentence
          pieces={pieces}
          blank={(at, signs) => <PrintGap answer={answers[at]} whole={whole[at]} signs={signs} />}
        />
      </PrintSentence>
    </div>
  )
}
