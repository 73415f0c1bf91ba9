import { expect, test } from 'vitest'
import { isMediaAddress, isOwnFile, isPictureAddress } from './media-url.ts'

test('B-718 a stored upload and a picture of the product are files of our own', () => {
  for (const path of [
    '/pictures/words/cat.svg',
    '/sounds/words/go.mp3',
    '/api/v1.0/files/01930000-0000-7000-8000-000000000000/pages/1?w=240',
  ])
    expect(isOwnFile(path), path).toBe(true)
  for (const path of [
    '//ngoai.example/cat.svg',
    '/\\ngoai.example/cat.svg',
    '/pictures/../../secret',
    '/a b.svg',
    '/a".svg',
    'pictures/cat.svg',
    '',
    `/${'a'.repeat(2_048)}`,
    7,
  ])
    expect(isOwnFile(path), String(path)).toBe(false)
})

test('B-716 B-718 a picture is one of our own files or an https address of a picture', () => {
  for (const url of ['/pictures/cat.svg', 'https://anh.example.vn/hoa%20phuong.PNG'])
    expect(isPictureAddress(url), url).toBe(true)
  for (const url of [
    'http://anh.example.vn/cat.png',
    'https://anh.example.vn/cat',
    'data:image/svg+xml,<svg>',
    'javascript:alert(1)//.png',
    'cat.png',
  ])
    expect(isPictureAddress(url), url).toBe(false)
})

test('B-718 a sound or a film is one of our own files or an https address', () => {
  for (const url of ['/sounds/words/go.mp3', 'https://am.example.vn/nghe?id=7'])
    expect(isMediaAddress(url), url).toBe(true)
  for (const url of [
    'http://am.example.vn/a.mp3',
    'ftp://am.example.vn/a.mp3',
    'javascript:alert(1)',
    'https://am.example.vn/a b.mp3',
  ])
    expect(isMediaAddress(url), url).toBe(false)
})
