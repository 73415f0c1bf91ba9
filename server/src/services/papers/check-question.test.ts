import { papers } from '@phuong/content/papers'
import { questionExamples } from '@phuong/exercises/examples'
import { isMarked, questionRules } from '@phuong/exercises/rules'
import { describe, expect, test } from 'vitest'
import { checkQuestion } from './check-question.ts'

const told = (content: Record<string, unknown>) =>
  checkQuestion({ id: 'q', ...content }).map(({ path, text, note }) => [
    path.join('.'),
    text,
    ...(note ? ['note'] : []),
  ])

const choice = {
  type: 'OneChoice',
  title: 'Chọn từ đúng.',
  answers: [
    { id: 'a', answer: 'cat', isCorrect: true },
    { id: 'b', answer: 'dog', isCorrect: false },
  ],
}

test('C-257 every question of the product’s own bank is taken as it is', () => {
  const faulty = papers.flatMap(({ questions }) =>
    questions.flatMap(({ stored }) => checkQuestion(stored as Record<string, unknown>).filter(({ note }) => !note)),
  )
  expect(faulty).toEqual([])
})

test.each(questionRules.filter(isMarked).map(({ code }) => code))(
  'C-257 an example of %s is taken, and without its key it is not',
  (code) => {
    const taken = (questionExamples[code] ?? []).filter(({ question }) =>
      checkQuestion({ type: code, ...(question as object) }).every(({ note }) => note),
    )
    expect(taken.length).toBeGreaterThan(0)
    for (const { question } of taken)
      expect(
        told({ type: code, ...(question as object), answers: [], answer: '', pieces: [], questions: [] }),
      ).not.toEqual([])
  },
)

test('D56 a question that is only answered needs no key, and stands in no combined one, whose parts are all marked', () => {
  for (const { question } of questionExamples.SPEAKING ?? [])
    expect(told({ type: 'SPEAKING', ...(question as object) })).toEqual([])
  const answers = [
    { ...choice, id: 'a' },
    { id: 's', type: 'SPEAKING', question: 'Say it.' },
  ]
  expect(told({ type: 'COMBINE', answers })).toEqual([['answers.1.type', 'Câu hỏi gộp không chứa câu nói.']])
})

test('C-494 C-496 a type is found by any of its names, and one that nobody knows is told', () => {
  expect(told({ ...choice, type: 'ONE_CHOICE' })).toEqual([])
  expect(told({ ...choice, type: 'OneChoyce' })).toEqual([['type', 'Không có kiểu câu hỏi “OneChoyce”.']])
  expect(told({ ...choice, type: 7 })).toEqual([['type', 'Thiếu kiểu câu hỏi (“type”).']])
})

test('C-257 a question without a right answer is told, and so is one that is right while it is empty', () => {
  const wrong = choice.answers.map((answer) => ({ ...answer, isCorrect: false }))
  expect(told({ ...choice, answers: wrong })).toEqual([
    ['answers', 'Câu hỏi chưa có đáp án đúng, hoặc đáp án đúng không trả lời được.'],
  ])
  for (const { code } of questionRules) {
    const [example] = questionExamples[code] ?? []
    const findings = told({ type: code, ...(example?.question as object) })
    expect(
      findings.map(([, text]) => text),
      code,
    ).not.toContain('Để trống cũng được tính là đúng.')
  }
})

describe('C-384 C-385 older forms', () => {
  test('lists and settings may be JSON text', () => {
    expect(told({ ...choice, answers: JSON.stringify(choice.answers) })).toEqual([])
  })
  test('JSON text that cannot be read is told at its field', () => {
    expect(told({ ...choice, settings: '{"answers":' })).toEqual([
      ['settings', 'Chuỗi này bắt đầu như JSON nhưng không đọc được.'],
    ])
  })
  test('what stands inside is told at the text that holds it', () => {
    const [first, second] = choice.answers
    const answers = JSON.stringify([{ ...first, imageUrl: 'http://x.example/a.png' }, second])
    expect(told({ ...choice, answers })).toEqual([['answers', 'Đường dẫn hình ảnh không hợp lệ']])
  })
})

describe('B-718 addresses that a person has typed', () => {
  test.each([
    ['imageUrl', 'http://x.example/a.png', 'Đường dẫn hình ảnh không hợp lệ'],
    ['imageUrl', '//x.example/a.png', 'Đường dẫn hình ảnh không hợp lệ'],
    ['imageUrl', 7, 'Đường dẫn hình ảnh không hợp lệ'],
    ['audioUrl', 'javascript:alert(1)', 'Đường dẫn âm thanh không hợp lệ'],
    ['videoUrl', 'http://x.example/a.mp4', 'Đường dẫn phim không hợp lệ'],
  ])('%s %j is told', (field, address, text) => {
    expect(told({ ...choice, [field]: address })).toEqual([[field, text]])
    const [first, second] = choice.answers
    expect(told({ ...choice, answers: [first, { ...second, [field]: address }] })).toEqual([
      [`answers.1.${field}`, text],
    ])
  })

  test('our own files, https and an empty place are taken', () => {
    for (const imageUrl of ['/pictures/words/cat.svg', 'https://anh.example.vn/meo.png', '', null])
      expect(told({ ...choice, imageUrl })).toEqual([])
  })

  test('C-413 where the answers are pictures they are addresses', () => {
    const settings = { answers: { imageAnswers: true } }
    expect(told({ ...choice, settings })).toEqual([
      ['answers.0.answer', 'Đường dẫn hình ảnh không hợp lệ'],
      ['answers.1.answer', 'Đường dẫn hình ảnh không hợp lệ'],
    ])
    const answers = choice.answers.map((answer) => ({ ...answer, imageUrl: `/pictures/${answer.id}.svg` }))
    expect(told({ ...choice, settings, answers })).toEqual([])
    expect(told({ ...choice, optionType: 'ONECHOICE_IMAGE' })).toHaveLength(2)
  })
})

test('C-392 marks that would stand in the text are told, those that only lose their look are noted', () => {
  expect(told({ ...choice, question: 'Read <b>this</b> <___> and <that>.' })).toEqual([
    ['question', '<b> không được giữ, chỉ còn chữ.', 'note'],
  ])
  expect(told({ ...choice, explainText: { text: '<script>x</script>' } })).toEqual([
    ['explainText.text', '</script> không phải dấu của câu hỏi, học sinh sẽ thấy nguyên như vậy.'],
  ])
})

test('C-257 an id that stands twice in a list is told at the second', () => {
  const [first] = choice.answers
  expect(told({ ...choice, answers: [first, { ...first, answer: 'dog', isCorrect: false }] })).toEqual([
    ['answers.1.id', 'Mã “a” có hai lần trong danh sách này.'],
  ])
})

test('C-390 a question inside a combined one is told at its own place', () => {
  const child = { ...choice, id: 'one' }
  expect(told({ type: 'COMBINE', title: 'Đọc.', answers: [child] })).toEqual([])
  expect(
    told({
      type: 'COMBINE',
      answers: [
        child,
        { ...child, id: 'two', type: 'Choice' },
        { ...child, id: 'three', answers: [] },
        { ...child, id: 'four', type: 'COMBINE' },
      ],
    }),
  ).toEqual([
    ['answers.1.type', 'Không có kiểu câu hỏi “Choice”.'],
    ['answers.2.answers', 'Câu hỏi chưa có đáp án đúng, hoặc đáp án đúng không trả lời được.'],
    ['answers.3.type', 'Câu hỏi gộp không chứa câu hỏi gộp khác.'],
  ])
})

test('H139 JSON that nests without an end inside a text is told, and overflows nothing', () => {
  for (const text of ['['.repeat(50_000) + ']'.repeat(50_000), `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`])
    for (const field of ['title', 'answers', 'settings'])
      expect(told({ ...choice, [field]: text })).toContainEqual([field, 'Các ngoặc lồng nhau quá sâu.'])
})

test('C-385 nothing throws, whatever stands there', () => {
  for (const { code } of questionRules)
    for (const odd of [null, 7, '[{', [null], { a: [[]] }])
      for (const field of ['answers', 'settings', 'question', 'questions', 'pieces', 'explainText', 'id'])
        expect(Array.isArray(checkQuestion({ id: 'q', type: code, [field]: odd }))).toBe(true)
})
