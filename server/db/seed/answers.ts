import { seededChance } from '@phuong/domain/chance/seeded-chance'
import type { PaperItem } from '@phuong/exercises/rules'
import { type Group, groupsOf, type Zone } from '@phuong/exercises/worksheet'
import type { Line } from '../../src/services/sittings/lines.ts'
import type { Paper } from '../../src/services/sittings/material.ts'

/** What pupils of the demo school answer: the same at every laying out, some of it wrong in the ways of children. */

/** A response under the id of its zone or group. */
export type Answer = { readonly item: string; readonly response: Line['response'] }

/** A number one too high, a word without its last letter. */
const slip = (text: string): string => (/^\d+$/.test(text) ? String(Number(text) + 1) : text.slice(0, -1) || 'x')

const optionsOf = ({ text }: Zone) => text.split('|').map((option) => option.trim())

const answersTo = ({ id, mode, zones }: Group, isRight: boolean): Answer[] => {
  if (mode === 'Choice') {
    const right = zones.filter(({ text }) => text === 'yes')
    const picked = isRight ? right : zones.filter(({ text }) => text !== 'yes').slice(0, right.length)
    return [{ item: id, response: picked.map((zone) => zone.id) }]
  }
  if (mode === 'DropDown') {
    const option = optionsOf(zones[0]).find((each) => each.startsWith('*') === isRight) ?? ''
    return [{ item: id, response: option.replaceAll('*', '') }]
  }
  return zones.map((zone) => {
    const [answer = ''] = optionsOf(zone)
    return { item: zone.id, response: isRight ? answer : slip(answer) }
  })
}

/**
 * The answers of one pupil to a worksheet.
 * @param pupil.seed whose answers they are
 * @param pupil.skill the share that is right, 0 to 1
 * @param pupil.done the share that is answered, from the top; 1 is the whole worksheet
 */
export const worksheetAnswers = (
  zones: readonly Zone[],
  { seed, skill, done }: { seed: number; skill: number; done: number },
): Answer[] => {
  const chance = seededChance(seed)
  const groups = groupsOf(zones)
  return groups.slice(0, Math.ceil(groups.length * done)).flatMap((group) => answersTo(group, chance() < skill))
}

const swapLast = <Thing>(things: readonly Thing[]): Thing[] => [...things.slice(0, -2), ...things.slice(-2).reverse()]

type Shown = { readonly answers?: readonly { readonly id: string }[] }
type Right = { picked?: string; blanks?: string[]; order?: string[]; left?: string[]; right?: string[] }

/** The right response to a question of a paper, or one with a slip. */
const paperAnswer = ({ correctResponse, shown }: PaperItem, isRight: boolean): Line['response'] => {
  const right = correctResponse as Right
  if (isRight) return right
  if (right.blanks) return { blanks: right.blanks.map(slip) }
  if (right.order) return { order: swapLast(right.order) }
  if (right.left && right.right) return { left: right.left, right: swapLast(right.right) }
  return { picked: (shown as Shown).answers?.find(({ id }) => id !== right.picked)?.id ?? null }
}

/** The answers to a whole paper with their verdicts. @param wrong numbers of the questions that go wrong, from 1 */
export const paperAnswers = ({ questions }: Paper, wrong: readonly number[]) =>
  [...questions].flatMap(([item, { item: question }], at) => {
    if (question === undefined) return []
    const response = paperAnswer(question, !wrong.includes(at + 1))
    return [{ item, response, verdict: question.grade(response) }]
  })
