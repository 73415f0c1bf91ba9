import fc from 'fast-check'
import { expect, test } from 'vitest'
import { questionExamples } from './examples.ts'
import { paperItem, questionRules } from './rules.ts'
import { canBeHandedIn } from './shared/answerable.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What may stand in a field of an old question instead of what should. */
const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom('___', 'a ___ b ___', 'a|b|c', '[{', '{"a":', '[1,2]', '', 'is | are', '<b>x</b> <c>', true, 7, null),
)
const fields = [
  ...['title', 'question', 'questionText', 'answers', 'settings', 'pieces', 'grid', 'answer', 'questions'],
  ...['optionType', 'option', 'audioUrl', 'videoUrl', 'explainText', 'children', 'shapeVersion', 'parts'],
]

/** The first answer with every second of its fields replaced. */
const withOddAnswer = (question: Record<string, unknown>, value: unknown): Record<string, unknown> => {
  const { answers } = question
  const list: unknown = typeof answers === 'string' && answers.startsWith('[') ? JSON.parse(answers) : answers
  if (!Array.isArray(list)) return { ...question, answers: value }
  const [first, ...others] = list
  if (!isRecord(first)) return { ...question, answers: [value, ...others] }
  const changed = Object.entries(first).map(([name, held], index) => [name, index % 2 === 0 ? held : value])
  return { ...question, answers: [Object.fromEntries(changed), ...others] }
}

test.each(questionRules.map((rules) => [rules.code, rules] as const))(
  'C-385 %s: however oddly a question is stored, it is read or refused, and nothing throws',
  (code, rules) => {
    const examples = (questionExamples[code] ?? []).map(({ question }) => question).filter(isRecord)
    const stored = fc
      .tuple(fc.constantFrom(...examples), fc.dictionary(fc.constantFrom(...fields), odd), fc.boolean(), odd)
      .map(([question, over, inAnswer, value]) =>
        inAnswer ? withOddAnswer(question, value) : { ...question, ...over },
      )
    fc.assert(
      fc.property(stored, odd, (question, value) => {
        for (const odd of [question, value]) if (isRecord(odd)) rules.kind(odd)
        const read = rules.schema.question.safeParse(question)
        if (!read.success) return
        const shown = rules.toPublic(read.data)
        const [right, empty] = [rules.correctResponse(read.data), rules.emptyResponse(shown)]
        for (const response of [right, empty]) {
          rules.isReady(shown, response)
          rules.summarise(shown, response)
        }
        for (const response of [right, value]) {
          rules.schema.responseTo(read.data).safeParse(response)
          rules.grade(read.data, response)
        }
        expect(rules.grade(read.data, empty).correct).toBe(false)
        // no button that can never be pressed: what asks nothing is handed in as it stands
        if (rules.marked && canBeHandedIn(rules, read.data))
          expect([right, empty].some((response) => rules.isReady(shown, response))).toBe(true)
      }),
      { numRuns: 100, seed: 385 },
    )
  },
)

test.each(questionRules.map((rules) => [rules.code, rules] as const))(
  'C-407 %s: answer items may carry selected and userAnswer; what somebody did once marks nothing and reaches nobody',
  (code, rules) => {
    for (const { name, question, responses } of questionExamples[code] ?? []) {
      if (!isRecord(question) || !Array.isArray(question.answers)) continue
      const answers = question.answers.map((item: unknown) =>
        isRecord(item) ? { ...item, selected: true, userAnswer: 'của người khác' } : item,
      )
      const [plain, carrying] = [question, { ...question, answers }].map((stored) =>
        rules.schema.question.safeParse(stored),
      )
      if (!plain?.success || !carrying?.success) throw new Error(`the example '${name}' of ${code} is not read`)
      expect([name, JSON.stringify(rules.toPublic(carrying.data))]).toEqual([
        name,
        JSON.stringify(rules.toPublic(plain.data)),
      ])
      expect(rules.correctResponse(carrying.data)).toEqual(rules.correctResponse(plain.data))
      for (const { response } of responses)
        expect([name, rules.grade(carrying.data, response)]).toEqual([name, rules.grade(plain.data, response)])
    }
  },
)

/** A question as it was stored, what was answered to it, and how that is marked: right, wrong, or not at all (D56). */
type Kept = { readonly question: { readonly type: string } } & Readonly<Record<'right' | 'wrong' | 'given', unknown>>

/**
 * questions/<type>/stored/<version>.json: what papers and answers hold of each version of a type. A file is added with each
 * version and never edited, because what has been stored stays.
 */
const files = import.meta.glob<readonly Kept[]>('./questions/*/stored/*.json', { eager: true, import: 'default' })
const keptBy = new Map<string, Kept[]>()
for (const [file, kept] of Object.entries(files))
  for (const one of kept) {
    const name = `${one.question.type} ${/(\d+)\.json$/.exec(file)?.[1]}`
    keptBy.set(name, [...(keptBy.get(name) ?? []), one])
  }

const versions = questionRules.flatMap(({ code, schema }) =>
  Array.from({ length: schema.version }, (_, before) => `${code} ${before + 1}`),
)

test.each(versions)('C-384 %s: questions and answers that were stored in this version are read and marked', (name) => {
  const all = keptBy.get(name) ?? []
  expect(all.length).toBeGreaterThan(0)
  for (const { question, ...answers } of all) {
    const item = paperItem(question.type, question)
    for (const answer of Object.values(answers)) expect(item?.fits(answer)).toBe(true)
    expect([item?.marked, item?.answerable]).toEqual([!('given' in answers), true])
    if (item?.marked) {
      expect(item.grade(answers.right).correct).toBe(true)
      expect(item.grade(answers.wrong).correct).toBe(false)
    }
  }
})

test('C-384 what was stored is of a version that there is', () => {
  expect([...keptBy.keys()].toSorted()).toEqual(versions.toSorted())
})

const unscrambled = [{ id: 1, answer: 'I like tea.', isCorrect: true }]
const nurse = (typed: string) => ({ blanks: [typed] })

/** Old questions as papers hold them, with a response that is right and one that is wrong. */
const old: readonly (readonly [ids: string, type: string, question: object, right: unknown, wrong: unknown])[] = [
  [
    'C-384, C-402, C-406, C-410 a key in Text, beside an empty answer',
    'FILLINTHEBLANK',
    { questionText: 'She ___ ten.', answers: '[{"answer":"","Text":["is","<b>\'s</b>"]}]' },
    { blanks: ["'s"] },
    { blanks: ['are'] },
  ],
  [
    'C-388 sentences with # gaps',
    'FILLINTHEBLANK',
    { questions: '["I # ten.","She # nine."]', answers: [{ text: 'am' }, { Text: 'is' }] },
    { blanks: ['am', 'is'] },
    { blanks: ['is', 'am'] },
  ],
  [
    'C-388 sentences with # gaps and letters to be written',
    'FillInTheBlankWithHint',
    { questions: ['I # ten.', 'She # nine.'], answers: ['am', 'is'] },
    { blanks: ['a', 'm', 'i', 's'] },
    { blanks: ['i', 's', 'a', 'm'] },
  ],
  ...['FillInTheBlank', 'FillWordInTheBlank', 'WordForm', 'ErrorCorrection'].flatMap(
    (type) =>
      [
        [
          'C-403 an item without a mark beside a right one',
          type,
          {
            questionText: 'A ___ day',
            answers: [
              { answer: 'hot', isCorrect: 'true' },
              { answer: 'cold', isCorrect: null },
            ],
          },
          { blanks: ['hot'] },
          { blanks: ['cold'] },
        ],
        [
          'C-391 marks and entities in a key',
          type,
          { questionText: 'It is ___ cat.', answers: '[{"answer":"<b>Nam&#39;s</b>&nbsp;old"}]' },
          { blanks: ["nam's old"] },
          { blanks: ['<b>Nam&#39;s</b>&nbsp;old'] },
        ],
        [
          'H027, C-487 a whole sentence without its full stop',
          type,
          { question: 'What does she do?', answers: ['She is a nurse.'] },
          nurse('She is a nurse'),
          nurse('She is nurse'),
        ],
      ] as const,
  ),
  [
    'C-391 marks and entities in a key',
    'look-and-write',
    { answers: [{ id: 'a', imageUrl: '/cat.svg', answer: '<p>Nam&#39;s cat.</p>' }] },
    { texts: { a: "Nam's cat" } },
    { texts: { a: 'cat' } },
  ],
  [
    'C-391 marks in a key',
    'Conjugation',
    { answers: [{ question: 'go', answersList: ['<b>went</b>', { answer: '', Text: 'gone' }] }] },
    { cells: [['went', 'gone']] },
    { cells: [['went', '']] },
  ],
  [
    'C-391 marks in a key',
    'SelectWord',
    { questionText: 'She ___ ten.', answers: [{ answer: '<b>is</b>', isCorrect: 'true' }, { answer: 'are' }] },
    { choices: ['is'] },
    { choices: ['are'] },
  ],
  [
    'C-391, C-406 marks in a key',
    'SelectWordInImage',
    {
      answers: [
        { imageUrl: '/a___1.svg', answer: '<i>cat</i>' },
        { answer: '/b___1.svg', text: '', Text: 'dog&nbsp;' },
      ],
    },
    { choices: ['cat', 'dog'] },
    { choices: ['dog', 'cat'] },
  ],
  [
    'C-384, C-409 options without ids, one of them nothing',
    'OneChoice',
    { answers: '[{"answer":"cat","isCorrect":"true"},"dog",null]' },
    { picked: '0:cat' },
    { picked: '0:dog' },
  ],
  [
    'C-402 options with the same id',
    'OneChoice',
    {
      answers: [
        { id: 1, Text: 'cat', isCorrect: true },
        { id: 1, answer: 'dog' },
        { id: 2, answer: 'cow' },
      ],
    },
    { picked: '0:cat' },
    { picked: '0:dog' },
  ],
  [
    'C-402, C-406 statements of which two have the same id',
    'TICKTF',
    {
      answers: [
        { id: 1, Text: 'Ice is cold.', isCorrect: 'true' },
        { id: 1, text: 'Ice is hot.' },
        { id: 2, answer: 'Ice is blue.' },
      ],
    },
    { marks: { '0:Ice is cold.': true, '1:Ice is hot.': false, 2: false } },
    { marks: { '0:Ice is cold.': true, '1:Ice is hot.': true, 2: false } },
  ],
  [
    'C-404 a pair that is nothing',
    'MatchingTwoColumn',
    {
      answers: [
        null,
        { id: 1, leftId: 'a', rightId: 'x', textLeft: 'cat', textRight: 'mèo' },
        { id: 2, leftId: 'b', rightId: 'y', textLeft: 'dog', textRight: 'chó' },
      ],
    },
    { left: ['a', 'b'], right: ['x', 'y'] },
    { left: ['a', 'b'], right: ['y', 'x'] },
  ],
]

test.each(old)('%s: an old question of %s is read as it was meant', (_, type, question, right, wrong) => {
  const item = paperItem(type, { id: 'old', type, ...question })
  expect(item?.fits(right)).toBe(true)
  expect(item?.grade(right).correct).toBe(true)
  expect(item?.grade(item.correctResponse).correct).toBe(true)
  expect(item?.grade(wrong).correct).toBe(false)
})

test.each([
  ['its answer among the answers, as JSON text', { optionType: 'MAKESENTENCE', answers: JSON.stringify(unscrambled) }],
  ['its answer among the answers', { settings: '{"arrangementType":"sentence"}', answers: unscrambled }],
  ['an answer and no pieces', { option: 'SENTENCES', answer: 'I like tea.' }],
])('C-383, C-402, C-443, C-448, C-494 an old UNSCRAMBLE has %s, and its pieces are dealt', (_, question) => {
  const item = paperItem('UNSCRAMBLE', { id: 'old', type: 'UNSCRAMBLE', ...question })
  const { pieces = [] } = (item?.shown ?? {}) as { pieces?: { id: string; text: string }[] }
  const order = (...texts: string[]) => texts.map((text) => pieces.find((piece) => piece.text === text)?.id)
  expect(item?.grade({ order: order('I', 'like', 'tea.') }).correct).toBe(true)
  expect(item?.grade({ order: order('tea.', 'like', 'I') }).correct).toBe(false)
  expect(pieces.map(({ text }) => text)).not.toEqual(['I', 'like', 'tea.'])
})

test.each(questionRules.map(({ code }) => [code] as const))(
  'C-352, C-409 %s: an explanation that is a plain text is kept',
  (code) => {
    const [example] = questionExamples[code] ?? []
    const item = paperItem(code, { ...(example?.question as object), explainText: 'Vì thế.' })
    expect(item?.explanation).toEqual({ audioScript: '', text: 'Vì thế.' })
  },
)
