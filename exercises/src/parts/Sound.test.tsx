import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Sound } from './Sound.tsx'

test('B-273 a sound is started by a listen button of its own name, and fetched no sooner', () => {
  const html = renderToStaticMarkup(<Sound src="/cat.mp3" label="Nghe câu 1" />)
  expect(html).toMatch(/<audio preload="none" src="\/cat\.mp3"><\/audio>/)
  expect(html).toMatch(/<button type="button"[^>]*aria-label="Nghe câu 1"/)
  // the browser's own player says something else in each browser
  expect(html).not.toContain('controls')
})
