import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markupPieces, plainText } from './markup.ts'

const text = (words: string) => ({ kind: 'text', text: words })
const underlined = (words: string) => ({ kind: 'underlined', text: words })
const blank = { kind: 'blank' }

test.each([
  ['She ___ tea.', [text('She '), blank, text(' tea.')]],
  ['_______', [blank]],
  ['a___b____', [text('a'), blank, text('b'), blank]],
  ['snake_case__', [text('snake_case__')]],
])('C-393 three or more underscores are one blank: %j', (written, pieces) => {
  expect(markupPieces(written)).toEqual(pieces)
})

test.each([
  ['He <go> to school', [text('He '), underlined('go'), text(' to school')]],
  ['b<a>nk', [text('b'), underlined('a'), text('nk')]],
  ['f<i>sh, k<i>te', [text('f'), underlined('i'), text('sh, k'), underlined('i'), text('te')]],
  ['<two words> <I>', [underlined('two words'), text(' '), underlined('I')]],
  ['3 < 5 and 7 > 2', [text('3 < 5 and 7 > 2')]],
  ['3<5 and 7>2', [text('3<5 and 7>2')]],
  ['2<3, 5>4; x<y and y>z', [text('2<3, 5>4; x<y and y>z')]],
  ['a<b and c>d', [text('a<b and c>d')]],
  ['if (x+1)<u and v> w', [text('if (x+1)<u and v> w')]],
  ['3<___ and 7>2', [text('3<'), blank, text(' and 7>2')]],
  ['4 <5 and 7>2', [text('4 <5 and 7>2')]],
  ['1<9>90, <ice cream>s', [text('1'), underlined('9'), text('90, '), underlined('ice cream'), text('s')]],
  ['tea<,> milk<?>', [text('tea'), underlined(','), text(' milk'), underlined('?')]],
  ['<>, <, > and </b>', [text('<>, <, > and </b>')]],
])('C-394 H163 angle brackets mark underlined parts: %j', (written, pieces) => {
  expect(markupPieces(written)).toEqual(pieces)
})

test.each([
  ['<b>Read</b> and <U>say</U>.', [text('Read'), text(' and '), underlined('say'), text('.')]],
  ['<p style="color: red">one<br/>two</p>', [text('one'), { kind: 'break' }, text('two')]],
  ['<font color="red">never closed', [text('never closed')]],
  ['Tom &amp; Mai &lt;b&gt;', [text('Tom & Mai <b>')]],
])('C-391 elements that an editor left give their words: %j', (written, pieces) => {
  expect(markupPieces(written)).toEqual(pieces)
})

test.each([
  ['it&#39;s it&#x27;s it&apos;s', "it's it's it's"],
  ['it&rsquo;s &ldquo;ok&rdquo; &ndash; yes&hellip;', 'it’s “ok” – yes…'],
  ['a&nbsp;b&#160;c', 'a b c'],
  ['&constructor; &#0; &#55296; &#9999999; &quot', '&constructor; &#0; &#55296; &#9999999; &quot'],
])('C-391 entities that an editor left are signs: %j', (written, shown) => {
  expect(plainText(written)).toBe(shown)
})

test('C-392 whatever else looks like HTML is words, and no piece is anything but words, blanks and new lines', () => {
  expect(markupPieces('<img src=x onerror=alert(1)>')).toEqual([underlined('img src=x onerror=alert(1)')])
  expect(markupPieces('<script>x</script>')).toEqual([underlined('script'), text('x</script>')])
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'<>/_ bu&;p', 'br', 'lt;', 'i') }), (written) => {
      for (const piece of markupPieces(written)) expect(['text', 'underlined', 'blank', 'break']).toContain(piece.kind)
    }),
  )
})

test('plain text keeps the words and shows a blank as dots', () => {
  expect(plainText(' I <am> ___ <b>ten</b><br>now ')).toBe('I am … ten now')
})
