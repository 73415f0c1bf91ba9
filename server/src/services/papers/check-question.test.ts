import { fileURLToPath } from 'node:url'
import { bankPapers } from '@phuong/content/papers'
import { papers } from '@phuong/content/written-papers'
import { paperClasses } from '@phuong/domain/catalogue/olympic-papers'
import { questionExamples } from '@phuong/exercises/examples'
import { questionRules } from '@phuong/exercises/rules'
import { describe, expect, test, vi } from 'vitest'
import { mediaNames } from '../files/media-names.ts'
import type { Reach } from './check-address.ts'
import { checkQuestion } from './check-question.ts'
import { ownFiles } from './reach.ts'

const bank = await bankPapers()

const told = (content: Record<string, unknown>, reach: Reach | null = null) =>
  checkQuestion({ id: 'q', ...content }, reach).map(({ path, text, note }) => [
    path.join('.'),
    text,
    ...(note ? ['note'] : []),
  ])
const faultsIn = (content: Record<string, unknown>) => told(content).filter(([, , note]) => note === undefined)

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

/** The files that the web is built with. */
const published = fileURLToPath(new URL('../../../../web/public', import.meta.url))

test.each(paperClasses)(
  'C-257 every question that the bank builds for class %i is taken, with files that are there',
  async (classLevel) => {
    const papersOfClass = bank.olympic.filter((paper) => paper.classLevel === classLevel)
    const questions = new Map(papersOfClass.flatMap((paper) => paper.questions.map(({ id, stored }) => [id, stored])))
    const reach = { files: await ownFiles(published, mediaNames(Buffer.alloc(32))), origins: new Set<string>() }
    const faulty = [...questions.values()].flatMap((stored) =>
      told(stored as Record<string, unknown>, reach).filter(([, text]) => !/không được giữ/.test(text ?? '')),
    )
    expect([questions.size > 1_000, (reach.files?.size ?? 0) > 1_000, faulty]).toEqual([true, true, []])
  },
)

/** What these show is how older papers are read though something in them is wrong; by name. */
const broken: ReadonlySet<string> = new Set([
  'statements whose words are called text',
  'beside children that nobody can answer',
  'pictures to name and statements, beside children that nobody can answer',
])

test.each(Object.keys(questionExamples))('C-257 no fault is found in an example of %s', (code) => {
  for (const { name, question } of questionExamples[code] ?? [])
    expect([name, faultsIn({ type: code, ...(question as object) }).length > 0]).toEqual([name, broken.has(name)])
})

test.each(questionRules.filter(({ marked }) => marked).map(({ code }) => code))(
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
    ['videoUrl', 'http://x.example/a.mp4', 'Đường dẫn video không hợp lệ'],
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
    for (const optionType of ['ONECHOICE_IMAGE', 'LISTENPICTURE', 'MULTIPLECHOICE_IMAGE'])
      expect(told({ ...choice, optionType })).toHaveLength(2)
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

describe('C-390 children, however they are stored', () => {
  const child = { ...choice, id: 'one' }
  const noKey = { ...child, id: 'two', answers: choice.answers.map((answer) => ({ ...answer, isCorrect: false })) }
  const noAnswer = 'Câu hỏi chưa có đáp án đúng, hoặc đáp án đúng không trả lời được.'
  const noType = 'Thiếu kiểu câu hỏi (“type”).'
  const { type: _, ...untyped } = { ...child, id: 'two' }

  test.each([
    ['no type', untyped, 'answers.1.type', noType],
    ['a type that is a number', { ...untyped, type: 7 }, 'answers.1.type', noType],
    ['Type that nobody knows', { ...untyped, Type: 'Choice' }, 'answers.1.type', 'Không có kiểu câu hỏi “Choice”.'],
    ['Type and no right answer', { ...noKey, type: undefined, Type: 'OneChoice' }, 'answers.1.answers', noAnswer],
    ['a plain text', 'Read on.', 'answers.1', 'Câu hỏi phải là một đối tượng JSON: { … }.'],
    ['nothing', null, 'answers.1', 'Câu hỏi phải là một đối tượng JSON: { … }.'],
    ['JSON text', JSON.stringify(noKey), 'answers.1', noAnswer],
  ])('one with %s is told', (_name, other, at, text) => {
    expect(told({ type: 'COMBINE', answers: [child, other] })).toEqual([[at, text]])
    // C-384: in JSON text all of it has the place of the text
    expect(told({ type: 'COMBINE', answers: JSON.stringify([child, other]) })).toEqual([['answers', text]])
  })

  test('C-384 C-397 Type, JSON text, a child alone and one missing word are taken', () => {
    for (const answers of [
      [{ ...untyped, Type: 'one choice' }],
      [JSON.stringify(child)],
      JSON.stringify([child]),
      child,
    ])
      expect(told({ type: 'COMBINE', answers })).toEqual([])
    const word = { id: 'w', questionText: 'A bee makes ____.', answers: 'honey' }
    expect(told({ type: 'COMBINE', optionType: 'COMBINE_READWRITEONEWORD', answers: [word] })).toEqual([])
  })

  test('C-413 what its own settings say of its answers is looked at', () => {
    const settings = { answers: { imageAnswers: true } }
    expect(told({ type: 'COMBINE', answers: [{ ...child, settings }] })).toEqual([
      ['answers.0.answers.0.answer', 'Đường dẫn hình ảnh không hợp lệ'],
      ['answers.0.answers.1.answer', 'Đường dẫn hình ảnh không hợp lệ'],
    ])
  })
})

describe('C-402 options that are no choice', () => {
  const [cat, dog] = choice.answers
  const blank = 'Lựa chọn này trống.'
  const equal = 'Lựa chọn này giống một lựa chọn khác, nhưng một đúng một sai.'
  const single = 'Chỉ có một lựa chọn nên không có gì để chọn.'

  test.each(['OneChoice', 'MULTIPLECHOICE'])('are told in %s', (type) => {
    const question = { ...choice, type }
    expect(told({ ...question, answers: [cat] })).toEqual([['answers', single]])
    expect(told({ ...question, answers: [cat, dog, { id: 'c', answer: ' ' }] })).toEqual([['answers.2', blank]])
    expect(told({ ...question, answers: [cat, dog, { id: 'c', answer: 'cat' }] })).toEqual([['answers.2', equal]])
    expect(told({ ...question, answers: JSON.stringify([cat, { id: 'c', answer: 'cat' }]) })).toEqual([
      ['answers', equal],
    ])
  })

  test('C-416 marked parts that are shown make them differ', () => {
    const answers = [
      { id: 'a', answer: 'h<ea>d', isCorrect: true },
      { id: 'b', answer: '<h>ead' },
    ]
    expect(told({ ...choice, answers })).toEqual([['answers.1', equal]])
    expect(told({ ...choice, answers, settings: '{"answers": {"underlined": "true"}}' })).toEqual([])
  })

  test('B-279 are told in each sub-question of a QUIZ, and so is one without a right option', () => {
    const part = (id: string, answers: unknown) => ({ id, question: 'What is it?', answers })
    const wrong = choice.answers.map((answer) => ({ ...answer, isCorrect: false }))
    const good = part('1', choice.answers)
    expect(told({ type: 'QUIZ', answers: [good, part('2', wrong)] })).toEqual([
      ['answers.1.answers', 'Phần này chưa có đáp án đúng.'],
    ])
    expect(told({ type: 'QUIZ', answers: [good, part('2', [cat, dog, { id: 'c', answer: '' }])] })).toEqual([
      ['answers.1.answers.2', blank],
    ])
    expect(told({ type: 'QUIZ', answers: [good, part('2', [cat, { id: 'c', answer: 'cat' }])] })).toEqual([
      ['answers.1.answers.1', equal],
    ])
    // options that stand alone are those of one sub-question
    expect(told({ type: 'QUIZ', answers: [cat] })).toEqual([['answers', single]])
    expect(told({ type: 'QUIZ', answers: choice.answers })).toEqual([])
    // B-315: a right one that stands alone gets wrong ones from the others
    expect(told({ type: 'QUIZ', answers: [good, part('2', [{ id: 'h', answer: 'hen', isCorrect: true }])] })).toEqual(
      [],
    )
  })
})

test('C-432 two columns that are both fixed can still be put in order: the second one moves', () => {
  const answers = ['cat', 'dog'].map((textLeft, at) => ({ id: `${at}`, textLeft, textRight: ['meow', 'woof'][at] }))
  const settings = { isDragAColumnDisabled: true, isDragBColumnDisabled: true }
  expect(told({ type: 'MatchingTwoColumn', answers, settings })).toEqual([])
})

test('C-387 a level that there is not is told', () => {
  for (const gradeCode of [undefined, null, '', 'ELEMENTARY', 'PREINTERMEDIATE', 'INTERMEDIATE'])
    expect(told({ ...choice, gradeCode })).toEqual([])
  for (const gradeCode of ['Elementary', 'ADVANCED', 1, ['ELEMENTARY']])
    expect(told({ ...choice, gradeCode })).toEqual([
      ['gradeCode', 'Chỉ nhận “ELEMENTARY”, “PREINTERMEDIATE” hoặc “INTERMEDIATE”.'],
    ])
})

describe('C-493 a sound or a film that is not there is noted', () => {
  const noSound = ['audioUrl', 'Thiếu âm thanh (“audioUrl”) nên học sinh không có gì để nghe.', 'note']
  const noFilm = ['videoUrl', 'Thiếu video (“videoUrl”) nên học sinh không có gì để xem.', 'note']
  const numbered = {
    type: 'ListenAndNumber',
    answers: ['cat', 'dog'].map((question, at) => ({ id: question, question, number: 2 - at })),
  }
  const audioUrl = '/sounds/words/cat.mp3'
  const child = { ...choice, id: 'one' }

  test('where nothing else is heard or watched', () => {
    expect(told({ type: 'COMBINEWITHAUDIO', answers: [child] })).toEqual([noSound])
    expect(told({ type: 'COMBINEWITHVIDEO', answers: [child] })).toEqual([noFilm])
    expect(told(numbered)).toEqual([noSound])
    expect(told({ type: 'COMBINE', answers: [{ ...numbered, id: 'n' }] })).toEqual([
      ['answers.0.audioUrl', ...noSound.slice(1)],
    ])
  })

  test('and not where it is', () => {
    expect(told({ type: 'COMBINEWITHAUDIO', audioUrl, answers: [child] })).toEqual([])
    expect(told({ type: 'COMBINEWITHAUDIO', answers: [{ ...child, audioUrl }] })).toEqual([])
    expect(told({ type: 'COMBINEWITHVIDEO', videoUrl: '/clips/at-the-farm.mp4', answers: [child] })).toEqual([])
    expect(told({ ...numbered, audioUrl })).toEqual([])
    expect(told({ ...numbered, answers: numbered.answers.map((item) => ({ ...item, audioUrl })) })).toEqual([])
    expect(told({ type: 'COMBINEWITHAUDIO', audioUrl, answers: [{ ...numbered, id: 'n' }] })).toEqual([])
  })
})

describe('B-718 what the pages of pupils do not load is noted', () => {
  const reach = { files: new Set(['/pictures/words/cat.svg']), origins: new Set(['https://media.example.vn']) }

  test.each([
    ['imageUrl', '/pictures/nope.svg', 'Học sinh không thấy hình này: không có tập tin nào ở đường dẫn đó.'],
    ['audioUrl', '/sounds/none.mp3', 'Học sinh không nghe được âm thanh này: không có tập tin nào ở đường dẫn đó.'],
    [
      'imageUrl',
      'https://anh.example.vn/a.png',
      'Học sinh không thấy hình này: trang không mở tập tin từ anh.example.vn.',
    ],
    [
      'videoUrl',
      'https://phim.example.vn/a.mp4',
      'Học sinh không xem được video này: trang không mở tập tin từ phim.example.vn.',
    ],
  ])('%s %j', (field, address, text) => {
    const [first, second] = choice.answers
    expect(told({ ...choice, [field]: address }, reach)).toEqual([[field, text, 'note']])
    expect(told({ ...choice, answers: [first, { ...second, [field]: address }] }, reach)).toEqual([
      [`answers.1.${field}`, text, 'note'],
    ])
    // where nobody asks about the pages, an address is an address
    expect(told({ ...choice, [field]: address })).toEqual([])
  })

  test('our own files, uploads and the media host are loaded', () => {
    for (const imageUrl of [
      '/pictures/words/cat.svg',
      '/pictures/words/c%61t.svg?v=2',
      '/api/v1.0/files/01930000-0000-7000-8000-000000000000',
      'https://media.example.vn/a.png',
    ])
      expect(told({ ...choice, imageUrl }, reach)).toEqual([])
    expect(told({ ...choice, imageUrl: '/pictures/nope.svg' }, { ...reach, files: null })).toEqual([])
  })

  test('C-413 also where an answer is the address', () => {
    const answers = ['cat', 'nope'].map((name, at) => ({
      id: name,
      answer: `/pictures/words/${name}.svg`,
      isCorrect: at === 0,
    }))
    expect(told({ ...choice, answers, settings: { answers: { imageAnswers: true } } }, reach)).toEqual([
      ['answers.1.answer', 'Học sinh không thấy hình này: không có tập tin nào ở đường dẫn đó.', 'note'],
    ])
  })
})

test('C-428 of SelectWordInImage a word between pictures is a word, an answer beside a word an address', () => {
  const settings = { answers: { imageAnswers: true } }
  const answers = [
    { answer: 'star' },
    { answer: '/pictures/shapes/square.svg', text: 'square' },
    { answer: '/pictures/shapes/circle.svg', Text: 'circle' },
  ]
  expect(told({ type: 'SelectWordInImage', answers, settings })).toEqual([])
  expect(
    told({ type: 'SelectWordInImage', answers: [...answers, { answer: 'oval', text: 'oval' }], settings }),
  ).toEqual([['answers.3.answer', 'Đường dẫn hình ảnh không hợp lệ']])
})

describe('C-257 what is too much is told before the rules of a type read it', () => {
  const long = 'Chuỗi này dài quá 10.000 chữ.'
  const large = 'Câu hỏi lớn quá 200 kB.'
  const rules = questionRules.find(({ code }) => code === 'SelectWord')
  const combine = questionRules.find(({ code }) => code === 'COMBINE')
  const select = { type: 'SelectWord', questionText: 'is | are', answers: ['is'] }
  const letters = (count: number) => 'is | are'.padEnd(count, ' x')

  test('a text over 10,000 characters, also in a child and in JSON text', () => {
    expect(told({ ...select, questionText: letters(10_000) })).toEqual([])
    const asked = [rules, combine].map((each) => vi.spyOn(each?.schema.question ?? expect.fail(), 'safeParse'))
    const child = { ...select, id: 'c', questionText: letters(10_001) }
    expect(told(child)).toEqual([['questionText', long]])
    expect(told({ type: 'COMBINE', answers: [child] })).toEqual([['answers.0.questionText', long]])
    expect(told({ type: 'COMBINE', answers: JSON.stringify([child]) })).toEqual([['answers', long]])
    expect(told({ ...select, questionText: letters(4_000_000) })).toEqual([
      ['', large],
      ['questionText', long],
    ])
    for (const spy of asked) expect(spy).not.toHaveBeenCalled()
    vi.restoreAllMocks()
  })

  test('a question over 200 kB, in letters as they are stored', () => {
    const words = (count: number) => Array.from({ length: count }, () => 'ơ'.repeat(9_000))
    expect(told({ ...select, more: words(11) })).toEqual([])
    expect(told({ ...select, more: words(12) })).toEqual([['', large]])
  })

  test('H139 JSON text of more values than a whole file has is not read', () => {
    expect(told({ ...select, answers: `[${'1,'.repeat(200_000)}1]` })).toEqual([
      ['', large],
      ['answers', 'Tập tin có quá nhiều giá trị.'],
    ])
  })

  test('what else is wrong with the question is told too', () => {
    expect(told({ ...select, questionText: letters(10_001), imageUrl: 'cat.png', tags: 7 })).toEqual([
      ['questionText', long],
      ['tags', 'Nhãn là danh sách chữ.'],
      ['imageUrl', 'Đường dẫn hình ảnh không hợp lệ'],
    ])
  })
})

test('C-386 tags that the bank could not list a question by are told', () => {
  for (const tags of [undefined, null, [], [' nghe', 'nói']]) expect(told({ ...choice, tags })).toEqual([])
  for (const tags of ['nghe', [7], { a: 1 }])
    expect(told({ ...choice, tags })).toEqual([['tags', 'Nhãn là danh sách chữ.']])
  expect(told({ ...choice, tags: ['a'.repeat(61)] })).toEqual([['tags', 'Mỗi nhãn có từ 1 đến 60 chữ']])
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
