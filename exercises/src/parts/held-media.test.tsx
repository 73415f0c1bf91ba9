import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Video } from '../questions/combine/Video.tsx'
import { type HeldMedia, HeldMediaContext } from './held-media.tsx'
import { Sound } from './Sound.tsx'

const held: HeldMedia = {
  find: (src) => (src.endsWith('here') ? `blob:${src}` : null),
  subscribe: () => () => undefined,
}
const sourceOf = (player: React.ReactNode, media?: HeldMedia): string | undefined =>
  / src="([^"]*)"/.exec(
    renderToStaticMarkup(media ? <HeldMediaContext value={media}>{player}</HeldMediaContext> : player),
  )?.[1]

test.each([
  ['sound', (src: string) => <Sound src={src} label="Nghe" />],
  ['clip', (src: string) => <Video src={src} label="Xem video" script="" />],
])('P9 C-383 a %s is played from this browser where it is here, and from its address where it is not', (_, player) => {
  expect(sourceOf(player('/here'), held)).toBe('blob:/here')
  expect(sourceOf(player('/away'), held)).toBe('/away')
  expect(sourceOf(player('/here'))).toBe('/here')
})
