import { isOwnFile } from '@phuong/domain/catalogue/media-url'
import { fetchAhead } from '../api/fetch-ahead.ts'
import type { SatQuestion } from '../widgets/exercise/question.ts'
import type { Hold } from './hold.ts'

/** How the files of pictures, sounds and clips end. */
const ofMedia = /\.(?:svg|png|jpe?g|gif|webp|avif|bmp|mp3|m4a|ogg|wav|mp4|webm)$/i
const ofSound = /\.(?:mp3|m4a|ogg|wav)$/i
const ofClip = /\.(?:mp4|webm)$/i

const pathOf = (address: string): string => address.split('?')[0] ?? ''
const isSound = (address: string): boolean => ofSound.test(pathOf(address))
const isClip = (address: string): boolean => ofClip.test(pathOf(address))

/** The addresses of own media in a value, however deep, in its order; what part of a file is meant ('#t=10') says nothing here. */
const addressesIn = (value: unknown): string[] => {
  if (typeof value === 'string') {
    const [address = ''] = value.trim().split('#')
    return ofMedia.test(pathOf(address)) && isOwnFile(address) ? [address] : []
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addressesIn) : []
}

const addressesOf = (question: SatQuestion): string[] =>
  addressesIn('whole' in question ? question.whole : question.given)

/**
 * The pictures, sounds and clips of a paper that are files of our own, each once: the sounds of question `from` (1-based),
 * then what it and the ones after it have. Clips come last: one weighs as much as all the rest.
 */
export const mediaOf = (questions: readonly SatQuestion[], from = 1): string[] => {
  const start = Math.max(0, from - 1)
  const here = questions.slice(start, start + 1).flatMap(addressesOf)
  const all = [...questions.slice(start), ...questions.slice(0, start)].flatMap(addressesOf)
  return [...new Set([...here.filter(isSound), ...all.filter((address) => !isClip(address)), ...all.filter(isClip)])]
}

/** What is done to one after another; it ends with the first that cannot be done now, and goes on when it is asked again. */
export type Turns = {
  /** @param addresses what is wanted, in the order of now; what is done already is passed over */
  go(addresses: readonly string[]): Promise<void>
  /** Breaks off what is on its way, and forgets what is done. */
  stop(): void
}

/**
 * Brings files one after another. `bring` says whether it is done with one: a line that is down ends the turn, and `go`
 * begins again with what is left.
 */
export const inTurn = (bring: (address: string, signal: AbortSignal) => Promise<boolean>): Turns => {
  const done = new Set<string>()
  let wanted: readonly string[] = []
  let turn: AbortController | null = null
  const next = () => wanted.find((address) => !done.has(address))
  return {
    go: async (addresses) => {
      wanted = addresses
      if (turn !== null) return
      const mine = new AbortController()
      turn = mine
      for (let address = next(); address !== undefined && (await bring(address, mine.signal)); address = next()) {
        if (mine.signal.aborted) return
        done.add(address)
      }
      if (turn === mine) turn = null
    },
    stop: () => {
      turn?.abort()
      turn = null
      done.clear()
    },
  }
}

/** Brings media one after another, and gives those that are played to what holds them. */
export const turnsInto = (held: Hold): Turns =>
  inTurn(async (address, signal) => {
    const file = await fetchAhead(address, signal)
    if (file instanceof Blob && !signal.aborted) held.keep(address, file)
    return file !== 'later'
  })
