import type { OlympicAction, OlympicEffect } from '@phuong/exercises/session'
import { toast } from '@phuong/ui/toast'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { serviceFor } from '../sitting/current.ts'
import type { Sitting } from '../sitting/use-sitting.ts'
import { helpOf } from '../widgets/exercise/help.ts'
import type { SatQuestion } from '../widgets/exercise/question.ts'
import { useFeedback } from '../widgets/feedback/use-feedback.ts'
import { useSurroundings } from '../widgets/surroundings.ts'
import { type Exam, examReducer, newsFor, resumedExam } from './exam.ts'
import { goesOn } from './goes-on.ts'
import type { EndedEntry, ExamEntry, ExamPlace } from './place.ts'
import { texts } from './texts.ts'

type Given = {
  sitting: Sitting
  sittingId: string
  questions: readonly SatQuestion[]
  place: ExamPlace
  index: number
  /** The sitting has come to its end. */
  onEnd(): void
}

/**
 * The exam on the screen: the reducer decides, here its effects happen, each after its time (C-282 to C-294), and the
 * address follows the question that is open.
 */
export const useExam = ({ sitting, sittingId, questions, place, index, onEnd }: Given) => {
  const navigate = useNavigate()
  const { me } = useSurroundings()
  const { state: entry } = useLocation()
  const [exam, setExam] = useState(() => resumedExam({ code: place.code, questions }, sitting.answers, index))
  const { celebration, notice, give, later, end, leave } = useFeedback()
  const latest = useRef(exam)
  // the person is on the way out: the next page may take its time, and nothing leads back meanwhile
  const leaving = useRef(false)

  const record = useEffectEvent(async (item: string, response: unknown) => {
    const question = questions.find(({ id }) => id === item)
    await sitting.record(item, response)
    // the verdict is waited for (D20), so the answer leaves without a pause; while the line is down, tries have their own time
    if (question !== undefined && !('whole' in question) && sitting.connection === 'online')
      serviceFor(me).sending.wake()
  })
  const finish = useEffectEvent((): void => {
    onEnd()
    void sitting.handIn()
  })
  /** A wrong answer stays where it can be told what is right: not where the solutions come later, nor for who wants it so (D61). */
  const stays = useEffectEvent((number: number): boolean => {
    const question = questions[number - 1]
    if (question === undefined || goesOn(me.id)) return false
    return helpOf({ question, told: sitting.answers.get(question.id) ?? {} }).right !== null
  })
  const happen = useEffectEvent((effect: OlympicEffect): void => {
    switch (effect.effect) {
      case 'record':
        void record(effect.item, effect.response)
        return
      case 'sound':
      case 'celebrate':
      case 'notice':
        give(effect)
        return
      case 'close':
        later(() => act({ type: 'closed', from: effect.from, stays: stays(effect.from) }), effect.after)
        return
      case 'hush':
        end()
        return
      case 'warn':
        toast.warning(texts.backEndsExam, { id: effect.text })
        return
      case 'finish':
        finish()
    }
  })

  const show = useEffectEvent(({ screen }: Exam): void => {
    if (leaving.current) return
    if (screen.name === 'result')
      navigate(place.resultPath(sittingId), { replace: true, state: { ended: true } satisfies EndedEntry })
    else navigate(place.questionPath(screen.index), { replace: true, state: { exam: 'above' } satisfies ExamEntry })
  })

  const act = useEffectEvent((action: OlympicAction): void => {
    const before = latest.current
    const { state, effects } = examReducer(before, action)
    latest.current = state
    if (state !== before) setExam(state)
    const moved = before.screen.name !== state.screen.name || placeOf(before) !== placeOf(state)
    // what is said about a question never hangs over another one (D62)
    if (moved) leave()
    for (const effect of effects) happen(effect)
    if (action.type === 'tick' && state.ended && !before.ended) toast.info(texts.timeUp)
    if (moved) show(state)
  })

  // back leads to an entry below this one, where the exam shows itself again and warns (C-303, C-304)
  const enter = useEffectEvent(() => {
    const { screen } = latest.current
    // all of it is answered, and nobody has handed it in: a reload has ended it before anything could happen
    if (screen.name === 'result') {
      finish()
      show(latest.current)
      return
    }
    const path = place.questionPath(screen.index)
    if ((entry as ExamEntry)?.exam === 'above') {
      if (screen.index !== index) show(latest.current)
      return
    }
    navigate(path, { replace: true, state: { exam: 'below' } satisfies ExamEntry })
    navigate(path, { state: { exam: 'above' } satisfies ExamEntry })
  })
  const wentBack = useEffectEvent(() => {
    const { screen } = latest.current
    if (screen.name === 'result') return
    navigate(place.questionPath(screen.index), { state: { exam: 'above' } satisfies ExamEntry })
    act({ type: 'back' })
  })
  useEffect(() => {
    enter()
    const back = () => wentBack()
    window.addEventListener('popstate', back)
    return () => window.removeEventListener('popstate', back)
  }, [])

  const { answers, status } = sitting
  const settle = useEffectEvent(() => {
    for (const action of newsFor(latest.current, answers)) act(action)
    // another tab has handed in
    if (status === 'finished' && !latest.current.ended) act({ type: 'submitAll' })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has changed is what is settled
  useEffect(() => settle(), [answers, status])

  const dispatch = useCallback((action: OlympicAction) => act(action), [])
  const exit = () => {
    leaving.current = true
    navigate(place.leavePath, { replace: true })
  }
  return { exam, dispatch, exit, celebration, notice }
}

const placeOf = ({ screen }: Exam): number => (screen.name === 'question' ? screen.index : 0)
