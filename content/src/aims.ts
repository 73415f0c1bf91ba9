import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pictureOf } from './bank/pictures.ts'
import { clozeOf, words } from './bank/words.ts'
import { clips } from './clips/clips.ts'
import { dialoguesOf } from './dialogues/all.ts'
import { framesOf } from './frames/all.ts'
import { readingsOf } from './readings/all.ts'

/** Something that the bank has to hold, how much of it at the least, and how much there is. */
export type Aim = { readonly what: string; readonly min: number; readonly found: number }

const publicFolder = join(import.meta.dirname, '../../web/public')
const classes = Array.from({ length: 12 }, (_, before) => before + 1)

/** What stands in one place for a class: a frame, a dialogue, a text or a clip. */
const piecesOf = (schoolClass: number): number =>
  framesOf(schoolClass).length +
  dialoguesOf(schoolClass).length +
  readingsOf(schoolClass).length +
  clips.filter((clip) => clip.schoolClass === schoolClass).length

/** How much the bank holds against what it was built to hold. */
export const aims = (): Aim[] => {
  const headwords = new Set(words.map(({ headword }) => headword))
  const gapped = new Set(words.map(clozeOf))
  const aim = (what: string, min: number, found: number): Aim => ({ what, min, found })
  return [
    aim('headwords', 2500, headwords.size),
    aim('words with a picture', 400, words.filter((word) => pictureOf(word) !== undefined).length),
    aim('different sentences without their headword, per cent', 90, Math.floor((100 * gapped.size) / words.length)),
    aim('sentence frames', 500, classes.flatMap(framesOf).length),
    aim('dialogues', 120, classes.flatMap(dialoguesOf).length),
    aim('texts', 120, classes.flatMap(readingsOf).length),
    ...classes
      .filter((schoolClass) => schoolClass % 2 === 1)
      .map((odd) => aim(`pieces of classes ${odd} and ${odd + 1}`, 60, piecesOf(odd) + piecesOf(odd + 1))),
    aim('clips', 10, clips.length),
  ]
}

/** All sounds and clips together may weigh as much, in bytes. */
export const maxMedia = 45 * 1024 * 1024

/** What they weigh, in bytes. */
export const mediaBytes = (): number =>
  ['sounds', 'clips']
    .flatMap((folder) => readdirSync(join(publicFolder, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
