import type { FeedbackEffect } from '@phuong/exercises/session'
import { useCallback, useRef, useState } from 'react'
import { playSound } from '../../browser/sound.ts'
import { type Joy, joyOf } from './joys.ts'
import { useLater } from './use-later.ts'

/** A celebration that runs; another one is another object. */
export type Celebration = { readonly lasts: number }

/** What an answer was worth, while it is said (C-289, C-290), and the joy of a right one (D61). */
export type ResultNotice = { readonly text: 'resultRight' | 'resultWrong'; readonly joy: Joy | null }

/** Lets the effects of a marked answer happen, each after its time: sound, petals and notice (C-282 to C-292). */
export const useFeedback = () => {
  const [celebration, setCelebration] = useState<Celebration | null>(null)
  const [notice, setNotice] = useState<ResultNotice | null>(null)
  const { later, drop } = useLater()
  /** right answers so far: the next one is met in another way */
  const turn = useRef(0)
  const give = useCallback(
    (effect: FeedbackEffect): void => {
      switch (effect.effect) {
        case 'sound':
          if (effect.sound === 'success') turn.current += 1
          later(() => playSound(effect.sound === 'success' ? joyOf(turn.current).sound : effect.sound), effect.after)
          return
        case 'celebrate':
          later(() => setCelebration({ lasts: effect.lasts }), effect.after)
          return
        case 'notice':
          later(() => {
            setNotice({ text: effect.text, joy: effect.text === 'resultRight' ? joyOf(turn.current) : null })
            later(() => setNotice(null), effect.lasts)
          }, effect.after)
      }
    },
    [later],
  )
  /** Ends what runs and lets go of what is still to come: the answer that it was about is answered anew. */
  const end = useCallback((): void => {
    drop()
    setCelebration(null)
    setNotice(null)
  }, [drop])
  /** Another question stands there: what is still to come and the words go with the one before, the petals fall to their end. */
  const leave = useCallback((): void => {
    drop()
    setNotice(null)
  }, [drop])
  return { celebration, notice, give, later, end, leave }
}
