import { mailTexts } from '../texts.ts'
import type { Letter, Letterhead } from './shape.ts'

const blocksOf = (letter: Letter, { organisation, publicUrl }: Letterhead): string[] => {
  const { greeting, paragraphs, facts = [], password, act, closing = [] } = letter
  const blocks = [mailTexts.brand, greeting, ...paragraphs]
  if (facts.length > 0) blocks.push(facts.map(({ label, value }) => `${label}: ${value}`).join('\n'))
  // on a line of its own, so that nothing beside it is taken for a part of it
  if (password) blocks.push([`${password.label}:`, `    ${password.value}`, ...password.notes].join('\n'))
  if (act) blocks.push(publicUrl === null ? act.otherwise : `${act.label}: ${publicUrl}${act.path}`)
  return [...blocks, ...closing, `${organisation}\n${mailTexts.automatic}`]
}

/** A letter as plain text, for who reads no HTML: the same facts in the same order. */
export const textOf = (letter: Letter, head: Letterhead): string => `${blocksOf(letter, head).join('\n\n')}\n`
