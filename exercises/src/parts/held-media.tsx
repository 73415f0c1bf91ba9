import { createContext, use, useState, useSyncExternalStore } from 'react'

/** Sounds and clips that are here already, so that they play without a line: the screen around a question knows. */
export type HeldMedia = {
  /** @returns the address of a file within this browser; null while it is not here */
  find(src: string): string | null
  /** @param onChange called when a file has come, or is let go @returns ends that */
  subscribe(onChange: () => void): () => void
}

export const HeldMediaContext = createContext<HeldMedia>({ find: () => null, subscribe: () => () => undefined })

type Source = {
  /** what the player plays */
  readonly source: string
  /** The player plays: its address stays, whatever comes. */
  begin(): void
  /** The player could not have it; another try takes the other address where there is one. */
  fail(): void
}

/** Where a player takes a sound or a clip from: from this browser once it is here, else from its address. */
export const useSource = (src: string): Source => {
  const media = use(HeldMediaContext)
  const find = () => media.find(src)
  const held = useSyncExternalStore(media.subscribe, find, find)
  const [begun, setBegun] = useState<string | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const best = held === null || held === failed ? src : held
  const source = begun !== null && (begun === src || begun === held) ? begun : best
  return {
    source,
    begin: () => setBegun(source),
    fail: () => {
      setFailed(source)
      setBegun(null)
    },
  }
}
