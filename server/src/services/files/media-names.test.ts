import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { mediaFolders, mediaNames, withoutMedia } from './media-names.ts'

const { addressOf, hide } = mediaNames(Buffer.alloc(32, 1))
const cat = addressOf('/sounds/words/cat.mp3')

test('D20 S3 a name is a keyed hash of 144 bits with the ending of the file', () => {
  expect(cat).toMatch(/^\/media\/[\w-]{24}\.mp3$/)
  expect(addressOf('/sounds/words/cat.mp3')).toBe(cat)
  expect(addressOf('/sounds/words/dog.mp3')).not.toBe(cat)
  expect(mediaNames(Buffer.alloc(32, 2)).addressOf('/sounds/words/cat.mp3')).not.toBe(cat)
})

test.each([...mediaFolders, 'pictures', 'sounds/new'])(
  'D20 an address in %s is hidden wherever it stands',
  (folder) => {
    const path = `/${folder}/a-thing.svg`
    const own = addressOf(path)
    expect(
      hide({
        imageUrl: path,
        answers: [{ id: 'a', answer: path, imageUrl: '' }],
        children: [{ given: { words: [{ audioUrl: path }] }, said: null }],
        pieces: [{ id: 'p', text: path }],
      }),
    ).toEqual({
      imageUrl: own,
      answers: [{ id: 'a', answer: own, imageUrl: '' }],
      children: [{ given: { words: [{ audioUrl: own }] }, said: null }],
      pieces: [{ id: 'p', text: own }],
    })
  },
)

test.each([
  [' /sounds/words/cat.mp3 ', cat],
  ['/sounds/words/cat.mp3?v=2', cat],
  ['/sounds/words/cat.mp3#t=1,2', `${cat}#t=1,2`],
  ['/sounds/words/%63at.mp3', cat],
  ['/sounds/./words/cat.mp3', cat],
])('D20 other spellings of an address are hidden too: %s', (address, expected) => {
  expect(hide({ audioUrl: address })).toEqual({ audioUrl: expected })
})

test('every other text stays as it is', () => {
  const question = {
    id: '/sounds/words/cat.mp3',
    title: 'Nghe rồi chọn and/or viết /kæt/',
    question: 'It is in /sounds/words/cat.mp3 somewhere.',
    audioUrl: 'https://media.example.vn/sounds/words/cat.mp3',
    imageUrl: '//elsewhere.vn/pictures/words/cat.svg',
    videoUrl: '/api/v1.0/files/0b7e1c52-9d64-4a3f-8f0e-5d1c2b3a4f60',
    // given back as they were shown
    words: ['/pictures/words/cat.svg', 'dog'],
    images: [{ imageUrl: '/api/pictures/cat.svg', choices: ['/pictures/words/cat.svg'] }],
    settings: { count: 2, shown: true, none: null },
    odd: ['%', 'http://', '/sounds', '/sounds/words/%c3'],
  }
  expect(hide({ ...question, odd: question.odd.slice(0, 3) })).toEqual({ ...question, odd: question.odd.slice(0, 3) })
  expect(hide(question.odd[3])).toMatch(/^\/media\//)
  for (const value of [null, 3, true, undefined, '', []]) expect(hide(value)).toEqual(value)
})

test('without media the addresses are empty and the words are there', () => {
  expect(
    withoutMedia({ title: 'Nghe', audioUrl: '/sounds/words/cat.mp3', items: [{ imageUrl: 'https://a.vn/b.png' }] }),
  ).toEqual({ title: 'Nghe', audioUrl: '', items: [{ imageUrl: 'https://a.vn/b.png' }] })
})

test('C-383 every folder that holds media is one that the server answers', () => {
  const root = fileURLToPath(new URL('../../../../web/public/', import.meta.url))
  const found = ['clips', 'pictures', 'sounds'].flatMap((top) => {
    const entries = readdirSync(`${root}${top}`, { withFileTypes: true })
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => `${top}/${name}`)
    return entries.some(({ name }) => /\.(svg|mp3|mp4)$/.test(name)) ? [top, ...folders] : folders
  })
  expect(found.sort()).toEqual(mediaFolders.toSorted())
})
