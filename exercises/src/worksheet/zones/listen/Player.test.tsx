import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ZoneSpot } from '../../../drawing.tsx'
import { modeZone } from '../../../testing/zone.ts'
import { listen } from './mode.ts'
import { Player } from './Player.tsx'
import { Print } from './Print.tsx'

const spot: ZoneSpot = { style: { left: '10%' }, hit: 44, right: false, low: false, tall: false }
const spots = new Map([['s1', spot]])
const audio = { id: 'f1', audioURL: '/sounds/a.m4a', fileName: 'the answer is cat.m4a' }
const drawn = (text: string, mode: 'answer' | 'review' = 'answer') => {
  const zone = modeZone('s1', text, { audio })
  const fields = listen.shown.of(zone, { id: 's1', zones: [zone] })
  const question = { id: 's1', zones: [{ id: 's1', ...fields }] as const }
  const given = { response: undefined, state: null, solution: null, number: 2, spots, onChange: () => {} }
  return renderToStaticMarkup(<Player question={question} mode={mode} {...given} />)
}

test('B-216 a sound has a button at its place, named by its number, and is not loaded before it is asked for', () => {
  for (const mode of ['answer', 'review'] as const) {
    const html = drawn('/sounds/a.m4a', mode)
    expect(html).toContain('<audio preload="none" src="/sounds/a.m4a">')
    expect(html).toMatch(/<button type="button"[^>]*aria-label="Nghe âm thanh 2"/)
    expect(html).toMatch(/style="left:10%" data-zone="s1"/)
  }
})

test('D32 nothing on the page says the name of the file, which may say what is to be heard', () => {
  expect(drawn('/sounds/a.m4a')).not.toContain('cat')
})

test('B-176 a zone without a sound yet shows nothing', () => {
  expect([drawn(''), drawn(' ')]).toEqual(['', ''])
})

test('on paper stands a sign, and no address', () => {
  const zone = modeZone('s1', '/sounds/a.m4a')
  const html = renderToStaticMarkup(<Print question={{ id: 's1', zones: [zone] }} withAnswers spots={spots} />)
  expect(html).toContain('tabler-icon-player-play')
  expect(html).not.toContain('/sounds/')
})
