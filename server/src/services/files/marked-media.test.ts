import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { mediaKindOf } from './marked-media.ts'
import { mediaFolders, mediaNames } from './media-names.ts'

const root = fileURLToPath(new URL('../../../../web/public', import.meta.url))
const pathsOf = (ending: string): string[] =>
  mediaFolders.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith(ending))
      .map((name) => `${folder}/${name}`),
  )
const own = mediaNames(Buffer.alloc(32, 1))
const other = mediaNames(Buffer.alloc(32, 2))
const fileOf = (path: string) => readFileSync(join(root, path))
const markedOf = (path: string, names = own): Buffer => {
  const file = fileOf(path)
  return mediaKindOf(path)?.marked(file, names.fillerOf(`/${path}`, file.length)) ?? file
}

/** The audio of a sound: what stands behind its tags, as a decoder skips them. */
const framesOf = (sound: Buffer): Buffer => {
  let at = 0
  while (sound.toString('latin1', at, at + 3) === 'ID3') {
    // four bytes of seven bits each: an eighth bit would make the tag longer than it is
    at += 10 + sound.subarray(at + 6, at + 10).reduce((sum, byte) => sum * 128 + byte, 0)
  }
  return sound.subarray(at)
}
/** The boxes of a clip, which must lie one behind the other to its end. */
const boxesOf = (clip: Buffer): { name: string; bytes: number }[] => {
  const boxes: { name: string; bytes: number }[] = []
  for (let at = 0; at < clip.length; ) {
    const bytes = clip.readUInt32BE(at)
    expect(bytes).toBeGreaterThanOrEqual(8)
    boxes.push({ name: clip.toString('latin1', at + 4, at + 8), bytes })
    at += bytes
    expect(at).toBeLessThanOrEqual(clip.length)
  }
  return boxes
}

describe('D20 decision 0016: a medium under a name that says nothing has other bytes and is the same to a player', () => {
  test('every sound: one tag of its own in front, then exactly the frames of the file', () => {
    const paths = pathsOf('.mp3')
    expect(paths.length).toBeGreaterThan(3_000)
    const isSame = (path: string): boolean => {
      const [marked, file] = [markedOf(path), fileOf(path)]
      const frames = framesOf(marked)
      const tag = marked.subarray(0, marked.length - frames.length)
      return (
        frames.equals(framesOf(file)) &&
        // the sync word of a frame
        frames[0] === 0xff &&
        ((frames[1] ?? 0) & 0xe0) === 0xe0 &&
        // one tag, since not every player looks for a second one
        tag.lastIndexOf('ID3\x04\0') === 0 &&
        tag.toString('latin1', 10, 14) === 'PRIV'
      )
    }
    expect(paths.filter((path) => !isSame(path))).toEqual([])
  })

  test('every clip: its own boxes where they were, and a free one behind them', () => {
    for (const path of pathsOf('.mp4')) {
      const [file, marked] = [fileOf(path), markedOf(path)]
      expect(marked.subarray(0, file.length).equals(file)).toBe(true)
      expect(boxesOf(marked)).toEqual([...boxesOf(file), { name: 'free', bytes: marked.length - file.length }])
    }
  })

  test('every drawing: one comment in front of its root, and nothing else', () => {
    const paths = pathsOf('.svg')
    expect(paths.length).toBeGreaterThan(500)
    const isSame = (path: string) => {
      const [, comment = '', root = ''] = /^(<!--[\w.]+-->)(.*)$/s.exec(markedOf(path).toString()) ?? []
      return comment.length > 7 && root === fileOf(path).toString()
    }
    expect(paths.filter((path) => !isSame(path))).toEqual([])
  })

  test('a declaration stays in front of a drawing, and a comment is never ended by its own letters', () => {
    const kind = mediaKindOf('a.svg')
    const drawing = '<?xml version="1.0" encoding="UTF-8"?>\n<svg/>'
    expect(kind?.marked(Buffer.from(drawing), 'a--b->').toString()).toBe(
      '<?xml version="1.0" encoding="UTF-8"?><!--a..b.>-->\n<svg/>',
    )
  })

  test('a tag that a sound has is replaced, however long it is, and one without any gets one', () => {
    const kind = mediaKindOf('a.mp3')
    const frames = Buffer.from([0xff, 0xfb, 0x40, 0xc0, 1, 2, 3])
    const long = Buffer.concat([Buffer.from('ID3\x04\0\0'), Buffer.from([0, 0, 2, 4]), Buffer.alloc(260, 7), frames])
    const footed = Buffer.concat([Buffer.from('ID3\x04\0\x10'), Buffer.from([0, 0, 0, 4]), Buffer.alloc(14, 7), frames])
    for (const sound of [frames, long, footed]) {
      const marked = kind?.marked(sound, 'letters') ?? sound
      expect(framesOf(marked)).toEqual(frames)
      expect(marked.includes(7)).toBe(false)
    }
  })
})

describe('D20 decision 0016: who does not have the key cannot tell a medium by its length or its sum', () => {
  test('no marked word is as long as its file, and each length fits many words', () => {
    const words = pathsOf('.mp3').filter((path) => path.startsWith('sounds/words/'))
    const lengths = words.map((path) => ({ plain: fileOf(path).length, marked: markedOf(path).length }))
    for (const { plain, marked } of lengths) expect(marked).not.toBe(plain)
    // a word can be what is heard when its file is shorter by as much as may have been put in
    const fits = lengths
      .map(
        ({ marked }) =>
          lengths.filter(({ plain }) => plain < marked && marked <= plain + 2_048 + plain / 16 + 32).length,
      )
      .toSorted((a, b) => a - b)
    expect(fits[Math.floor(fits.length * 0.05)]).toBeGreaterThan(100)
  })

  test('the letters are other ones in another installation and in another file, and the same at each start', () => {
    const path = 'sounds/words/wife.mp3'
    expect(markedOf(path).equals(markedOf(path))).toBe(true)
    expect(markedOf(path).equals(markedOf(path, other))).toBe(false)
    expect(own.fillerOf('/sounds/words/wife.mp3', 5_000)).not.toBe(own.fillerOf('/sounds/words/life.mp3', 5_000))
    const lengths = Array.from({ length: 1_000 }, (_, at) => own.fillerOf(`/sounds/words/${at}.mp3`, 5_000).length)
    expect(Math.min(...lengths)).toBeGreaterThan(0)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(2_048 + 312)
    expect(new Set(lengths).size).toBeGreaterThan(600)
    for (const text of [own.fillerOf('/a.mp3', 0), own.fillerOf('/b.mp3', 200_000)]) expect(text).toMatch(/^[\w-]+$/)
  })

  test('a validator depends on the key', () => {
    const bytes = markedOf('sounds/words/wife.mp3')
    expect(own.tagOf(bytes)).toMatch(/^"[\w-]{24}"$/)
    expect(own.tagOf(bytes)).not.toBe(other.tagOf(bytes))
  })
})

test('D20 a notice of a licence is no medium and has no second name', () => {
  for (const path of ['LICENCE.txt', 'sounds/words/LICENCE.md', 'cat.mp3.br', 'cat', 'cat.toString'])
    expect(mediaKindOf(path)).toBeNull()
})
