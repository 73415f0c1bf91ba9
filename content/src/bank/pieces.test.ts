import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Asked, Dialogue, Gapped, Reading } from './piece.ts'
import { topics } from './topics.ts'

const root = join(import.meta.dirname, '..')
const load = async <Kind>(kind: 'dialogues' | 'readings'): Promise<[string, number, readonly Kind[]][]> =>
  Promise.all(
    (existsSync(join(root, kind)) ? readdirSync(join(root, kind)) : [])
      .filter((name) => /^class-\d+\.ts$/.test(name))
      .map(async (name): Promise<[string, number, readonly Kind[]]> => {
        const module = (await import(join(root, kind, name))) as Record<string, readonly Kind[]>
        const pieces = module[kind]
        if (pieces === undefined) throw new Error(`${kind}/${name} exports no ${kind}`)
        return [kind, Number(/\d+/.exec(name)?.[0]), pieces]
      }),
  )

const dialogues = await load<Dialogue>('dialogues')
const readings = await load<Reading>('readings')

const low = (text: string): string => text.toLowerCase()
const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length
const englishOf = (piece: Dialogue | Reading): string =>
  'lines' in piece ? piece.lines.map(([, line]) => line).join(' ') : piece.paragraphs.join(' ')

const optionFaults = ({ right, wrong, why }: Asked | Gapped): string[] => {
  const faults: string[] = []
  if (new Set([right, ...wrong].map(low)).size !== 4) faults.push(`four different options: ${right}`)
  if (!/[à-ỹđ]/iu.test(why) || why.length < 25) faults.push(`an explanation in Vietnamese: ${why}`)
  return faults
}

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

const faultsOf = (schoolClass: number, piece: Dialogue | Reading): string[] => {
  const faults: string[] = []
  const fault = (holds: boolean, says: string): void => {
    if (!holds) faults.push(`${piece.id}: ${says}`)
  }
  fault(piece.id.startsWith(`c${schoolClass}-${'lines' in piece ? 'd' : 'r'}-`), 'the id begins with class and kind')
  fault((topics as readonly string[]).includes(piece.topic), 'the topic is one of the list')
  const words = wordsIn(englishOf(piece))
  fault(words >= 40 && words <= 200, `40 to 200 words, not ${words}`)
  fault(/[à-ỹđ]/iu.test(piece.about), 'says in Vietnamese what it is about')
  fault(piece.choices.length >= 3, 'three questions or more')
  fault(piece.statements.length >= 3, 'three statements or more')
  fault(new Set(piece.statements.map(({ truth }) => truth)).size === 2, 'true statements and false ones')
  fault(piece.gaps.length >= 2, 'two gaps or more')
  for (const { text } of piece.gaps) fault(text.split('___').length === 2, `one gap ___: ${text}`)
  for (const { says, why } of piece.statements)
    fault(/[.!]$/.test(says) && /[à-ỹđ]/iu.test(why) && why.length >= 25, `a statement with its reason: ${says}`)
  fault(
    piece.choices.every(({ ask }) => ask !== ''),
    'every question asks',
  )
  const asked = 'replies' in piece ? [...piece.choices, ...piece.replies] : piece.choices
  faults.push(...[...asked, ...piece.gaps].flatMap(optionFaults).map((says) => `${piece.id}: ${says}`))
  if ('lines' in piece) {
    fault(piece.lines.length >= 4, 'four lines or more')
    fault(piece.replies.length >= 1, 'a reply')
    fault(
      piece.lines.every(([who], at) => at === 0 || piece.lines[at - 1]?.[0] !== who),
      'the two take turns',
    )
  }
  for (const one of textsOf(piece)) {
    fault(one === one.trim() && one === one.normalize('NFC'), `trimmed and composed: ${one}`)
    fault(!/ {2}|['"]| [,.?!]/.test(one), `spaces and curly quotes: ${one}`)
  }
  return faults
}

describe.each([...dialogues, ...readings])('the %s of class %i', (_, schoolClass, pieces) => {
  test('each is whole', () => {
    expect((pieces as readonly (Dialogue | Reading)[]).flatMap((piece) => faultsOf(schoolClass, piece))).toEqual([])
  })

  test('no id and no title stands twice', () => {
    expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length)
    expect(new Set(pieces.map(({ title }) => title)).size).toBe(pieces.length)
  })
})
