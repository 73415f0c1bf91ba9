import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readHead, readSections } from './file.ts'
import { hashOf } from './inputs.ts'
import type { Sections } from './sections.ts'

/** The repository’s root, from which the paths of inputs begin. */
export const root = join(import.meta.dirname, '../../..')
export const artefactFile = join(root, 'content/dist/bank')

/** The bank as it was written down. */
export type Bank = {
  /** of what it says: another order, word or picture changes it, a comment in its sources does not */
  readonly fingerprint: string
  sections(): Promise<Sections>
}

/** Whether the bank was written down from the files as they are now. */
export const bankIsFresh = async (): Promise<boolean> => {
  const head = await readHead(artefactFile)
  return head !== null && (await hashOf(root, head.inputs.files)) === head.inputs.hash
}

/**
 * The bank of the repository as it stands. It was written down when the product was built; whoever comes before that, or
 * has changed its sources since, waits until a process of its own has composed it.
 */
export const openBank = async (): Promise<Bank> => {
  if (!(await bankIsFresh())) await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'make.ts')])
  const head = await readHead(artefactFile)
  if (head === null) throw new Error(`${artefactFile} was not written`)
  return { fingerprint: head.fingerprint, sections: () => readSections(artefactFile) }
}
