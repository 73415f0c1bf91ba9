/** What sounds: an audio element, as far as its turn asks. */
export type Voice = { play(): Promise<void>; pause(): void }

/**
 * The sounds of one worksheet: they play by themselves one after the other in the order in which they came (B-213,
 * B-216), until the pupil takes one up, and never two at once.
 */
export const makeTurns = () => {
  let waiting: Voice[] = []
  let heard: Voice | null = null

  const begin = (voice: Voice): Promise<void> => {
    if (heard !== voice) heard?.pause()
    heard = voice
    return voice.play()
  }
  const next = (): void => {
    const voice = waiting.shift()
    if (voice === undefined) return
    begin(voice).catch((reason: unknown) => {
      // what cannot be had ends by its own event; a browser that lets nothing sound by itself will not the next time
      // either
      if (!(reason instanceof Error) || reason.name !== 'NotAllowedError') return
      heard = null
      waiting = []
    })
  }
  const ended = (voice: Voice): void => {
    if (heard !== voice) return
    heard = null
    next()
  }
  return {
    /** plays by itself when those before it have ended */
    wait: (voice: Voice): void => {
      waiting.push(voice)
      if (heard === null) next()
    },
    /** plays because somebody pressed it: nothing more plays by itself */
    take: (voice: Voice): Promise<void> => {
      waiting = []
      return begin(voice)
    },
    rest: (voice: Voice): void => {
      waiting = []
      voice.pause()
    },
    /** it came to its end, or cannot be had */
    ended,
    leave: (voice: Voice): void => {
      waiting = waiting.filter((other) => other !== voice)
      voice.pause()
      ended(voice)
    },
  }
}
