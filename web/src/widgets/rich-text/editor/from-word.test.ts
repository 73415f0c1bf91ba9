import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { fromWord, withoutPlainBold } from './from-word.ts'

const page = new Window({ url: 'http://phuong.test/' })

/** The markup that stands after an act on a page of its own, without its styles. */
const after = (act: (nodes: ParentNode) => void, html: string): string => {
  const sheet = page.document.createElement('div')
  sheet.innerHTML = html
  act(sheet as unknown as ParentNode)
  return sheet.innerHTML.replace(/ (?:style|class)="[^"]*"/g, '')
}

const line = (list: string, sign: string, words: string) =>
  `<p class="MsoListParagraph" style="text-indent:-18.0pt;mso-list:${list}"><span style="font-family:Symbol;mso-list:Ignore">${sign}<span>&nbsp;&nbsp; </span></span>${words}</p>`

test('H129 what colleagues have commented in Word is not pasted, nor the mark that leads there', () => {
  const mark =
    '<span class="MsoCommentReference"><span><a class="msocomanchor" href="#_msocom_1">[HP1]</a></span></span>'
  const comment =
    '<div style="mso-element:comment-list"><div style="mso-element:comment"><p class="MsoCommentText">Riêng</p></div></div>'
  expect(after(fromWord, `<p>Lịch họp${mark}, phòng 2</p>${comment}`)).toBe('<p>Lịch họp, phòng 2</p>')
})

test('B-353 lines that look like a list in Word become one, deeper ones in the item before', () => {
  const lines = [
    line('l0 level1 lfo1', '·', 'Vở'),
    line('l0 level2 lfo1', 'o', 'Ô ly'),
    line('l0 level1 lfo1', '·', 'Bút'),
    line('l1 level1 lfo2', '1.', 'Ôn'),
    line('l1 level1 lfo2', '2.', 'Làm'),
    line('l2 level1 lfo3', '1)', 'Nộp'),
  ]
  expect(after(fromWord, `<p>Mang</p>${lines.join('\n')}<p>Hết</p>`).replaceAll('\n', '')).toBe(
    '<p>Mang</p><ul><li><p>Vở</p><ul><li><p>Ô ly</p></li></ul></li><li><p>Bút</p></li></ul>' +
      '<ol><li><p>Ôn</p></li><li><p>Làm</p></li></ol><ol><li><p>Nộp</p></li></ol><p>Hết</p>',
  )
})

test('a list that would be counted otherwise stays with the signs that stand there', () => {
  for (const signs of [
    ['3.', '4.'],
    ['a)', 'b)'],
    ['IV.', 'V.'],
    ['1.', '3.'],
  ] as const) {
    const markup = signs.map((sign) => line('l0 level1 lfo1', sign, 'Câu')).join('')
    expect([signs, after(fromWord, markup)]).toEqual([signs, after(() => {}, markup)])
  }
})

test('what does not come out of Word stays as it is', () => {
  const markup = '<p>1. Một</p><p>2. Hai</p><ul><li>Ba</li></ul><div><p>Bốn</p></div>'
  expect(after(fromWord, markup)).toBe(markup)
})

test('a bold tag that says it is not bold is none, and those of Word stay bold', () => {
  expect(
    after(withoutPlainBold, '<b style="font-weight:normal"><p>Chữ <b style="font-weight:700">đậm</b></p></b>'),
  ).toBe('<p>Chữ <b>đậm</b></p>')
  expect(after(withoutPlainBold, '<b style="mso-bidi-font-weight:normal">Lịch</b>')).toBe('<b>Lịch</b>')
})
