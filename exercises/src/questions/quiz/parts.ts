/** What both the rules and the drawing of a question say about its sub-questions. */
import type { Verdict } from '../../contract.ts'
import type { PublicQuestion, Response } from './schema.ts'

type Option = PublicQuestion['parts'][number]['options'][number]

/** What is picked in a sub-question, the oldest first. */
export const picksOf = ({ parts }: Response, id: string): readonly string[] =>
  Object.hasOwn(parts, id) ? (parts[id] ?? []) : []

/**
 * B-282 to B-284: a single answer replaces the one before; of several, pressing takes an option in or out, and one more
 * than the sub-question takes drops the oldest.
 */
export const pressed = (picks: readonly string[], option: string, takes: number): string[] => {
  if (takes <= 1) return takes === 1 ? [option] : []
  return picks.includes(option) ? picks.filter((id) => id !== option) : [...picks, option].slice(-takes)
}

const gcd = (one: number, other: number): number => (other === 0 ? one : gcd(other, one % other))

/** Enough for every mix of one to six correct options; of more, a share is rounded down. */
const maxShares = 60

/** In how many shares each sub-question is marked: as few as the parts of all of them can be counted in. */
export const sharesOf = (parts: readonly { readonly takes: number }[]): number =>
  parts.reduce((all, { takes }) => Math.min(maxShares, (all * takes) / gcd(all, takes)), 1)

/** The name of a share of a sub-question in a verdict; `index` counts from 0. */
export const shareName = (part: string, index: number): string => `${part} ${index + 1}`

/** How many of the options that a sub-question takes were right, as its verdict tells. */
export const hitsOf = ({ parts }: Verdict, { id, takes }: { readonly id: string; readonly takes: number }): number => {
  let all = 0
  let right = 0
  while (Object.hasOwn(parts, shareName(id, all))) if (parts[shareName(id, all++)]) right++
  return all === 0 ? 0 : Math.round((right * takes) / all)
}

/** B-274, B-280: an option is a text, or a picture with its text below. */
export const pictureOf = (
  { imageAnswers }: Pick<PublicQuestion, 'imageAnswers'>,
  { answer, imageUrl }: Option,
): { url: string; caption: string } => {
  if (imageUrl !== '') return { url: imageUrl, caption: answer }
  return imageAnswers ? { url: answer, caption: '' } : { url: '', caption: answer }
}
