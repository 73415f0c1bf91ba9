import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadType, readQuestion } from '../exercise/question.ts'
import { Question } from './Question.tsx'

test('C-269, C-391 the task is drawn with its marks and without what an editor left in it', async () => {
  const question = readQuestion(
    {
      id: 'q',
      title: 'Chọn từ có phần <gạch chân> <b>khác</b>&nbsp;nhau.',
      answers: [{ id: 'a', answer: 'yes', isCorrect: true }],
    },
    await loadType('OneChoice'),
  )
  if (question === null) throw new Error('the question is not read')
  const html = renderToStaticMarkup(
    <Question
      question={question}
      number={1}
      saved={null}
      readOnly={false}
      seed="s"
      told={undefined}
      recordings={{ keep: () => '', find: () => Promise.reject(new Error('there is none')) }}
      media={{ find: () => null, subscribe: () => () => undefined }}
      begun={undefined}
      onChange={() => undefined}
      onSubmit={() => undefined}
      note={null}
      next={null}
    />,
  )
  expect(html).toMatch(/Chọn từ có phần <u[^>]*>gạch chân<\/u> khác nhau\./)
})
