/**
 * Makes the clips that are missing below web/public/clips: a picture for each sentence, drawn by sharp, and a voice. Needs
 * pico2wave (Debian libttspico-utils) and ffmpeg. `node content/src/tools/make-clips.ts`
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Scene } from '../clips/clip.ts'
import { clips } from '../clips/clips.ts'
import { drawings } from '../drawings/all.ts'

type Sharp = (svg: Buffer) => { png(): { toFile(file: string): Promise<unknown> } }

/** Of the server, which alone ships it. */
const sharp = createRequire(join(import.meta.dirname, '../../../server/package.json'))('sharp') as Sharp
const target = join(import.meta.dirname, '../../../web/public/clips')
const scratch = mkdtempSync(join(tmpdir(), 'phuong-clips-'))
const width = 640
const height = 360

const bodyOf = (name: string): string => {
  const found = drawings.find((drawing) => drawing.name === name)
  if (!found) throw new Error(`no drawing ${name}`)
  return found.svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
}

const pictureOf = ({ shows, paint }: Scene): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${paint}"/>${shows
    .map(
      ({ drawing, x, y, size }) =>
        `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 96})">${bodyOf(drawing)}</g>`,
    )
    .join('')}</svg>`

const plain = (text: string): string => text.replace(/[’‘]/g, "'")

mkdirSync(target, { recursive: true })
let made = 0
try {
  for (const { id, scenes } of clips) {
    const file = join(target, `${id}.mp4`)
    if (existsSync(file)) continue
    const parts: string[] = []
    for (const [at, scene] of scenes.entries()) {
      const [picture, voice, part] = ['png', 'wav', 'mp4'].map((ending) => join(scratch, `${id}-${at}.${ending}`)) as [
        string,
        string,
        string,
      ]
      await sharp(Buffer.from(pictureOf(scene)))
        .png()
        .toFile(picture)
      execFileSync('pico2wave', [
        '-l',
        'en-GB',
        '-w',
        voice,
        `<pitch level="105"><speed level="85">${plain(scene.says)}</speed></pitch>`,
      ])
      execFileSync('ffmpeg', [
        ...['-v', 'error', '-y', '-loop', '1', '-framerate', '10', '-i', picture, '-i', voice],
        ...['-af', 'loudnorm=I=-18:TP=-2,adelay=300,apad=pad_dur=0.7', '-shortest', '-fflags', '+shortest'],
        ...[
          '-c:v',
          'libx264',
          '-profile:v',
          'baseline',
          '-pix_fmt',
          'yuv420p',
          '-preset',
          'veryslow',
          '-tune',
          'stillimage',
          '-crf',
          '28',
        ],
        ...['-c:a', 'aac', '-b:a', '48k', '-ac', '1', '-ar', '22050', part],
      ])
      parts.push(part)
    }
    const list = join(scratch, `${id}.txt`)
    writeFileSync(list, parts.map((part) => `file '${part}'\n`).join(''))
    execFileSync('ffmpeg', [
      ...['-v', 'error', '-y', '-f', 'concat', '-safe', '0', '-i', list, '-c', 'copy'],
      ...['-movflags', '+faststart', '-map_metadata', '-1', '-fflags', '+bitexact', file],
    ])
    made += 1
  }
} finally {
  rmSync(scratch, { recursive: true })
}
process.stdout.write(`${made} of ${clips.length} clips made\n`)
