import { fireEvent } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { publicBase } from '../shared/question.ts'
import { drawnOnPage } from '../testing/page.tsx'
import { AgainBelow, MissingPicture, Picture } from './Picture.tsx'
import { QuestionMedia } from './QuestionWords.tsx'

const wordsOf = (html: string): string => html.replace(/<[^>]*>/g, '')

test('C-402 a picture is loaded late, beside the page, and in the size of its place', () => {
  const html = renderToStaticMarkup(<Picture src="/kite.svg" alt="a kite" className="frame" width={40} height={30} />)
  expect(html).toMatch(
    /<img class="frame" src="\/kite\.svg" alt="a kite" lang="en" width="40" height="30" loading="lazy" decoding="async"/,
  )
  expect(renderToStaticMarkup(<Picture src="/kite.svg" alt="Hình A" className="frame" />)).not.toContain('lang=')
  const below = (
    <AgainBelow>{<Picture src="/kite.svg" alt="a kite" className="frame" width={40} height={30} />}</AgainBelow>
  )
  expect(renderToStaticMarkup(below)).toBe(html)
})

test('H042 a picture that cannot be had keeps its frame and its name, says so, and is a button for another try', () => {
  const tries: string[] = []
  const frame = <MissingPicture alt="Hình A" className="frame" onAgain={() => tries.push('again')} />
  const [button, ...others] = drawnOnPage(frame).children
  expect([button?.tagName, others]).toEqual(['BUTTON', []])
  expect(button?.className).toMatch(/\bframe\b/)
  expect(wordsOf(renderToStaticMarkup(frame))).toBe('Hình A. Chưa mở được hình. Thử lại')
  if (button) fireEvent.click(button)
  expect(tries).toEqual(['again'])
})

test('H042 in what is pressed as a whole the frame holds no button', () => {
  const html = renderToStaticMarkup(<MissingPicture alt="" className="frame" onAgain={null} />)
  expect(html).not.toContain('<button')
  expect(wordsOf(html)).toBe('Chưa mở được hình. ')
})

test('C-383 the picture of a question has a name that gives nothing away, and comes late', () => {
  const question = publicBase({
    ...{ id: '1', title: '', subTitle: '', question: 'What is it?', questionText: '', questionSub: '', audioUrl: '' },
    imageUrl: '/pictures/words/cat.svg',
    imageAlt: '',
    explainText: { audioScript: '', text: '' },
  })
  expect(renderToStaticMarkup(<QuestionMedia question={question} />)).toMatch(
    /<img[^>]*src="\/pictures\/words\/cat\.svg" alt="Hình của câu hỏi" loading="lazy" decoding="async"/,
  )
  // what kind of thing it shows, where that is said
  const told = renderToStaticMarkup(<QuestionMedia question={{ ...question, imageAlt: 'Hình: con vật' }} />)
  expect(told).toContain('alt="Hình: con vật"')
})
