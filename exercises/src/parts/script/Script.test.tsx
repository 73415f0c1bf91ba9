import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Video } from '../../questions/combine/Video.tsx'
import { Sound } from '../Sound.tsx'
import { ScriptsContext } from '../scripts.tsx'
import { Script } from './Script.tsx'

const players = [
  ['sound', <Sound key="sound" src="/heard" label="Nghe" />],
  ['clip', <Video key="clip" src="/heard" label="Xem video" script="" />],
] as const

test.each(players)('what is said in a %s stands under it, open, where the screen around it knows it', (_, player) => {
  const drawn = renderToStaticMarkup(
    <ScriptsContext value={(src) => (src === '/heard' ? <Script text="I can <b>see</b> a cat." /> : null)}>
      {player}
    </ScriptsContext>,
  )
  expect(drawn).toMatch(
    /<\/(?:audio|video)>.*<details[^>]* open="">.*Lời của bài nghe.*lang="en"[^>]*>I can see a cat\./s,
  )
})

test.each(players)('nothing of it stands under a %s for everybody else', (_, player) => {
  expect(renderToStaticMarkup(player)).not.toContain('details')
})
