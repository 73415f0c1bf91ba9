import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MarkedText } from './MarkedText.tsx'

test('C-393 a blank and the signs that end it stand in one piece of a line, and nothing of the text is lost', () => {
  const html = renderToStaticMarkup(<MarkedText text="What is ___? It is ___ <u>cat</u>." />)
  expect(html).toMatch(
    /^What is <span class="[^"]*kept[^"]*"><span [^>]*role="img"[^>]*>\u00a0<\/span>\?<\/span> It is <span [^>]*role="img"/,
  )
  expect(html.replace(/<[^>]*>/g, '')).toBe('What is \u00a0? It is \u00a0 cat.')
})
