import { plainText } from '@phuong/exercises/screens'
import type { Verdict } from '@phuong/exercises/session'
import { type ReactNode, useRef, useState } from 'react'
import { playSound } from '../../browser/sound.ts'
import { DrawnQuestion } from '../exercise/DrawnQuestion.tsx'
import { Explanation } from '../exercise/Explanation.tsx'
import type { LoadedQuestion } from '../exercise/question.ts'
import { Petals } from '../feedback/Petals.tsx'
import { SoundSwitch } from '../feedback/SoundSwitch.tsx'
import type { Celebration } from '../feedback/use-feedback.ts'
import { useLater } from '../feedback/use-later.ts'
import css from './ExerciseFooter.module.css'
import { ExerciseFooter } from './ExerciseFooter.tsx'
import { type FooterEvent, type FooterState, takesAnswers } from './machine.ts'
import { effectsOf } from './result.ts'
import { texts } from './texts.ts'
import { useTick } from './use-tick.ts'

type Props = {
  /** null while there is none to play: it is being written */
  question: LoadedQuestion | null
  state: FooterState
  onPress(event: FooterEvent): void
  /** what somebody has answered before; it stands there marked until Retry (B-285, B-286) */
  given?: unknown
  /** @returns the end result of the set that the question is of, in per cent; null while some of it are open */
  onChecked(verdict: Verdict): number | null
  busy?: boolean
  /** in place of the question while it is being written */
  children?: ReactNode
}

type Turn = { readonly question: LoadedQuestion | null; readonly take: number; readonly response: unknown }

const emptyResponse = ({ type, whole }: LoadedQuestion): unknown => type.rules.emptyResponse(type.rules.toPublic(whole))

/**
 * A question with its title and its footer (B-272, B-287, B-290 to B-298): played in Preview and View, marked at Check with
 * its key, explained (C-383) and heard (B-317 to B-321). Nothing of it is stored.
 */
export function FootedExercise({ question, state, onPress, given, onChecked, busy, children }: Props) {
  const body = useRef<HTMLDivElement>(null)
  const [celebration, setCelebration] = useState<Celebration | null>(null)
  const [end, setEnd] = useState<number | null>(null)
  const { later, drop } = useLater()
  const tick = useTick()
  const begun = (response: unknown = question && emptyResponse(question)): Turn => ({
    question,
    take: state.take,
    response,
  })
  const [kept, setTurn] = useState<Turn>(() => begun(given))
  // Retry, and another question, begin without an answer
  const isOver = kept.question !== question || kept.take !== state.take
  const turn = isOver ? begun() : kept
  if (isOver) {
    setTurn(turn)
    setEnd(null)
  }
  const open = takesAnswers(state)
  const plays = question !== null && (state.mode === 'preview' || state.mode === 'view')
  const { response } = turn
  const title = plainText(question?.title ?? '')

  const check = ({ type, whole }: LoadedQuestion) => {
    const verdict = type.rules.grade(whole, response)
    const result = onChecked(verdict)
    setEnd(result)
    for (const effect of effectsOf(verdict, result))
      later(
        () => (effect.effect === 'sound' ? playSound(effect.sound) : setCelebration({ lasts: effect.lasts })),
        effect.after,
      )
  }
  const press = (event: FooterEvent) => {
    // what was still to come belongs to the answer that is left now
    drop()
    setCelebration(null)
    if (event === 'check' && question !== null) check(question)
    onPress(event)
    // the question begins anew, and so does the keyboard
    if (event === 'retry') body.current?.focus({ preventScroll: true })
  }
  const answer = (next: unknown) => {
    tick.answered()
    setTurn({ ...turn, response: next })
  }

  return (
    <div className={css.question}>
      {plays ? (
        <div ref={body} className={css.question} tabIndex={-1} {...tick.handlers}>
          {title !== '' && <p className={css.task}>{title}</p>}
          <DrawnQuestion
            question={question}
            response={response}
            open={open}
            seed={`${question.id} ${state.take}`}
            onChange={answer}
          />
          {!open && <Explanation question={question} />}
          <div role="status">{end !== null && <p className={css.end}>{texts.endResult(end)}</p>}</div>
        </div>
      ) : (
        children
      )}
      <ExerciseFooter
        state={state}
        busy={busy}
        ready={question?.answerable === true && isReady(question, response)}
        onPress={press}
      >
        {plays && <SoundSwitch className={css.sound} />}
      </ExerciseFooter>
      <Petals celebration={celebration} />
    </div>
  )
}

const isReady = ({ type, whole }: LoadedQuestion, response: unknown): boolean =>
  type.rules.isReady(type.rules.toPublic(whole), response)
