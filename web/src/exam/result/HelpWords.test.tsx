import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HelpWords } from './HelpWords.tsx'

test('C-351 C-352 C-383 script and explanation in the details of a result are words without marks, as below the question', () => {
  const html = renderToStaticMarkup(
    <HelpWords right="a cat" audioScript="I have a <b>cat</b>." text="Vì <u>a</u> đứng trước phụ âm." />,
  )
  expect(html).toContain('Vì a đứng trước phụ âm.')
  expect(html).toContain('I have a cat.')
  expect(html).not.toMatch(/&lt;/)
})

test('C-354 a part that is empty is left out', () => {
  expect(renderToStaticMarkup(<HelpWords right={null} audioScript="" text="" />)).toBe('')
})
