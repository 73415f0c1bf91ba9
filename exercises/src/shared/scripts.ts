import { isRecord, readStored } from './stored.ts'

/** What is said in one sound or clip; `src` as its player has it. */
export type Said = { readonly src: string; readonly script: string }

const addressOf = (value: unknown): string[] => (typeof value === 'string' && value.trim() !== '' ? [value.trim()] : [])

/** The own sounds and clips of something, or the first ones inside it. */
const heardIn = (value: unknown): string[] => {
  const read = readStored(value)
  if (Array.isArray(read)) return read.map(heardIn).find((found) => found.length > 0) ?? []
  if (!isRecord(read)) return []
  const own = [...addressOf(read.audioUrl), ...addressOf(read.videoUrl)]
  return own.length > 0 ? own : heardIn(Object.values(read))
}

/**
 * What is said in the sounds and clips of a question, stored or read by its type, and of those inside it (C-383, C-493):
 * for who cannot hear them. A script whose question has no sound belongs to nothing that is heard.
 */
export const scriptsIn = (value: unknown): Said[] => {
  const read = readStored(value)
  if (Array.isArray(read)) return read.flatMap(scriptsIn)
  if (!isRecord(read)) return []
  const told = readStored(read.explainText)
  const script = isRecord(told) && typeof told.audioScript === 'string' ? told.audioScript.trim() : ''
  const own = script === '' ? [] : heardIn(read).map((src) => ({ src, script }))
  return [...own, ...scriptsIn(Object.values(read))]
}
