import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod'
import type { Inputs } from './inputs.ts'
import { fingerprintOf, type Sections, sectionNames } from './sections.ts'

/** The first line of the file: what the sections were made of, what they say, and how long each of them is in bytes. */
const headShape = z.object({
  inputs: z.object({ files: z.array(z.string()).readonly(), hash: z.string() }),
  fingerprint: z.string(),
  bytes: z.record(z.enum(sectionNames), z.int()),
})
type Head = z.output<typeof headShape>

const newline = '\n'.charCodeAt(0)
/** More than a head takes. */
const headBytes = 65_536

/** Puts the file into its place as one whole: whoever reads it meanwhile has the old one or the new one. */
export const writeArtefact = async (path: string, inputs: Inputs, sections: Sections): Promise<void> => {
  const { questions, papers, items } = sections
  const bytes = { questions: questions.length, papers: papers.length, items: items.length }
  const head: Head = { inputs, fingerprint: fingerprintOf(sections), bytes }
  const line = Buffer.from(`${JSON.stringify(head)}\n`)
  if (line.length > headBytes) throw new Error(`the head of ${path} takes more than ${headBytes} bytes`)
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${randomUUID()}`
  try {
    await writeFile(draft, Buffer.concat([line, ...sectionNames.map((name) => sections[name])]))
    await rename(draft, path)
  } finally {
    await rm(draft, { force: true })
  }
}

/** The head of a file that begins with these bytes; null where it has none that is read today. */
const headIn = (bytes: Buffer): Head | null => {
  try {
    return headShape.parse(JSON.parse(bytes.toString('utf8', 0, bytes.indexOf(newline))))
  } catch {
    return null
  }
}

/** The head of the file, or null where there is none. */
export const readHead = async (path: string): Promise<Head | null> => {
  const file = await open(path).catch(() => null)
  if (file === null) return null
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return headIn(buffer.subarray(0, bytesRead))
  } finally {
    await file.close()
  }
}

/** @throws when the sections do not say what the head promises */
export const readSections = async (path: string): Promise<Sections> => {
  const whole = await readFile(path)
  const head = headIn(whole)
  const from = { questions: whole.indexOf(newline) + 1, papers: 0, items: 0 }
  from.papers = from.questions + (head?.bytes.questions ?? 0)
  from.items = from.papers + (head?.bytes.papers ?? 0)
  const sections = {
    questions: whole.subarray(from.questions, from.papers),
    papers: whole.subarray(from.papers, from.items),
    items: whole.subarray(from.items),
  }
  if (fingerprintOf(sections) !== head?.fingerprint) throw new Error(`${path} is damaged: remove it and start again.`)
  return sections
}
