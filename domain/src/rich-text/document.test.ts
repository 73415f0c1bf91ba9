import { expect, test } from 'vitest'
import { contentMarkup } from './document.ts'

const documentOf = (...content: unknown[]) => JSON.stringify({ type: 'doc', content })
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content })

test('A-293 a document is drawn with its parts and marks', () => {
  const item = { type: 'listItem', content: [paragraph({ type: 'text', text: 'một' })] }
  const text = { type: 'text', text: 'hai', marks: [{ type: 'bold' }, { type: 'underline' }] }
  expect(
    contentMarkup(documentOf({ type: 'bulletList', content: [item] }, paragraph(text, { type: 'hardBreak' }))),
  ).toBe('<ul><li><p>một</p></li></ul><p><u><strong>hai</strong></u><br></p>')
})

test('A-293 what is no document is plain text, in its lines', () => {
  expect(contentMarkup('Một <b>\nhai & ba')).toBe('Một &lt;b&gt;<br>hai &amp; ba')
  for (const text of ['{', '{}', '{"type":"doc"}', '{"type":"text","text":"a"}', 'null', '[]', '"a"'])
    expect(contentMarkup(text), text).toBe(text.replaceAll('"', '&quot;'))
})

test('H128 H131 nothing of a document is markup itself, and a link leads where links may lead', () => {
  const evil = '<img src=x onerror=hostile()>'
  expect(contentMarkup(documentOf(paragraph({ type: 'text', text: evil })))).toBe(
    '<p>&lt;img src=x onerror=hostile()&gt;</p>',
  )
  for (const href of ['javascript:hostile()', '//evil.test', 'https://a.vn/"onclick="hostile()', 5, null])
    expect(
      contentMarkup(documentOf(paragraph({ type: 'text', text: 'a', marks: [{ type: 'link', attrs: { href } }] }))),
    ).toBe('<p>a</p>')
  const odd = [
    { type: 'script', content: [{ type: 'text', text: 'a' }] },
    { type: 'constructor' },
    null,
    5,
    { type: 5, content: 'x' },
  ]
  expect(contentMarkup(documentOf(...odd, { type: 'text', text: 7 }, { type: 'text', text: 'b', marks: 'x' }))).toBe(
    'ab',
  )
})

test('H129 what is too deep is left out', () => {
  const deep = (levels: number): unknown =>
    levels === 0 ? { type: 'text', text: 'sâu' } : { type: 'blockquote', content: [deep(levels - 1)] }
  expect(contentMarkup(documentOf(deep(10)))).toContain('sâu')
  expect(contentMarkup(documentOf(deep(1_000)))).not.toContain('sâu')
})
