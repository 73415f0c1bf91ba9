import type { OlympicAction, OlympicEffect } from '@phuong/exercises/session'
import { toast } from '@phuong/ui/toast'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { playSound } from '../../../browser/sound.ts'
import type { Sitting } from '../../../widgets/sitting/use-sitting.ts'
import type { PaperQuestion } from '../paper.ts'
import { questionPath, resultPath } from '../paths.ts'
import { texts } from '../texts.ts'
import { type Exam, examReducer, newsFor, resumedExam } from './exam.ts'

/** What stands in the history about an exam: its lower entry, which back leads to, and the one above it that shows. */
export type ExamEntry = { exam: 'below' | 'above' } | null

/** A celebration that runs; another one is another object. */
export type Celebration = { readonly lasts: number }

type Given = {
  sitting: Sitting
  sittingId: string
  questions: readonly PaperQuestion[]
  code: string
  classLevel: number
  index: number
}

/** What an answer was worth, while it is said (C-289, C-290). */
export type ResultNotice = 'resultRight' | 'resultWrong'

/**
 * The exam on the screen: the reducer decides, here its effects happen, each after its time (C-282 to C-294), and the
 * address follows the question that is open.
 */
export const useExam = ({ sitting, sittingId, questions, code, classLevel, index }: Given) => {
  const navigate = useNavigate()
  const { state: entry } = useLocation()
  const [exam, setExam] = useState(() => resumedExam({ code, classLevel, questions }, sitting.answers, index))
  const [celebration, setCelebration] = useState<Celebration | null>(null)
  const [notice, setNotice] = useState<ResultNotice | null>(null)
  const latest = useRef(exam)
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())

  const later = useCallback((run: () => void, ms: number) => {
    if (ms === 0) {
      run()
      return
    }
    const timer = setTimeout(() => {
      timers.current.delete(timer)
      run()
    }, ms)
    timers.current.add(timer)
  }, [])
  useEffect(() => {
    const running = timers.current
    return () => {
      for (const timer of running) clearTimeout(timer)
      running.clear()
    }
  }, [])

  const happen = useEffectEvent((effect: OlympicEffect): void => {
    switch (effect.effect) {
      case 'record':
        void sitting.record(effect.item, effect.response)
        return
      case 'sound':
        later(() => playSound(effect.sound), effect.after)
        return
      case 'celebrate':
        later(() => setCelebration({ lasts: effect.lasts }), effect.after)
        return
      case 'notice':
        later(() => {
          setNotice(effect.text)
          later(() => setNotice(null), effect.lasts)
        }, effect.after)
        return
      case 'advance':
        later(() => act({ type: 'advance', from: effect.from }), effect.after)
        return
      case 'warn':
        toast.warning(texts.backEndsExam, { id: effect.text })
        return
      case 'finish':
        void sitting.handIn()
    }
  })

  const show = useEffectEvent(({ screen }: Exam): void => {
    if (screen.name === 'result') navigate(resultPath(code, sittingId), { replace: true })
    else navigate(questionPath(code, screen.index), { replace: true, state: { exam: 'above' } satisfies ExamEntry })
  })

  const act = useEffectEvent((action: OlympicAction): void => {
    const before = latest.current
    const { state, effects } = examReducer(before, action)
    latest.current = state
    if (state !== before) setExam(state)
    for (const effect of effects) happen(effect)
    const moved = before.screen.name !== state.screen.name || placeOf(before) !== placeOf(state)
    if (moved) show(state)
  })

  // back leads to an entry below this one, where the exam shows itself again and warns (C-303, C-304)
  const enter = useEffectEvent(() => {
    const { screen } = latest.current
    if (screen.name === 'result') {
      act({ type: 'submitAll' })
      show(latest.current)
      return
    }
    const path = questionPath(code, screen.index)
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
    navigate(questionPath(code, screen.index), { state: { exam: 'above' } satisfies ExamEntry })
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
  return { exam, dispatch, celebration, notice }
}

const placeOf = ({ screen }: Exam): number => (screen.name === 'question' ? screen.index : 0)
