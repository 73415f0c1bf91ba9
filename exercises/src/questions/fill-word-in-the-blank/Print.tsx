import type { PrintProps } from '../../drawing.tsx'
import { GapText } from '../../parts/english-box/GapText.tsx'
import { PrintGap } from '../../parts/english-box/PrintGap.tsx'
import { PrintSentence } from '../../parts/PrintSentence.tsx'
import { PrintWords } from '../../parts/PrintWords.tsx'
import { correctResponse } from './grade.ts'
import type { Question } from './schema.ts'
import { sentencesOf, wordsAbove } from './sentences.ts'

/** The sentences with lines to write on or, with answers, the first answer of each. */
export function Print({ question, withAnswers }: PrintProps<Question>) {
  const answers = withAnswers ? correctResponse(question).blanks : []
  return (
    <div>
      <PrintWords question={wordsAbove(question)} />
      {sentencesOf(question).map(({ text, from }, index) => {
        const key = `${index} ${text}`
        return (
          <PrintSentence key={key}>
            <GapText text={text} from={from} blank={(at, signs) => <PrintGap answer={answers[at]} signs={signs} />} />
          </PrintSentence>
        )
      })}
    </div>
  )
}
