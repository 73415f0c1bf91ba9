/**
 * Makes the sounds of dialogues and of spoken lists that are missing below web/public/sounds/scripts: a voice for each of
 * the two who talk. Needs pico2wave (Debian libttspico-utils), flite and ffmpeg. What is there already stays, but for
 * lists that no paper speaks any more.
 * `node content/src/tools/make-scripts.ts`
 */

import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { paperClasses } from '@phuong/domain/catalogue/olympic-papers'
import type { Voice } from '../bank/piece.ts'
import { papersOf } from '../build/papers.ts'
import { dialoguesOf } from '../dialogues/all.ts'

type Line = { readonly voice: Voice; readonly text: string }

const target = join(import.meta.dirname, '../../../web/public/sounds/scripts')
const scratch = mkdtempSync(join(tmpdir(), 'phuong-scripts-'))

/** Straight signs are what the voices know. */
const plain = (text: string): string => text.replace(/[’‘]/g, "'").replace(/[“”]/g, '').replace(/[–—]/g, ', ')

const pico = (pitch: number) => (text: string, file: string) => {
  execFileSync('pico2wave', [
    '-l',
    'en-GB',
    '-w',
    file,
    `<pitch level="${pitch}"><speed level="88">${plain(text)}</speed></pitch>`,
  ])
}
const flite = (pitch: number) => (text: string, file: string) => {
  const settings = ['-set', `int_f0_target_mean=${pitch}`, '-set', 'duration_stretch=1.12']
  execFileSync('flite', ['-voice', 'rms', ...settings, '-t', plain(text), '-o', file])
}

const voices: Readonly<Record<Voice, (text: string, file: string) => void>> = {
  girl: pico(118),
  woman: pico(95),
  boy: flite(150),
  man: flite(98),
}

/** Seconds between two lines. */
const pause = 0.45

const speak = (name: string, lines: readonly Line[]): void => {
  const files = lines.map(({ voice, text }, at) => {
    const file = join(scratch, `${at}.wav`)
    voices[voice](text, file)
    return file
  })
  const inputs = files.flatMap((file) => ['-i', file])
  const level = files.map((_, at) => `[${at}:a]aresample=22050,loudnorm=I=-18:TP=-2,apad=pad_dur=${pause}[a${at}]`)
  const joined = `${files.map((_, at) => `[a${at}]`).join('')}concat=n=${files.length}:v=0:a=1[out]`
  execFileSync('ffmpeg', [
    ...['-v', 'error', '-y', ...inputs, '-filter_complex', [...level, joined].join(';'), '-map', '[out]'],
    ...['-ac', '1', '-ar', '22050', '-b:a', '24k', '-map_metadata', '-1', '-bitexact', join(target, `${name}.mp3`)],
  ])
}

const wanted = new Map<string, readonly Line[]>()
for (let schoolClass = 1; schoolClass <= 12; schoolClass += 1)
  for (const { id, speakers, lines } of dialoguesOf(schoolClass))
    wanted.set(
      id,
      lines.map(([who, text]) => ({ voice: speakers[who].voice, text })),
    )
const scripted = /^\/sounds\/scripts\/(words-.+)\.mp3$/
for (const { stored } of paperClasses.flatMap(papersOf).flatMap(({ questions }) => questions)) {
  const name = scripted.exec(String(stored.audioUrl))?.[1]
  const { audioScript } = stored.explainText as { audioScript?: string }
  if (name !== undefined && audioScript !== undefined)
    wanted.set(
      name,
      audioScript.split('. ').flatMap((part) => (/^\d+$/.test(part) ? [] : [{ voice: 'woman', text: `${part}.` }])),
    )
}

let made = 0
mkdirSync(target, { recursive: true })
try {
  // lists of words that no paper speaks any more
  for (const file of readdirSync(target))
    if (file.endsWith('.mp3') && !wanted.has(file.replace('.mp3', ''))) rmSync(join(target, file))
  for (const [name, lines] of wanted) {
    if (existsSync(join(target, `${name}.mp3`))) continue
    speak(name, lines)
    made += 1
  }
} finally {
  rmSync(scratch, { recursive: true })
}
writeFileSync(join(target, 'LICENCE.txt'), 'Spoken by SVOX Pico (Apache-2.0) and CMU Flite (voice rms, BSD-like).\n')
process.stdout.write(`${made} of ${wanted.size} scripts made\n`)
