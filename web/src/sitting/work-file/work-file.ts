import {
  bindingOf,
  maxSpokenBytes,
  type WorkContent,
  type WorkFile,
  type WorkFileHead,
  workFileFormat,
} from '@phuong/exercises/session'
import { base64Of, recordingsIn } from '../sending/sounds.ts'
import type { SittingRow } from '../state/row.ts'

/** Something that was said, by the id of its recording. */
export type Spoken = { readonly id: string; readonly bytes: Uint8Array }

/** Seals bytes for the server with this public key, bound to a text that stays readable (work-file/seal.ts). */
type Seal = (plain: Uint8Array, about: { to: string; binding: string }) => { from: string; sealed: Uint8Array }

/** The recordings that go along with a work: those of answers that have not arrived, each once. */
export const spokenIn = ({ outbox }: SittingRow): string[] => [
  ...new Set(recordingsIn(outbox.queue.map(({ event }) => event))),
]

/** What was said, in its order, as far as there is room for it. */
const fitting = (spoken: readonly Spoken[]): readonly Spoken[] => {
  let room = maxSpokenBytes
  return spoken.filter(({ bytes }) => {
    if (bytes.length > room) return false
    room -= bytes.length
    return true
  })
}

const plainOf = (content: WorkContent, spoken: readonly Spoken[]): Uint8Array => {
  const json = new TextEncoder().encode(JSON.stringify(content))
  const parts = [new Uint8Array(4), json, ...spoken.map(({ bytes }) => bytes)]
  const plain = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    plain.set(part, at)
    at += part.length
  }
  new DataView(plain.buffer).setUint32(0, json.length)
  return plain
}

/**
 * The file of a work that waits (D28): what has not arrived, what was said in it and the hand-in, for the server alone.
 * What the server told of right and wrong stays out of it.
 * @returns its text, and how many recordings had no room in it; null without the server's key, which comes with the start
 */
export const workFileOf = (
  { sittingId, userId, start, answered, outbox: { queue, finishKey } }: SittingRow,
  { savedAt, spoken, seal }: { savedAt: number; spoken: readonly Spoken[]; seal: Seal },
): { text: string; leftOut: number } | null => {
  const to = answered?.workKey ?? null
  if (answered === null || to === null) return null
  const head: WorkFileHead = {
    version: 1,
    pupilId: userId,
    sittingId,
    assignmentId: ('assignmentId' in start && start.assignmentId) || null,
    attempt: answered.attempt,
    savedAt,
  }
  const taken = fitting(spoken)
  const sounds = taken.map(({ id, bytes }) => ({ id, bytes: bytes.length }))
  const content: WorkContent = { head, finishKey, events: queue.map(({ event }) => event), sounds }
  const { from, sealed } = seal(plainOf(content, taken), { to, binding: bindingOf(head) })
  const file: WorkFile = { format: workFileFormat, head, to, from, sealed: base64Of(sealed) }
  return { text: JSON.stringify(file), leftOut: spoken.length - taken.length }
}

/** Letters of the pupil's name and of the work's in the name of a file, each at most. */
const maxLetters = 80

const inFileName = (text: string): string =>
  text
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, maxLetters)
    .replace(/^[. ]+|[. ]+$/g, '')

/** Named by the pupil and the work, in letters that every system takes. */
export const workFileName = (pupil: string, work: string): string =>
  `${[pupil, work].map(inFileName).filter(Boolean).join(' - ')}.json`
