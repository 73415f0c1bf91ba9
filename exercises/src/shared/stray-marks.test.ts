import { expect, test } from 'vitest'
import { markupPieces } from './markup.ts'
import { strayMarks } from './stray-marks.ts'

const none = { dropped: [], shown: [] }

test.each([
  'She ___ tea.',
  'He <go> to <two words>',
  'f<i>sh, k<i>te',
  '<u>say</u><br>one<br />two<BR/>',
  '3 < 5 and 7 > 2, a <- b',
  '3<5 and 7>2',
  'a<b and c>d',
  'Tom &amp; Mai',
])('C-393 C-394 marks of questions are no stray ones: %j', (text) => {
  expect(strayMarks(text)).toEqual(none)
})

test.each([
  ['<b>Read</b> and <B>say</B>', ['<b>']],
  ['<p style="color: red">one</p>', ['<p …>']],
  ['<font color="red">never closed', ['<font …>']],
  ['<u class="x">say</u>', ['<u …>']],
])('C-391 of %j only the words are shown', (text, dropped) => {
  expect(strayMarks(text)).toEqual({ ...none, dropped })
})

test.each([
  ['<img src=x onerror=alert(1)>', ['<img …>']],
  ['<script>x</script>', ['</script>']],
  ['<a href="https://x.example">x</a>', ['<a …>', '</a>']],
  ['one</b>', ['</b>']],
  ['<!-- nobody --><!doctype html>', ['<!']],
  ['<br clear=all>', ['<br …>']],
])('C-392 %j stands in the text as it is written', (text, shown) => {
  expect(strayMarks(text)).toEqual({ ...none, shown })
  // and cleaning makes no element of it
  for (const piece of markupPieces(text)) expect(['text', 'underlined', 'break']).toContain(piece.kind)
})
