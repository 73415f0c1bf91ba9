import { fireEvent } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { drawnOnPage, firstOf } from '../../../../testing/page.tsx'
import { modeZone } from '../../../../testing/zone.ts'
import type { ZoneContent } from '../../contract.ts'
import { editing } from './editing.tsx'
import { Inspector } from './Inspector.tsx'

const drawn = (text: string) => renderToStaticMarkup(<Inspector zone={modeZone('s', text)} onChange={() => {}} />)

test('B-176 a new sound asks for its address with the word that the ledger gives it', () => {
  expect(drawn('')).toMatch(/<input[^>]*placeholder="url"[^>]*value=""/)
  expect(drawn('')).not.toContain('<audio')
  expect(drawn('/s.mp3')).toMatch(/<input[^>]*value="\/s.mp3"/)
  expect(drawn('/s.mp3')).toContain('src="/s.mp3"')
})

test('an address of another site is told to be none that can be played', () => {
  for (const elsewhere of ['https://example.vn/s.mp3', '//example.vn/s.mp3', 's.mp3']) {
    expect(drawn(elsewhere)).toContain('địa chỉ bắt đầu bằng dấu /')
    expect(drawn(elsewhere)).not.toContain('<audio')
  }
  expect(drawn('/s.mp3')).not.toContain('địa chỉ bắt đầu bằng dấu /')
})

test('B-176 B-191 what is written takes the place of the file that was there, and nothing written is no sound', () => {
  const heard: Partial<ZoneContent>[] = []
  const zone = modeZone('s', '/a', { audio: { id: 'f', audioURL: '/a', fileName: 'a.mp3' } })
  const page = drawnOnPage(<Inspector zone={zone} onChange={(change) => heard.push(change)} />)
  for (const value of ['/b', '']) fireEvent.change(firstOf(page, 'input'), { target: { value } })
  expect(heard).toEqual([
    { text: '/b', audio: null },
    { text: '', audio: null },
  ])
})

test('a sound is named in the list by its file, or by its address', () => {
  const said = (text: string, fileName?: string) =>
    editing.face(modeZone('s', text, { audio: fileName === undefined ? null : { id: 'f', audioURL: text, fileName } }))
      .said
  expect([said(''), said('/s.mp3'), said('/f/1', 'con mèo.mp3')]).toEqual(['', '/s.mp3', 'con mèo.mp3'])
})
