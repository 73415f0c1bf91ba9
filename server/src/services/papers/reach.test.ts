import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mediaNames } from '../files/media-names.ts'
import { ownFiles, reachOf } from './reach.ts'

test('B-718 the files that the product serves are known by their addresses, media by both of theirs', async () => {
  const names = mediaNames(Buffer.alloc(32))
  const root = await mkdtemp(join(tmpdir(), 'phuong-web-'))
  try {
    await mkdir(join(root, 'sounds/words'), { recursive: true })
    for (const name of ['icon-192.png', 'sounds/words/cat.mp3', 'sounds/words/cat.txt.gz'])
      await writeFile(join(root, name), '')
    expect([...((await ownFiles(root, names)) ?? [])].toSorted()).toEqual([
      '/icon-192.png',
      names.addressOf('/sounds/words/cat.mp3'),
      '/sounds/words/cat.mp3',
    ])
  } finally {
    await rm(root, { recursive: true })
  }
  expect(await ownFiles(root, names)).toBeNull()
})

test('C-521 beside ourselves pages load from the media host alone', () => {
  const originsOf = (MEDIA_HOST: string | null, PUBLIC_URL: string | null) => [
    ...reachOf({ MEDIA_HOST, PUBLIC_URL }, null).origins,
  ]
  expect(originsOf('https://media.example.vn', 'https://hoc.example.vn/')).toEqual([
    'https://media.example.vn',
    'https://hoc.example.vn',
  ])
  expect(originsOf(null, null)).toEqual([])
})
