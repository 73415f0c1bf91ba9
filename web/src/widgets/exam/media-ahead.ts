import { isOwnFile } from '@phuong/domain/catalogue/media-url'
import type { SatQuestion } from '../exercise/question.ts'

/** How the files of pictures and sounds end, and those of clips. */
const ofMedia = /\.(?:svg|png|jpe?g|gif|webp|avif|bmp|mp3|m4a|ogg|wav|mp4|webm)$/i
const ofClip = /\.(?:mp4|webm)$/i

/** The addresses of own media in a value, however deep, in its order; what part of a file is meant ('#t=10') says nothing here. */
const addressesIn = (value: unknown): string[] => {
  if (typeof value === 'string') {
    const [address = ''] = value.trim().split('#')
    const [path = ''] = address.split('?')
    return ofMedia.test(path) && isOwnFile(address) ? [address] : []
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addressesIn) : []
}

/**
 * The pictures, sounds and clips of a paper that are files of our own, each once, those of question `from` (1-based) and
 * the ones after it first. Clips come last: one weighs as much as all the rest.
 */
export const mediaOf = (questions: readonly SatQuestion[], from = 1): string[] => {
  const start = Math.max(0, from - 1)
  const inOrder = [...questions.slice(start), ...questions.slice(0, start)]
  const found = [
    ...new Set(inOrder.flatMap((question) => addressesIn('whole' in question ? question.whole : question.given))),
  ]
  const isClip = (address: string) => ofClip.test(address.split('?')[0] ?? '')
  return [...found.filter((address) => !isClip(address)), ...found.filter(isClip)]
}

/** What is done to one after another; it ends with the first that cannot be done now, and goes on when it is asked again. */
export type Turns = { go(): Promise<void>; stop(): void }

/**
 * Brings files one after another. `bring` says whether it is done with one: a line that is down ends the turn, and `go`
 * begins again with what is left; `stop` breaks off what is on its way.
 */
export const inTurn = (
  addresses: readonly string[],
  bring: (address: string, signal: AbortSignal) => Promise<boolean>,
): Turns => {
  let left = addresses
  let turn: AbortController | null = null
  return {
    go: async () => {
      if (turn !== null) return
      const mine = new AbortController()
      turn = mine
      for (let next = left[0]; next !== undefined && (await bring(next, mine.signal)); next = left[0]) {
        if (mine.signal.aborted) return
        left = left.slice(1)
      }
      if (turn === mine) turn = null
    },
    stop: () => {
      turn?.abort()
      turn = null
    },
  }
}
