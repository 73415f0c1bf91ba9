import * as z from 'zod/mini'
import type { Verdict } from '../../../contract.ts'
import { type ChoiceGroup, type ChoiceResponse, type PublicChoiceGroup, responseSchema } from './schema.ts'

/** The text of a new choice zone (B-172), and of one that is right (B-173). */
export const wrongText = 'no'
const rightText = 'yes'

export const isRight = (text: string): boolean => text.trim().toLowerCase() === rightText

const rightIds = ({ zones }: ChoiceGroup): string[] => zones.filter(({ text }) => isRight(text)).map(({ id }) => id)

/** The other text of a choice zone (B-173). */
export const toggledText = (text: string): string => (isRight(text) ? wrongText : rightText)

/**
 * What is picked after a zone was tapped: a picked one is put down again, another one is added, and where more than the
 * group asks for would be picked the oldest drops (B-246 to B-248). A zone of another group changes nothing.
 */
export const choose = ({ zones, pick }: PublicChoiceGroup, picked: ChoiceResponse, id: string): ChoiceResponse => {
  if (!zones.some((zone) => zone.id === id)) return picked
  const others = picked.filter((other) => other !== id)
  const chosen = others.length === picked.length ? [...others, id] : others
  return chosen.slice(Math.max(0, chosen.length - pick))
}

export const emptyResponse = (): ChoiceResponse => []

/** Zones of this group, each at most once. */
export const responseTo = ({ zones }: ChoiceGroup) =>
  responseSchema.check(
    z.refine(
      (picked) => new Set(picked).size === picked.length && picked.every((id) => zones.some((zone) => zone.id === id)),
    ),
  )

/** Something is picked. */
export const isReady = ({ zones }: PublicChoiceGroup, picked: ChoiceResponse): boolean =>
  zones.some(({ id }) => picked.includes(id))

/** One item, right when exactly the right zones are picked (B-249); none while no zone is right. */
export const grade = (group: ChoiceGroup, response: unknown): Verdict => {
  const right = rightIds(group)
  if (right.length === 0) return { correct: false, right: 0, total: 0, parts: {} }
  const parsed = responseSchema.safeParse(response)
  const picked = new Set(parsed.success ? parsed.data : [])
  const correct = picked.size === right.length && right.every((id) => picked.has(id))
  return { correct, right: correct ? 1 : 0, total: 1, parts: { [group.id]: correct } }
}

export const correctResponse = (group: ChoiceGroup): ChoiceResponse => rightIds(group)

export const toPublic = (group: ChoiceGroup): PublicChoiceGroup => ({
  id: group.id,
  zones: group.zones.map(({ id }) => ({ id, text: '' })),
  pick: rightIds(group).length,
})

/** The numbers of the picked zones in their order on the page, from 1; '' while none is. */
export const summarise = ({ zones }: PublicChoiceGroup, picked: ChoiceResponse): string =>
  zones.flatMap(({ id }, index) => (picked.includes(id) ? [String(index + 1)] : [])).join(', ')
