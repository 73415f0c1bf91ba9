/**
 * Makes the sounds that are missing below web/public/sounds/words: of a recording FOLDER/word.ogg where there is one, else
 * by the voice of SVOX Pico (Debian libttspico-utils). Needs ffmpeg. What is there already stays: a recorded file of the
 * same name takes the place of a synthesised one for good. `node content/src/tools/make-sounds.ts FOLDER_OF_RECORDINGS`
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { soundName } from '../bank/sounds.ts'
import { words } from '../bank/words.ts'

const [recordings] = process.argv.slice(2)
if (recordings === undefined) throw new Error('which folder holds the recordings?')

const target = join(import.meta.dirname, '../../../web/public/sounds/words')
const list = join(target, 'recorded.txt')
const scratch = mkdtempSync(join(tmpdir(), 'phuong-sounds-'))

/** One channel, no silence around, all equally loud. */
const trimmed =
  'silenceremove=start_periods=1:start_threshold=-50dB,areverse,silenceremove=start_periods=1:start_threshold=-50dB,areverse,adelay=60,apad=pad_dur=0.12,loudnorm=I=-18:TP=-2'

const convert = (from: string, to: string): void => {
  execFileSync('ffmpeg', [
    '-v',
    'error',
    '-y',
    '-i',
    from,
    '-af',
    trimmed,
    '-ac',
    '1',
    '-ar',
    '22050',
    '-b:a',
    '32k',
    '-map_metadata',
    '-1',
    '-bitexact',
    to,
  ])
}

/** What the voice is told where the letters mislead it. */
const said: Readonly<Record<string, string>> = {
  IT: 'I T',
  'a.m.': 'a m',
  'p.m.': 'p m',
  a: 'uh',
  the: 'the',
  'ao dai': 'ow zai',
  pho: 'fuh',
  'banh chung': 'ban choong',
}

const recorded = new Set(existsSync(list) ? readFileSync(list, 'utf8').trim().split('\n') : [])
let made = 0
try {
  for (const headword of new Set(words.map((word) => word.headword))) {
    const name = soundName(headword)
    const file = join(target, `${name}.mp3`)
    if (existsSync(file)) continue
    const recording = join(recordings, `${name.replaceAll('-', '_')}.ogg`)
    if (existsSync(recording)) {
      convert(recording, file)
      recorded.add(name)
    } else {
      const spoken = join(scratch, 'spoken.wav')
      execFileSync('pico2wave', ['-l', 'en-GB', '-w', spoken, said[headword] ?? headword])
      convert(spoken, file)
    }
    made += 1
  }
  writeFileSync(list, `${[...recorded].sort().join('\n')}\n`)
} finally {
  rmSync(scratch, { recursive: true })
}
process.stdout.write(`${made} sounds made\n`)
