import { createContext, type ReactNode } from 'react'

/** Draws what is said in the sound or clip of an address; nothing where it is not known. */
export type Scripts = (src: string) => ReactNode

/** For who cannot hear: the screen around a question says what stands under its players. Null for everybody else. */
export const ScriptsContext = createContext<Scripts | null>(null)
