import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { markupPieces } from '../../shared/markup.ts'
import { GapText } from './GapText.tsx'
import { Kept } from './Kept.tsx'
import { withSigns } from './signs.ts'

const kept = (text: string) => withSigns(markupPieces(text), ({ kind }) => kind === 'blank')

test.each([
  ['She is ___.', ['She is ', '[.]', '']],
  ['“___”, he said.', ['“', '[”,]', ' he said.']],
  ['___ and ___!', ['[]', ' and ', '[!]', '']],
  ['___ (go)', ['[]', ' (go)']],
  ['Yes, ___<br>.', ['Yes, ', '[]', '', '.']],
  ['No blank. At all!', ['No blank. At all!']],
])('C-393 the signs that end a blank stay with it: %j', (text, shown) => {
  expect(
    kept(text).map(({ piece, signs }) =>
      piece.kind === 'blank' ? `[${signs}]` : 'text' in piece ? (piece.text ?? '') : '',
    ),
  ).toEqual(shown)
})

test('C-393 a blank and the signs behind it stand in one piece of a line, and nothing of the text is lost', () => {
  const html = renderToStaticMarkup(
    <GapText
      text="Is it ___? No, ___ is."
      blank={(at, signs) => (
        <Kept signs={signs}>
          <i>{at}</i>
        </Kept>
      )}
    />,
  )
  expect(html).toMatch(/^Is it <span class="[^"]*kept[^"]*"><i>0<\/i>\?<\/span> No, <i>1<\/i> is\.$/)
})
