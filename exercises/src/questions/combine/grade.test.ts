import { describe, expect, test } from 'vitest'
import { questionRules } from '../../rules.ts'
import { combinedCodes, typesInside } from './children.ts'
import { combine } from './rules.ts'
import type { Question } from './schema.ts'

const single = questionRules.filter(({ code }) => !combinedCodes.some((combined) => combined === code))
const rules = combine('COMBINE', single)

const choice = {
  id: 'choice',
  type: 'OneChoice',
  title: 'Chọn.',
  question: 'A cow says ____.',
  explainText: { audioScript: 'Moo.', text: 'Con bò kêu moo.' },
  answers: [
    { id: 'a', answer: 'moo', isCorrect: true },
    { id: 'b', answer: 'baa' },
  ],
}
const gap = { id: 'gap', type: 'FILLINTHEBLANK', questionText: 'Ice is ____.', answers: 'cold|icy' }
const order = {
  id: 'order',
  type: 'Matching',
  answers: [
    { pieceId: 'x', question: 'hot', answer: 'cold' },
    { pieceId: 'y', question: 'big', answer: 'small' },
  ],
}
const read = (answers: unknown, more: object = {}): Question | null => {
  const result = rules.schema.question.safeParse({ id: 'q', answers, ...more })
  return result.success ? result.data : null
}
const made = (answers: unknown = [choice, gap], more: object = {}): Question => {
  const question = read(answers, more)
  if (question === null) throw new Error('the question does not parse')
  return question
}
const right = { choice: { picked: 'a' }, gap: { blanks: ['cold'] } }
const gradeOf = (children: unknown, question = made()) => rules.grade(question, { children })

describe('C-493 marking', () => {
  test('correct only if every child is; the parts are the children', () => {
    expect(gradeOf(right)).toEqual({ correct: true, right: 2, total: 2, parts: { choice: true, gap: true } })
    expect(gradeOf({ ...right, gap: { blanks: ['hot'] } })).toEqual({
      correct: false,
      right: 1,
      total: 2,
      parts: { choice: true, gap: false },
    })
    expect(gradeOf({})).toMatchObject({ correct: false, right: 0, total: 2 })
  })

  test('each child is marked by the rules of its own type, other forms of an answer included', () => {
    expect(gradeOf({ choice: { picked: 'a' }, gap: { blanks: [' ICY '] } }).correct).toBe(true)
  })

  test('what is no response to one child is no response at all', () => {
    for (const children of [
      { ...right, choice: { picked: 'z' } },
      { ...right, elsewhere: { picked: 'a' } },
      { ...right, choice: 'a' },
      [right.choice, right.gap],
      null,
    ])
      expect(gradeOf(children)).toMatchObject({ correct: false, right: 0, total: 2 })
  })

  test('the correct response is that of every child, and is summed up under their numbers', () => {
    const question = made()
    const best = rules.correctResponse(question)
    expect(best).toEqual({ children: right })
    expect(rules.summarise(rules.toPublic(question), best)).toBe('(1) moo; (2) cold')
    expect(rules.summarise(rules.toPublic(question), { children: {} })).toBe('(2) …')
  })
})

describe('C-488, C-489 submitting', () => {
  test('ready when every child is ready', () => {
    const shown = rules.toPublic(made())
    const ready = (children: Record<string, unknown>) => rules.isReady(shown, { children })
    expect(ready(right)).toBe(true)
    expect(ready({ ...right, gap: { blanks: ['wrong'] } })).toBe(true)
    expect(ready({ choice: right.choice })).toBe(false)
    expect(ready({ gap: right.gap })).toBe(false)
    expect(rules.isReady(shown, rules.emptyResponse(shown))).toBe(false)
  })

  test('C-488 D62 a child whose cards nobody has moved or kept is not ready yet', () => {
    const shown = rules.toPublic(made([choice, order]))
    const ready = (children: Record<string, unknown>) => rules.isReady(shown, { children })
    expect(ready({ choice: { picked: 'b' } })).toBe(false)
    expect(ready({ choice: { picked: 'b' }, order: { order: ['y', 'x'] } })).toBe(true)
  })

  test('a response that is none of its child is one that was not given', () => {
    const shown = rules.toPublic(made())
    expect(rules.isReady(shown, { children: { ...right, choice: 7 } })).toBe(false)
  })
})

describe('C-390 children', () => {
  test('C-384 stand in a list, in JSON text, or alone, and each may be JSON text itself', () => {
    const children = made().children
    expect(made(JSON.stringify([choice, gap])).children).toEqual(children)
    expect(made([JSON.stringify(choice), { ...gap }]).children).toEqual(children)
    const [first] = children
    expect(made(choice).children).toEqual([first])
    expect(made(JSON.stringify([{ ...choice, answers: JSON.stringify(choice.answers) }])).children).toEqual([first])
  })

  test('C-494 name their types in any spelling', () => {
    const types = ['OneChoice', 'FILLINTHEBLANK', 'fill-in-the-blank', 'Fill in_The BLANK'].map(
      (type) => made([{ ...gap, type }, choice]).children[0]?.type,
    )
    expect(types).toEqual([null, 'FillInTheBlank', 'FillInTheBlank', 'FillInTheBlank'])
  })

  test('get a name for their place where an id is missing or stands twice', () => {
    const ids = (...given: unknown[]) => made(given.map((id) => ({ ...gap, id }))).children.map(({ id }) => id)
    expect(ids(7, 'b')).toEqual(['7', 'b'])
    expect(ids('a', undefined, 'a')).toEqual(['a', 'child 2', 'child 3'])
    expect(ids(null, 'child 1')).toEqual(["child 1'", 'child 1'])
  })

  test('C-397, C-398 COMBINE_READWRITEONEWORD: a child without a type has a missing word', () => {
    const { type: _, ...untyped } = gap
    const variant = made([untyped], { optionType: 'combine_readwriteoneword' })
    expect([variant.oneWord, variant.children[0]?.type]).toEqual([true, 'FillInTheBlank'])
    expect(read([untyped])).toBeNull()
    expect(made([gap], { optionType: 'SOMETHING' }).oneWord).toBe(false)
  })

  test('a combined question inside another is refused, whatever stands beside it', () => {
    for (const type of ['COMBINE', 'combine', 'CombineWithAudio', 'combine-with-video'])
      expect(read([choice, { id: 'c', type, answers: [gap] }])).toBeNull()
  })

  test('their types are told, so that only these are loaded, also of what a pupil receives', () => {
    expect(typesInside({ answers: JSON.stringify([choice, gap]) })).toEqual(['OneChoice', 'FILLINTHEBLANK'])
    expect(typesInside(rules.toPublic(made([choice, gap, { type: 'Crossword' }])))).toEqual([
      'OneChoice',
      'FillInTheBlank',
      '',
    ])
    for (const none of [null, 'x', [], { answers: '[{' }]) expect(typesInside(none)).toEqual([])
  })
})

describe('C-385, C-496 a child that cannot be asked', () => {
  const unknown = { id: 'x', type: 'Crossword', title: 'Ô chữ', question: 'Across', answers: ['tiger'] }
  const broken = { id: 'y', type: 'OneChoice', question: 'A sheep says ____.', answers: '[{"answer"' }
  const question = made([choice, unknown, broken, 'Only a line.', gap])

  test('is shown with its words, is not marked, and the others can be answered and be right', () => {
    expect(question.children.map(({ id, said }) => [id, said?.question ?? null])).toEqual([
      ['choice', null],
      ['x', 'Across'],
      ['y', 'A sheep says ____.'],
      ['child 4', 'Only a line.'],
      ['gap', null],
    ])
    expect(gradeOf(right, question)).toEqual({
      correct: true,
      right: 2,
      total: 2,
      parts: { choice: true, gap: true },
    })
    expect(rules.isReady(rules.toPublic(question), { children: right })).toBe(true)
    expect(rules.summarise(rules.toPublic(question), { children: right })).toBe('(1) moo; (5) cold')
  })

  test('takes no response', () => {
    const takes = (children: unknown) => rules.schema.responseTo(question).safeParse({ children }).success
    expect(takes(right)).toBe(true)
    expect(takes({ ...right, x: 'tiger' })).toBe(false)
    expect(takes({ ...right, y: { picked: null } })).toBe(false)
  })

  test('a question of which no child can be asked cannot be read, nor one without children', () => {
    for (const answers of [[unknown], [broken, 'x'], [], undefined, null, '[{', 7, 'text'])
      expect(read(answers)).toBeNull()
  })
})

describe('what a pupil receives', () => {
  test('no key, no explanation and nothing of an answer, of no child', () => {
    const shown = JSON.stringify(rules.toPublic(made([choice, gap, order], { explainText: { text: 'Vì vậy' } })))
    expect(shown).not.toMatch(/isCorrect|explainText|Vì vậy|Con bò|Moo|icy|whole/)
  })

  test('the words of an answered child stay with its type: its stored text may say the right one first', () => {
    const select = { id: 's', type: 'SelectWord', questionText: 'She is | are | am nine.', answers: ['is'] }
    expect(JSON.stringify(rules.toPublic(made([select])))).not.toContain('is | are')
  })
})
