import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type Recordings, RecordingsContext } from '../../parts/recordings.tsx'
import { emptyResponse, toPublic } from './grade.ts'
import { Player } from './Player.tsx'
import { Print } from './Print.tsx'
import { questionSchema, type Response } from './schema.ts'

const question = questionSchema.parse({
  id: 'q',
  title: 'Nói về em.',
  question: 'What is your <name>?',
  imageUrl: '/me.svg',
  audioUrl: '/ask.mp3',
  settings: { seconds: 30 },
  explainText: { text: 'My name is Lan.' },
})
const said: Response = { recording: '0b7e1c52-9d64-4a3f-8f0e-5d1c2b3a4f60', seconds: 12 }
const recordings = (isSent: boolean): Recordings => ({
  keep: () => '',
  find: async () => new Blob(),
  sent: { has: () => isSent, watch: () => () => {} },
})

const drawn = (response: Response, mode: 'answer' | 'review', isSent = true): string =>
  renderToStaticMarkup(
    <RecordingsContext value={recordings(isSent)}>
      <Player
        question={mode === 'review' ? question : toPublic(question)}
        response={response}
        mode={mode}
        seed="s"
        verdict={null}
        onChange={() => {}}
      />
    </RecordingsContext>,
  )

test('D51 the task stands there with its picture, its sound to hear first and how long one may speak', () => {
  const html = drawn(emptyResponse(), 'answer')
  expect(html).toMatch(/<img[^>]*src="\/me\.svg"/)
  expect(html).toMatch(/<audio[^>]*src="\/ask\.mp3"[^>]*><\/audio><div[^>]*><button[^>]*aria-label="Nghe mẫu"/)
  expect(html.split('<audio')).toHaveLength(2)
  expect(html).toContain('Em nói tối đa 0:30.')
})

test('where this device cannot record the question says so, what to do, and offers no button that does nothing', () => {
  // as here: there is neither a microphone nor a recorder
  for (const html of [drawn(emptyResponse(), 'answer'), drawn(said, 'answer')]) {
    expect(html).toMatch(/role="status"><p[^>]*>.*Máy này không ghi âm được\..*bỏ qua câu này/)
    expect(html).not.toMatch(/<button(?![^>]*aria-label="Nghe)/)
  }
})

test('D51 in review what was said can be heard again, with its length, and nothing is recorded', () => {
  const html = drawn(said, 'review')
  expect(html).toMatch(/aria-label="Nghe mẫu".*<button[^>]*>.*Nghe bài của em 0:12/)
  expect(html).not.toContain('Ghi âm')
  expect(drawn(emptyResponse(), 'review')).toContain('Chưa có bài nói.')
})

test('on paper it is the task with its time; with answers somebody is asked to listen', () => {
  const printed = (withAnswers: boolean) =>
    renderToStaticMarkup(<Print question={question} withAnswers={withAnswers} />)
  expect(printed(false)).toMatch(/Nói về em\..*What is your.*\(Nói trong 0:30\)/)
  expect(printed(true)).toContain('Thầy cô nghe và chấm bài nói.')
  expect(printed(true)).not.toContain('My name is Lan.')
})

test('D51 what was said says whether the server has it', () => {
  expect(drawn(said, 'review')).toMatch(/role="status">.*Đã gửi/)
  expect(drawn(said, 'review', false)).toMatch(/role="status">.*Đang chờ gửi/)
  expect(drawn(said, 'review', false)).not.toContain('Đã gửi')
  // nothing was said, so nothing is on its way
  for (const isSent of [true, false])
    expect(drawn(emptyResponse(), 'review', isSent)).not.toMatch(/Đã gửi|Đang chờ gửi/)
})
