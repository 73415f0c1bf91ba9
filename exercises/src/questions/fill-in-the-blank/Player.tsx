import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import { type ReactNode, useId, useState } from 'react'
import type { PlayerProps } from '../../drawing.tsx'
import boxCss from '../../parts/english-box/EnglishBox.module.css'
import { Exercise } from '../../parts/english-box/Exercise.tsx'
import { TypedGaps } from '../../parts/english-box/TypedGaps.tsx'
import { wholeSentences } from '../../shared/typed-marking.ts'
import { Bank } from './Bank.tsx'
import { Choice } from './Choice.tsx'
import { placeOf, putWord, withBlank } from './filling.ts'
import { correctResponse } from './grade.ts'
import { Sentence } from './Sentence.tsx'
import type { PublicQuestion, Question, Response } from './schema.ts'
import { outlineOf, sentencePieces, wordsAbove } from './sentence.ts'
import { texts } from './texts.ts'

type Props = PlayerProps<PublicQuestion | (PublicQuestion & Question), Response>

/** The sentence with its boxes in the line. What is kept here is where the next word goes, never an answer. */
export function Player({ question, response, mode, verdict, onChange }: Props) {
  const id = useId()
  const [chosen, setChosen] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  const { display, words } = question
  const { blanks } = response
  const open = mode === 'answer'
  const pieces = sentencePieces(question)
  const given = new Set(pieces.flatMap((piece) => (piece.kind === 'blank' && piece.given !== '' ? [piece.at] : [])))
  const givenId = (at: number): string => `${id}given${at}`

  const takeWord = (word: string): void => {
    const at = placeOf(response, chosen)
    const put = putWord(response, at, word)
    setChosen(put.next)
    setSaid((blanks[at] === word ? texts.taken : texts.put)(word, at + 1))
    onChange(put.response)
  }
  const sentence = (blank: (at: number) => ReactNode) => (
    <Sentence pieces={pieces} stressed={display === 'given'} givenId={givenId} blank={blank} />
  )

  return (
    <Exercise question={wordsAbove(question)}>
      {display === 'yes-no' ? (
        <div className={boxCss.sentence} lang="en">
          {sentence((at) => (
            <Choice
              at={at}
              text={blanks[at] ?? ''}
              words={words}
              open={open}
              right={open ? undefined : verdict?.parts[at]}
              onText={(text) => onChange(withBlank(response, at, text))}
            />
          ))}
        </div>
      ) : (
        <TypedGaps
          blanks={blanks}
          open={open}
          verdict={verdict}
          answers={'answers' in question ? correctResponse(question).blanks : undefined}
          whole={wholeSentences(outlineOf(question))}
          waiting={display === 'words' && open ? placeOf(response, chosen) : null}
          explainedBy={(at) => (given.has(at) ? givenId(at) : undefined)}
          onBlanks={(next) => onChange({ blanks: next })}
          onFocus={setChosen}
        >
          {sentence}
        </TypedGaps>
      )}
      {display === 'words' && (
        <>
          <Bank words={words} blanks={blanks} open={open} onWord={takeWord} />
          <VisuallyHidden role="status">{said}</VisuallyHidden>
        </>
      )}
    </Exercise>
  )
}
