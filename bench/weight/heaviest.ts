import { existsSync, readdirSync, statSync } from 'node:fs'
import { papersPerClass } from '@phuong/domain/catalogue/olympic-papers'
import type { Caller } from '@phuong/server/testing/caller'
import { typeOfFile, types } from './weigh.ts'

const assets = new URL('../../web/dist/assets/', import.meta.url)

/** The folder of a type by its stored name: `MULTIPLECHOICE` is multiple-choice, all kinds of COMBINE are combine. */
const folderOf = (type: string): string => {
  const bare = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')
  const folder = [...types].find((name) => bare(name) === bare(type.replace(/^(COMBINE)WITH.*$/, '$1')))
  if (folder === undefined) throw new Error(`no folder has the questions of type ${type}`)
  return folder
}

/** The types of a question and of the questions in it. */
const typesIn = (stored: unknown): string[] =>
  typeof stored !== 'object' || stored === null
    ? []
    : Object.entries(stored).flatMap(([name, held]) =>
        name === 'type' && typeof held === 'string' ? [held] : typesIn(held),
      )

/** Bytes of a type's files in the built web, as they are sent. */
const builtBytes = (): ReadonlyMap<string, number> => {
  const bytes = new Map<string, number>()
  for (const name of readdirSync(assets)) {
    const type = typeOfFile(name)
    if (type === null) continue
    const smallest = existsSync(new URL(`${name}.br`, assets)) ? `${name}.br` : name
    bytes.set(type, (bytes.get(type) ?? 0) + statSync(new URL(smallest, assets)).size)
  }
  return bytes
}

/**
 * The paper whose types have the most bytes together; of equal ones the first.
 * @param papers questions as they are stored, by the number of their paper
 * @param bytes of the files of a type, by its folder
 */
export const heaviestOf = (
  papers: ReadonlyMap<number, readonly unknown[]>,
  bytes: ReadonlyMap<string, number>,
): number => {
  const weights = [...papers].map(([number, questions]) => {
    const folders = new Set(questions.flatMap(typesIn).map(folderOf))
    return { number, weight: [...folders].reduce((sum, folder) => sum + (bytes.get(folder) ?? 0), 0) }
  })
  const [heaviest] = weights.toSorted((one, other) => other.weight - one.weight || one.number - other.number)
  if (heaviest === undefined) throw new Error('there is no paper')
  return heaviest.number
}

/** The number of the practice paper of a class whose types weigh most in the built web. */
export const heaviestPaper = async (caller: Caller, classLevel: number): Promise<number> => {
  const papers = new Map<number, readonly unknown[]>()
  for (let number = 1; number <= papersPerClass; number++) {
    const { body } = await caller.call('OLYMPIC_DETHI_Get', { classLevel, examinationCode: String(number) })
    papers.set(number, (body.results ?? []) as unknown[])
  }
  return heaviestOf(papers, builtBytes())
}
