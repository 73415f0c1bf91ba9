import { InfoIcon } from '@phuong/ui/icons'
import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import { useId, useRef, useState } from 'react'
import type { PlayerProps } from '../../drawing.tsx'
import { QuestionMedia, QuestionWords } from '../../parts/QuestionWords.tsx'
import { Bank } from './Bank.tsx'
import { Box } from './Box.tsx'
import { Choice } from './Choice.tsx'
import { looksVietnamese, placeOf, putWord, withBlank } from './filling.ts'
import css from './Player.module.css'
import type { PublicQuestion, Response } from './schema.ts'
import { sentencePieces, wholeSentences, wordsAbove } from './sentence.ts'
import { texts } from './texts.ts'
import { Words } from './Words.tsx'

/** The sentence with its boxes in the line. What is kept here is where the next word goes, never an answer. */
export function Player({ question, response, mode, verdict, onChange }: PlayerProps<PublicQuestion, Response>) {
  const id = useId()
  const boxes = useRef<(HTMLInputElement | null)[]>([])
  const [chosen, setChosen] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  const { display, words } = question
  const { blanks } = response
  const whole = wholeSentences(question)
  const open = mode === 'answer'
  const waiting = display === 'words' && open ? placeOf(response, chosen) : null
  const hints = display === 'yes-no' ? [] : blanks.flatMap((text, at) => (looksVietnamese(text) ? [at] : []))

  const markOf = (at: number): boolean | undefined => (open ? undefined : verdict?.parts[at])
  const hintsShown = hints.filter((at) => markOf(at) !== true)
  const takeWord = (word: string): void => {
    const at = placeOf(response, chosen)
    const put = putWord(response, at, word)
    setChosen(put.next)
    setSaid((blanks[at] === word ? texts.taken : texts.put)(word, at + 1))
    onChange(put.response)
  }

  const drawBlank = (at: number, given: string) => {
    const shared = {
      at,
      text: blanks[at] ?? '',
      open,
      right: markOf(at),
      onText: (text: string) => onChange(withBlank(response, at, text)),
    }
    if (display === 'yes-no') return <Choice {...shared} words={words} />
    const explained = [given !== '' && `${id}given${at}`, hintsShown.includes(at) && `${id}hint${at}`]
    return (
      <Box
        {...shared}
        waiting={at === waiting}
        wide={whole[at] === true}
        last={at === blanks.length - 1}
        describedBy={explained.filter(Boolean).join(' ') || undefined}
        register={(input) => {
          boxes.current[at] = input
        }}
        onFocus={() => setChosen(at)}
        onEnter={() => boxes.current[at + 1]?.focus()}
      />
    )
  }

  return (
    <fieldset className={css.exercise}>
      <legend className={css.legend}>
        <QuestionWords question={wordsAbove(question)} />
      </legend>
      <QuestionMedia question={question} />
      <div className={css.sentence} lang="en">
        {sentencePieces(question).map((piece, index) => {
          const key = `${index} ${piece.kind}`
          if (piece.kind !== 'blank') return <Words key={key} piece={piece} />
          return (
            <span key={key} className={css.blank}>
              {drawBlank(piece.at, piece.given)}
              {piece.given !== '' && ' '}
              {piece.given !== '' && (
                <span id={`${id}given${piece.at}`} className={display === 'given' ? css.given : undefined}>
                  {`(${piece.given})`}
                </span>
              )}
            </span>
          )
        })}
      </div>
      <div className={css.hints} role="status">
        {hintsShown.map((at) => (
          <p key={at} id={`${id}hint${at}`} className={css.hint}>
            <InfoIcon size={16} />
            <span>{texts.telex((blanks[at] ?? '').trim())}</span>
          </p>
        ))}
      </div>
      {display === 'words' && (
        <>
          <Bank words={words} blanks={blanks} open={open} onWord={takeWord} />
          <VisuallyHidden role="status">{said}</VisuallyHidden>
        </>
      )}
    </fieldset>
  )
}
