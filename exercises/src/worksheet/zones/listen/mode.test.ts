import { expect, test } from 'vitest'
import { modeZone } from '../../../testing/zone.ts'
import { listen } from './mode.ts'

test('B-254 a sound asks for no answer', () => {
  expect(listen.answers).toBe('never')
})

test('D32 a pupil receives the address of a sound and its file without the name', () => {
  const zone = modeZone('s', '/s.mp3', { audio: { id: 'f', audioURL: '/s.mp3', fileName: 'cat.mp3' } })
  const shown = listen.shown.of(zone, { id: 's', zones: [zone] })
  expect(shown).toEqual({ text: '/s.mp3', data: { audio: { id: 'f', audioURL: '/s.mp3', fileName: '' } } })
  expect(listen.shown.schema.safeParse(shown)).toEqual({ success: true, data: shown })
})

test('a sound without data is read, as the one of an address alone', () => {
  expect(listen.shown.schema.safeParse({ text: '/s.mp3' })).toMatchObject({ data: { data: { audio: null } } })
})
