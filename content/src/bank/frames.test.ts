import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type FilledFrame, type Frame, filled, slotsIn } from './frame.ts'
import { topics } from './topics.ts'

const folder = join(import.meta.dirname, '../frames')
const files = readdirSync(folder).filter((name) => /^class-\d+\.ts$/.test(name))
const byClass = await Promise.all(
  files.map(async (name): Promise<[number, readonly Frame[]]> => {
    const { frames } = (await import(join(folder, name))) as { frames: readonly Frame[] }
    return [Number(/\d+/.exec(name)?.[0]), frames]
  }),
)

const slotted = ({ text, right, wrong, base, also, meaning, why }: Frame): string[] => [
  text,
  right,
  ...wrong,
  base ?? '',
  ...(also ?? []),
  meaning,
  why,
]
const low = (text: string): string => text.toLowerCase()

const faultsOf = (schoolClass: number, frame: Frame): string[] => {
  const faults: string[] = []
  const fault = (holds: boolean, says: string): void => {
    if (!holds) faults.push(`${frame.id}: ${says}`)
  }
  const used = new Set(slotted(frame).flatMap(slotsIn))
  fault(frame.id.startsWith(`c${schoolClass}-`), 'the id begins with the class')
  fault(/^[a-z0-9-]+$/.test(frame.id), 'the id is in small letters and hyphens')
  fault((topics as readonly string[]).includes(frame.topic), 'the topic is one of the list')
  fault(frame.fills.length >= 3, 'three fills or more')
  for (const [at, fill] of frame.fills.entries()) {
    for (const name of used) fault(fill[name] !== undefined && fill[name] !== '', `fill ${at} gives {${name}} a value`)
    for (const name of Object.keys(fill)) fault(used.has(name), `{${name}} is used`)
  }
  if (faults.length > 0) return faults
  const sentences = filled(frame)
  fault(
    new Set(sentences.map(({ text, right }) => low(`${text} ${right}`))).size === sentences.length,
    'its sentences differ',
  )
  return [...faults, ...sentences.flatMap(sentenceFaults)]
}

const sentenceFaults = (sentence: FilledFrame): string[] => {
  const { id, fill, text, right, wrong, also = [], base, meaning, why } = sentence
  const faults: string[] = []
  const fault = (holds: boolean, says: string): void => {
    if (!holds) faults.push(`${id} fill ${fill}: ${says}`)
  }
  fault(text.split('___').length === 2, 'one gap ___')
  fault(/^[A-Z0-9“]|^___/.test(text), 'begins with a capital or the gap')
  fault(/[.?!]”?$/.test(text), 'ends with . ? or !')
  const options = [right, ...wrong].map(low)
  fault(new Set(options).size === 4, 'four different options')
  fault(
    also.every((one) => !options.includes(low(one))),
    'what may be written as well is no option',
  )
  for (const one of [text, right, ...wrong, ...also, base ?? '-', meaning, why]) {
    fault(one === one.trim() && one !== '', `trimmed: ${one}`)
    fault(one === one.normalize('NFC'), `composed: ${one}`)
    fault(!/ {2}|['"]| [,.?!]/.test(one), `spaces and curly quotes: ${one}`)
  }
  fault(/[à-ỹđ]/iu.test(meaning), 'the meaning is in Vietnamese')
  fault(/[à-ỹđ]/iu.test(why) && why.length >= 30, 'the explanation says more than the answer')
  fault(low(why).includes(low(right)), `the explanation names “${right}”`)
  fault(
    wrong.some((one) => low(why.replace(right, '')).includes(low(one))),
    'the explanation says why a wrong choice is wrong',
  )
  return faults
}

describe.each(byClass)('the frames of class %i', (schoolClass, frames) => {
  test('each is whole', () => {
    expect(frames.flatMap((frame) => faultsOf(schoolClass, frame))).toEqual([])
  })

  test('no id and no sentence stands twice', () => {
    expect(new Set(frames.map(({ id }) => id)).size).toBe(frames.length)
    const sentences = frames.flatMap(filled).map(({ text, right }) => low(`${text} ${right}`))
    expect(sentences.filter((one, at) => sentences.indexOf(one) !== at)).toEqual([])
  })

  test('each ease has a fifth of them or more', () => {
    for (const ease of [1, 2, 3])
      expect(frames.filter((frame) => frame.ease === ease).length * 5).toBeGreaterThanOrEqual(frames.length)
  })
})
