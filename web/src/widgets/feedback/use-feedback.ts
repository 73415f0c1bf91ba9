import type { FeedbackEffect } from '@phuong/exercises/session'
import { useCallback, useState } from 'react'
import { playSound } from '../../browser/sound.ts'
import { useLater } from './use-later.ts'

/** A celebration that runs; another one is another object. */
export type Celebration = { readonly lasts: number }

/** What an answer was worth, while it is said (C-289, C-290). */
export type ResultNotice = 'resultRight' | 'resultWrong'

/** Lets the effects of a marked answer happen, each after its time: sound, petals and notice (C-282 to C-292). */
export const useFeedback = () => {
  const [celebration, setCelebration] = useState<Celebration | null>(null)
  const [notice, setNotice] = useState<ResultNotice | null>(null)
  const { later, drop } = useLater()
  const give = useCallback(
    (effect: FeedbackEffect): void => {
      switch (effect.effect) {
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
  return { celebration, notice, give, later, end }
}
