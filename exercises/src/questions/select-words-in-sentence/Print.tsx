import type { PrintProps } from '../../drawing.tsx'
import { MarkedText } from '../../parts/MarkedText.tsx'
import { PrintSentence } from '../../parts/PrintSentence.tsx'
import { PrintWords } from '../../parts/PrintWords.tsx'
import { PrintChoices, PrintWord } from '../../parts/word-select/PrintChoices.tsx'
import { shuffled } from '../../shared/shuffle.ts'
import { rightWords, toPublic } from './grade.ts'
import type { Question } from './schema.ts'

/** The sentence, its groups as printed lists of choices (C-396); with answers the right words stand out. */
export function Print({ question, withAnswers }: PrintProps<Question>) {
  const shown = toPublic(question)
  const right = withAnswers ? rightWords(question.answers, shown.sentence, []) : new Set<number>()
  return (
    <div>
      <PrintWords question={shown} />
      <PrintSentence>
        {shown.sentence.map((piece, index) => {
          const key = `${index} ${piece.kind}`
          switch (piece.kind) {
            case 'word': {
              const word = <PrintWord key={key} text={piece.text} right={right.has(piece.at)} />
              return piece.underlined ? <u key={key}>{word}</u> : word
            }
            case 'choices':
              return (
                <PrintChoices
                  key={key}
                  choices={shuffled(piece.words, `${question.id} ${piece.from}`)}
                  isRight={(word) => right.has(piece.from + piece.words.indexOf(word))}
                />
              )
            case 'underlined':
              return <u key={key}>{piece.text}</u>
            case 'blank':
              return <MarkedText key={key} text="___" />
            case 'break':
              return <br key={key} />
            default:
              return piece.text
          }
        })}
      </PrintSentence>
    </div>
  )
}
