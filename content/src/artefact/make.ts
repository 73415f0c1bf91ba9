import { readdir } from 'node:fs/promises'
import { registerHooks } from 'node:module'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { artefactFile, bankIsFresh, root } from './bank.ts'
import { writeArtefact } from './file.ts'
import { hashOf } from './inputs.ts'
import { sectionsOf } from './sections.ts'

/**
 * `node content/src/artefact/make.ts`: composes the bank and writes it down, unless what is there was made of the very
 * same files.
 */
if (await bankIsFresh()) process.exit(0)

/** What is loaded from here on makes the bank; packages are as the lockfile says. */
const loaded = ['make.ts', 'file.ts', 'sections.ts'].map((name) => join(import.meta.dirname, name))
registerHooks({
  load: (url, context, next) => {
    if (url.startsWith('file:')) loaded.push(fileURLToPath(url))
    return next(url, context)
  },
})
const { paperClasses } = await import('@phuong/domain/catalogue/olympic-papers')
const { papersOf } = await import('../build/papers.ts')
const { examGrades, unitExamsOf } = await import('../build/unit-exams.ts')
const words = join(import.meta.dirname, '../../words')
const files = [...loaded, ...(await readdir(words)).map((name) => join(words, name))]
  .map((path) => relative(root, path))
  .filter((path) => !/(^\.\.|node_modules)\//.test(path))
  .sort()
const hash = await hashOf(root, files)
if (hash === null) throw new Error('a file that the bank is made of went away meanwhile')
const sections = sectionsOf(paperClasses.flatMap(papersOf), examGrades.flatMap(unitExamsOf))
await writeArtefact(artefactFile, { files, hash }, sections)
