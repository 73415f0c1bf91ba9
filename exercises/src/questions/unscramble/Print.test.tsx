import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Print } from './Print.tsx'
import { dealPieces } from './pieces.ts'
import { questionSchema } from './schema.ts'

/** What stands on paper, line by line, without markup. */
const printed = (answer: string, arrangementType: string, withAnswers: boolean): string[] => {
  const settings = { arrangementType }
  const ids = ['6b', 'd9', '14', '83', 'f0', '2e'].slice(0, { word: 3, sentence: 4, other: 3 }[arrangementType])
  const pieces = dealPieces(answer, { settings }, ids)
  const question = questionSchema.parse({ id: 'un', title: 'Sắp xếp.', answer, settings, pieces })
  return renderToStaticMarkup(<Print question={question} withAnswers={withAnswers} />)
    .split(/<\/?(?:p|div)\b[^>]*>/)
    .map((line) => line.replace(/<[^>]+>/g, '').trim())
    .filter((line) => line !== '')
}

test.each([
  ['C-608 letters of a word, put together without a separator', 'word', 'tea', ['t', 'e', 'a'], 'tea'],
  ['C-609 words of a sentence', 'sentence', 'do you like tea', ['do', 'you', 'like', 'tea'], 'do you like tea'],
  [
    'C-610 groups between vertical bars',
    'other',
    'we|play chess|on Sunday',
    ['we', 'play chess', 'on Sunday'],
    'we play chess on Sunday',
  ],
])(
  '%s: C-611 the pieces stand shuffled between slashes, their order with the answers alone',
  (_, type, answer, pieces, right) => {
    const [title, shuffled = '', ...rest] = printed(answer, type, false)
    expect([title, rest]).toEqual(['Sắp xếp.', []])
    expect(shuffled.split(' / ').toSorted()).toEqual(pieces.toSorted())
    expect(shuffled).not.toBe(pieces.join(' / '))
    expect(printed(answer, type, true)).toEqual(['Sắp xếp.', shuffled, `Đáp án: ${right}`])
  },
)
