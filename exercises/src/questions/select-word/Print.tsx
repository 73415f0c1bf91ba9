import type { PrintProps } from '../../drawing.tsx'
import { Words } from '../../parts/english-box/Words.tsx'
import { PrintSentence } from '../../parts/PrintSentence.tsx'
import { PrintWords } from '../../parts/PrintWords.tsx'
import { PrintChoices } from '../../parts/word-select/PrintChoices.tsx'
import { shuffled } from '../../shared/shuffle.ts'
import { rightChoices, toPublic } from './grade.ts'
import type { Question } from './schema.ts'

/** The sentence with its groups as printed lists of choices (C-396); with answers the right ones stand out. */
export function Print({ question, withAnswers }: PrintProps<Question>) {
  const shown = toPublic(question)
  const right = withAnswers ? rightChoices(question.answers, shown.sentence) : []
  return (
    <div>
      <PrintWords question={shown} />
      <PrintSentence>
        {shown.sentence.map((piece, index) => {
          const key = `${index} ${piece.kind}`
          if (piece.kind !== 'gap') return <Words key={key} piece={piece} />
          return (
            <PrintChoices
              key={key}
              choices={shuffled(piece.choices, `${question.id} ${piece.at}`)}
              isRight={(choice) => right[piece.at]?.includes(choice) === true}
            />
          )
        })}
      </PrintSentence>
    </div>
  )
}
