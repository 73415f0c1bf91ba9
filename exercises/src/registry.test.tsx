import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Example, QuestionRules, Rules, Schema } from './contract.ts'
import { contractFaults } from './contract-faults.ts'
import { playerModes, type ZoneSpot } from './drawing.tsx'
import { questionExamples } from './examples.ts'
import { questionPrints } from './printing.ts'
import { combinedCodes } from './questions/combine/children.ts'
import { questionRules, zoneRules } from './rules.ts'
import { questionScreens } from './screens.ts'
import { canBeHandedIn } from './shared/answerable.ts'
import { questionShape } from './shared/question.ts'
import { isBroken, readStored } from './shared/stored.ts'
import { isMode, modes, zoneModes } from './worksheet/zones/modes.ts'
import { zoneScreens } from './worksheet/zones/screens.tsx'

const hostile: readonly unknown[] = [
  ...[
    null,
    true,
    0,
    -1,
    1e308,
    '',
    'text',
    [],
    [null],
    {},
    { __proto__: null },
    { picked: {} },
    { order: 'a' },
    [[[[]]]],
  ],
  ...fc.sample(fc.jsonValue(), { numRuns: 200, seed: 1 }),
]

/** The examples of a mode stand in its folder; groups of zones, each as the rules of the mode take it. */
const zoneExamplesOf = async (code: string): Promise<readonly Example[]> => {
  const folder = code.replace(/(?<=.)[A-Z]/g, '-$&').toLowerCase()
  const found: Record<string, readonly Example[]> = await import(`./worksheet/zones/${folder}/examples.ts`)
  return Object.values(found).flat()
}

/** What the screens receive is parsed, also where an example stands as it is stored. */
const parsed = (schema: Schema<unknown>, stored: unknown): never => {
  const result = schema.safeParse(stored)
  if (!result.success) throw new Error('an example does not parse')
  return result.data as never
}

test('every type has rules, screens, a print and examples under one code, each code once', () => {
  const codes = questionRules.map((rules) => rules.code)
  expect(new Set(codes).size).toBe(codes.length)
  expect(Object.keys(questionScreens).sort()).toEqual([...codes].sort())
  expect(Object.keys(questionPrints).sort()).toEqual([...codes].sort())
  expect(Object.keys(questionExamples).sort()).toEqual([...codes].sort())
})

test('every zone has rules, screens and examples under one code, each code once', async () => {
  const codes = zoneRules.map((rules) => rules.code)
  expect(new Set(codes).size).toBe(codes.length)
  expect(Object.keys(zoneScreens).sort()).toEqual([...modes].sort())
  const answered = modes.filter((mode) => typeof zoneModes[mode].answers !== 'string')
  expect([...codes].sort()).toEqual([...answered].sort())
  for (const mode of modes) {
    const { pupil } = zoneScreens[mode]
    expect([mode, pupil !== null]).toEqual([mode, zoneModes[mode].answers !== 'later'])
  }
  for (const code of codes) expect([code, (await zoneExamplesOf(code)).length > 0]).toEqual([code, true])
})

test('the rules that a sitting loads for a type are the rules of that type', async () => {
  for (const rules of questionRules) {
    const examples = (questionExamples[rules.code] ?? []).map(({ question }) => question)
    const loaded = await questionScreens[rules.code]?.rules(examples)
    if (!combinedCodes.some((code) => code === rules.code)) expect(loaded).toBe(rules)
    else {
      // with the types that stand inside these questions, and no others
      expect(loaded?.code).toBe(rules.code)
      for (const question of examples)
        expect(loaded?.schema.question.safeParse(question)).toEqual(rules.schema.question.safeParse(question))
    }
  }
})

/**
 * Types that deal their parts on paper, and those that hold them: an order that is the answer is dealt again (C-446), so the
 * same parts may stand in another order. That nothing else decides the order is shown beside each type (printed.test.ts).
 */
const dealtOnPaper: ReadonlySet<string> = new Set([
  'ListenAndNumber',
  'Matching',
  'MatchingTwoColumn',
  'SelectWordInImage',
  'COMBINE',
  'COMBINEWITHAUDIO',
  'COMBINEWITHVIDEO',
])
/** All words and names of a page, in whatever order they stand. */
const wordsOn = (markup: string): string[] => markup.split(/[^\p{L}\p{N}]+/u).toSorted()

// the sample below shows that these checks hold and what they find
for (const rules of questionRules) {
  test(`${rules.code} keeps the contract`, () => {
    expect(contractFaults(rules, questionExamples[rules.code] ?? [], hostile)).toEqual([])
  })

  test(`${rules.code} draws in every mode and prints both ways, without the key unless answers are asked for`, async () => {
    const [screens, print] = [questionScreens[rules.code], questionPrints[rules.code]]
    if (!screens || !print) throw new Error(`${rules.code} has no screens`)
    const [{ Player }, { Print }] = await Promise.all([screens.player(), print()])
    for (const example of questionExamples[rules.code] ?? []) {
      const question = parsed(rules.schema.question, example.question)
      const twin = parsed(rules.schema.question, example.twin)
      const response = rules.correctResponse(question) as never
      for (const mode of playerModes)
        for (const verdict of [null, rules.grade(question, response)])
          expect(
            renderToStaticMarkup(
              <Player
                question={rules.toPublic(question) as never}
                response={response}
                mode={mode}
                seed="sitting question"
                verdict={verdict}
                onChange={() => {}}
              />,
            ),
          ).not.toBe('')
      const withAnswers = renderToStaticMarkup(<Print question={question} withAnswers />)
      const without = renderToStaticMarkup(<Print question={question} withAnswers={false} />)
      expect(without).not.toBe(withAnswers)
      const ofTwin = renderToStaticMarkup(<Print question={twin} withAnswers={false} />)
      if (dealtOnPaper.has(rules.code)) expect(wordsOn(without)).toEqual(wordsOn(ofTwin))
      else expect(without).toBe(ofTwin)
    }
  })
}

/** An explanation says so many words beside the answer (content/src/rules holds the bank to the same). */
const fewestReasons = 4
const vietnamese = /[àáảãạăằắẳẵặâầấẩẫậđèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵ]/iu
const explained = z.object({ explainText: questionShape.explainText })

/** How many words of an explanation stand neither in the right response nor in what is asked. */
const reasonsIn = (why: string, said: string): number => {
  const known = new Set(said.toLowerCase().match(/[\p{L}\d]+/gu))
  return (why.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).filter((word) => !known.has(word)).length
}

test.each(questionRules.filter(({ marked }) => marked))(
  'C-383 $code: each example says in Vietnamese why its answer is so, and more than the answer',
  (rules) => {
    const silent = (questionExamples[rules.code] ?? []).flatMap(({ name, question }) => {
      const read = parsed(rules.schema.question, question)
      const { text } = explained.parse(question).explainText
      const said = rules.summarise(rules.toPublic(read) as never, rules.correctResponse(read) as never)
      return vietnamese.test(text) && reasonsIn(text, said) >= fewestReasons ? [] : [name]
    })
    expect(silent).toEqual([])
  },
)

/** The words of the answers, and of all that stands in them, in bold as an editor may have left them; addresses stay. */
const inBold = (said: unknown, field = ''): unknown => {
  if (Array.isArray(said)) return said.map((one) => inBold(one, field))
  const read = readStored(said)
  if (read !== said) return inBold(read, field)
  if (typeof said === 'object' && said !== null)
    return Object.fromEntries(Object.entries(said).map(([name, value]) => [name, inBold(value, name)]))
  const isWords = /^(?:answers?|answersList|text|Text|textLeft|textRight|question)$/.test(field)
  return isWords && typeof said === 'string' && said !== '' && !said.includes('/') && !isBroken(said)
    ? `<b>${said}</b>`
    : said
}

/** Types that say words of a question in a live region, or put them into an answer. */
const toldAsRead: ReadonlySet<string> = new Set(['FillInTheBlank', 'MatchingTwoColumn', 'Unscramble'])

test.each(questionRules)(
  'C-391 $code: marks of an editor in its answers are neither shown nor said, nor are they in a line about a response',
  async (rules) => {
    const screens = questionScreens[rules.code]
    for (const { name, question } of questionExamples[rules.code] ?? []) {
      const stored = question as Record<string, unknown>
      const marked = ['answers', 'answer', 'pieces'].flatMap((field): [string, unknown][] =>
        field in stored ? [[field, inBold(stored[field], field)]] : [],
      )
      const read = rules.schema.question.safeParse({ ...stored, ...Object.fromEntries(marked) })
      if (!read.success) continue
      const [shown, right] = [rules.toPublic(read.data), rules.correctResponse(read.data)]
      const { Player } = (await screens?.player([read.data])) ?? {}
      if (!Player) throw new Error(`${rules.code} has no screens`)
      const drawn = playerModes.map((mode) =>
        renderToStaticMarkup(
          <Player
            question={{ ...(shown as object), ...(mode === 'review' ? (read.data as object) : {}) } as never}
            response={right as never}
            mode={mode}
            seed="sitting question"
            verdict={rules.grade(read.data, rules.emptyResponse(shown))}
            onChange={() => {}}
          />,
        ),
      )
      // what is put into a blank or told of a move is a text as it was read
      if (toldAsRead.has(rules.code)) expect(JSON.stringify(shown)).not.toMatch(/<\/?b>/)
      // what a form sends is no word that is shown
      const words = drawn.map((page) => page.replace(/ (?:value|id|for|name)="[^"]*"/g, ''))
      for (const said of [rules.summarise(shown, right), ...words])
        expect([name, /(?:<|&lt;)\/?b(?:>|&gt;).{0,40}/.exec(said)?.[0]]).toEqual([name, undefined])
    }
  },
)

/** Questions of a type that ask nothing, or too little, because a part of them could not be read (C-385). */
const emptied = (question: unknown): object[] => {
  const whole = question as Record<string, unknown>
  const noWords = { question: '', questionText: '', questions: '', questionSub: '' }
  const keys = [undefined, '', '[', [], [{}], [null], [{ id: 'a', question: 'Is it?' }], [{ id: 'a', answers: [] }]]
  return [...keys, whole.answers].flatMap((answers) => [
    { ...whole, answers },
    { ...whole, ...noWords, answers },
    { ...whole, ...noWords, questionText: 'No gap.', answers },
    { ...whole, ...noWords, questionText: 'A ___ gap.', answers },
  ])
}

test.each(questionRules)(
  'C-385 $code: what can be handed in has a response with which it may be, and as it stands where it asks nothing',
  (rules) => {
    for (const example of questionExamples[rules.code] ?? [])
      for (const stored of [example.question, ...emptied(example.question)]) {
        const read = rules.schema.question.safeParse(stored)
        if (!read.success || !rules.marked || !canBeHandedIn(rules, read.data)) continue
        const shown = rules.toPublic(read.data)
        const right = rules.correctResponse(read.data)
        const asksNothing = rules.grade(read.data, right).total === 0
        const response = asksNothing ? rules.emptyResponse(shown) : right
        expect([JSON.stringify(stored), rules.isReady(shown, response)]).toEqual([JSON.stringify(stored), true])
      }
  },
)

/** Of so many examples of a type its spoilt responses are drawn, too. */
const maxDrawn = 4

/** A response with one of its parts changed, as an older client, another question or a bad hand may send it. */
const spoilt = (response: unknown): unknown[] => {
  if (Array.isArray(response)) {
    const [first] = response
    const parts = response.flatMap((part, at) => spoilt(part).map((other) => response.with(at, other)))
    return [[], response.slice(1), [...response, first], [...response, '__proto__'], ...parts]
  }
  if (typeof response !== 'object' || response === null)
    return ['__proto__', 'constructor', 'x'.repeat(1_999), 1e15, null]
  const fields = Object.entries(response)
  const foreign = Object.fromEntries([...fields, ['elsewhere', fields[0]?.[1]], ['__proto__', fields[0]?.[1]]])
  const parts = fields.flatMap(([name, part]) => spoilt(part).map((other) => ({ ...response, [name]: other })))
  return [Object.fromEntries(fields.slice(1)), foreign, ...parts]
}

test.each(questionRules)(
  'H024 H028 $code: whatever has the shape of its responses is marked, told and drawn, and is right only where it fits',
  async (rules) => {
    const screens = questionScreens[rules.code]
    for (const [at, { name, question, responses }] of (questionExamples[rules.code] ?? []).entries()) {
      const whole = parsed(rules.schema.question, question)
      const shown = rules.toPublic(whole)
      const right = rules.correctResponse(whole)
      const { Player } = (await screens?.player([whole])) ?? {}
      if (!Player) throw new Error(`${rules.code} has no screens`)
      for (const given of [...responses.map(({ response }) => response), ...spoilt(right), ...hostile]) {
        const read = rules.schema.response.safeParse(given)
        if (!read.success) continue
        const verdict = rules.grade(whole, given)
        if (verdict.correct)
          expect([name, rules.schema.responseTo(whole).safeParse(given).success]).toEqual([name, true])
        rules.isReady(shown, read.data as never)
        expect([name, typeof rules.summarise(shown as never, read.data as never)]).toEqual([name, 'string'])
        // each question of a type is drawn by the same Player
        for (const mode of at < maxDrawn ? playerModes : [])
          renderToStaticMarkup(
            <Player
              question={{ ...(shown as object), ...(mode === 'review' ? (whole as object) : {}) } as never}
              response={read.data as never}
              mode={mode}
              seed="sitting question"
              verdict={mode === 'review' ? verdict : null}
              onChange={() => {}}
            />,
          )
      }
    }
  },
)

/** What the responses to an example must be, each of these sorts at least once where it can be. */
type Sort = 'right' | 'right in another form' | 'partly' | 'wrong' | 'empty' | 'hostile'

/** Of these one row is right in any order, because two of three cards say the same. */
const neverAllWrong = [
  'equal contents',
  'equal words at the left',
  'equal answers, left column fixed, without numbers and titles',
]

/** The sorts that make sense for an example, and those that it has. */
const sortsOf = (rules: QuestionRules, example: Example): { wanted: Sort[]; given: Set<Sort> } => {
  const question = parsed(rules.schema.question, example.question)
  const shown = rules.toPublic(question)
  const empty = JSON.stringify(rules.emptyResponse(shown))
  const { total } = rules.grade(question, rules.correctResponse(question))
  const sortOf = (response: unknown): Sort => {
    if (!rules.schema.responseTo(question).safeParse(response).success) return 'hostile'
    const { correct, right } = rules.grade(question, response)
    if (correct) return 'right'
    if (JSON.stringify(response) === empty || !rules.isReady(shown, response)) return 'empty'
    return right > 0 ? 'partly' : 'wrong'
  }
  const given = new Set(example.responses.map(({ response }) => sortOf(response)))
  const right = example.responses.filter(({ response }) => sortOf(response) === 'right')
  if (new Set(right.map(({ response }) => JSON.stringify(response))).size > 1) given.add('right in another form')
  const wanted: Sort[] = ['empty', 'hostile', 'wrong']
  // what is only answered is neither right nor wrong, and one part alone is never half right
  if (total > 0) wanted.push('right', 'right in another form')
  if (total > 1) wanted.push('partly')
  return { wanted: wanted.filter((sort) => sort !== 'wrong' || !neverAllWrong.includes(example.name)), given }
}

test.each(questionRules)(
  '$code has at least three examples, each with eight responses or more: right, right in another form, partly, wrong, empty and hostile',
  (rules) => {
    const examples = questionExamples[rules.code] ?? []
    expect(examples.length).toBeGreaterThanOrEqual(3)
    for (const example of examples) {
      const { wanted, given } = sortsOf(rules, example)
      expect([example.name, wanted.filter((sort) => !given.has(sort))]).toEqual([example.name, []])
      const different = new Set(example.responses.map(({ response }) => JSON.stringify(response)))
      expect([example.name, different.size >= 8]).toEqual([example.name, true])
    }
  },
)

/** The variants of each type: those of the catalogue (C-397, C-400, C-401), and what other types read of them. */
const variants: readonly (readonly [type: string, field: 'optionType' | 'option', values: readonly string[]])[] = [
  [
    'FillInTheBlank',
    'optionType',
    ['FILLINTHEBLANK_CHOOSEWORD', 'FILLINTHEBLANK_LOOKANREADYES/NO', 'FILLINTHEBLANK_USECORRECT'],
  ],
  ['OneChoice', 'optionType', ['ONECHOICE_ANSWER', 'ONECHOICE_IMAGE', 'LISTENPICTURE']],
  ['OneChoice', 'option', ['MONOPHONIC', 'POLYPHONIC', 'NUMBERS', 'ORDINAL_NUMBERS', 'PHONETIC', 'SENTENCES']],
  ['Unscramble', 'optionType', ['UNSCRAMBLEWORDS', 'MAKESENTENCE', 'MAKESENTENCE_WORDSGROUP']],
  ['Unscramble', 'option', ['CHARACTER', 'SENTENCES']],
  ['MULTIPLECHOICE', 'optionType', ['MULTIPLECHOICE_IMAGE']],
  ['QUIZ', 'optionType', ['ONECHOICE_ANSWER', 'LISTEN_ONECHOICE', 'ONECHOICE_IMAGE']],
  ['TickTF', 'optionType', ['TICKTF_ONE_TICKORCROSS', 'TICKTF_ANY_TICKORCROSS', 'TICKTF_TRUEORFALSE']],
  ['COMBINE', 'optionType', ['COMBINE_READWRITEONEWORD']],
]
const fieldOf = ({ question }: Example, field: string): unknown => (question as Record<string, unknown>)[field]
const variantCases = variants.flatMap(([type, field, values]) => values.map((value) => ({ type, field, value })))

test.each(variantCases)('C-397 C-400 C-401 $type has at least three examples of $value', ({ type, field, value }) => {
  const examples = (questionExamples[type] ?? []).filter((example) => fieldOf(example, field) === value)
  expect(examples.length).toBeGreaterThanOrEqual(3)
})

test('C-397 every optionType of an example is one of those, but for one that nobody knows', () => {
  for (const [type, examples] of Object.entries(questionExamples)) {
    const known = variants.flatMap(([of, field, values]) => (of === type && field === 'optionType' ? values : []))
    const said = examples.flatMap((example) => fieldOf(example, 'optionType') ?? [])
    const unknown = said.filter((value) => !known.includes(String(value).trim().toUpperCase()))
    expect([type, unknown]).toEqual([type, type === 'TickTF' ? ['TICKTF_SOMETHING'] : []])
  }
})

test('C-383 C-384 examples are questions as they are stored, not yet read', () => {
  for (const rules of questionRules)
    for (const example of questionExamples[rules.code] ?? [])
      for (const stored of [example.question, example.twin])
        expect(stored, `${rules.code}: ${example.name}`).not.toEqual(parsed(rules.schema.question, stored))
})

/** Every box at one place, whatever its id. */
const spot: ZoneSpot = {
  style: { left: '10%', top: '20%', width: '30%', height: '5%' },
  hit: 44,
  right: false,
  low: false,
  tall: false,
}
const spotsOf = (question: unknown): ReadonlyMap<string, ZoneSpot> =>
  new Map([...JSON.stringify(question).matchAll(/"id":"([^"]+)"/g)].map(([, id = '']) => [id, spot]))

for (const rules of zoneRules) {
  test(`zone ${rules.code} keeps the contract`, async () => {
    expect(contractFaults(rules, await zoneExamplesOf(rules.code), hostile)).toEqual([])
  })

  test(`zone ${rules.code} draws in every mode and state and prints both ways, without the key unless answers are asked for`, async () => {
    const screens = isMode(rules.code) ? zoneScreens[rules.code].pupil : null
    if (!screens) throw new Error(`${rules.code} has no screens`)
    const [{ Player }, { Print }] = await Promise.all([screens.player(), screens.print()])
    for (const example of await zoneExamplesOf(rules.code)) {
      const question = parsed(rules.schema.question, example.question)
      const twin = parsed(rules.schema.question, example.twin)
      const solution = rules.correctResponse(question) as never
      const spots = spotsOf(question)
      const drawn = (zones: never, mode: (typeof playerModes)[number], more: object = {}): string => {
        const shown = rules.toPublic(zones) as never
        const response = rules.emptyResponse(shown as never) as never
        const given = { response, state: null, solution: null, number: 1, spots, onChange: () => {}, ...more }
        return renderToStaticMarkup(<Player question={shown} mode={mode} {...given} />)
      }
      for (const mode of playerModes)
        for (const state of [null, 'right', 'wrong', 'neutral'])
          for (const response of [solution, rules.emptyResponse(rules.toPublic(question) as never)])
            expect(drawn(question, mode, { state, response, solution })).not.toBe('')
      // a pupil's page says nothing of the key
      expect(drawn(question, 'answer')).toBe(drawn(twin, 'answer'))
      expect(drawn(question, 'answer', { solution })).toBe(drawn(question, 'answer'))

      const withAnswers = renderToStaticMarkup(<Print question={question} withAnswers spots={spots} />)
      const without = renderToStaticMarkup(<Print question={question} withAnswers={false} spots={spots} />)
      expect(without).not.toBe(withAnswers)
      expect(without).toBe(renderToStaticMarkup(<Print question={twin} withAnswers={false} spots={spots} />))
    }
  })
}

describe('the contract itself, on a type made here', () => {
  type Sample = { prompt: string; key: string }
  type Response = { text: string }
  const question = z.object({ prompt: z.string(), key: z.string() })
  const response = z.object({ text: z.string() })
  const verdict = (correct: boolean) => ({ correct, right: correct ? 1 : 0, total: 1, parts: { text: correct } })

  const sample: Rules<Sample, Response, { prompt: string }> = {
    code: 'Sample',
    schema: { question, response, responseTo: () => response },
    emptyResponse: () => ({ text: '' }),
    isReady: (_, { text }) => text !== '',
    grade: ({ key }, value) => {
      const parsed = response.safeParse(value)
      return verdict(parsed.success && parsed.data.text === key)
    },
    correctResponse: ({ key }) => ({ text: key }),
    toPublic: ({ prompt }) => ({ prompt }),
    summarise: (_, { text }) => text,
  }
  const examples: Example[] = [
    {
      name: 'colour',
      question: { prompt: 'sky', key: 'blue' },
      twin: { prompt: 'sky', key: 'grey' },
      responses: [
        { name: 'right', response: { text: 'blue' }, correct: true },
        { name: 'wrong', response: { text: 'red' }, correct: false },
      ],
    },
  ]
  const faultsOf = (change: Partial<typeof sample>, shown = examples): string[] =>
    contractFaults({ ...sample, ...change }, shown, hostile)

  test('a type that keeps the contract has no fault', () => {
    expect(faultsOf({})).toEqual([])
  })

  test.each<[fault: string, change: Partial<typeof sample>]>([
    ['colour: its public form depends on the key', { toPublic: (whole) => whole }],
    ['colour: its own response does not parse', { emptyResponse: () => ({}) as Response }],
    [
      'colour: its own response does not fit it',
      { schema: { ...sample.schema, responseTo: () => response.check(z.refine(({ text }) => text === '')) } },
    ],
    ['colour: the correct response is not marked correct', { correctResponse: () => ({ text: 'red' }) }],
    ['colour: the correct response may not be submitted', { isReady: () => false }],
    ['colour: the empty response is marked correct', { grade: () => verdict(true) }],
    ["colour: 'wrong' should be marked wrong", { grade: (_, value) => verdict((value as Response)?.text !== '') }],
    ['colour: marking null throws', { grade: ({ key }, value) => verdict((value as Response).text === key) }],
    [
      'colour: the verdict on null contradicts itself',
      { grade: () => ({ correct: true, right: 0, total: 1, parts: {} }) },
    ],
  ])('a type with the fault "%s" is found', (fault, change) => {
    expect(faultsOf(change)).toContain(fault)
  })

  test('a type without an example, or with one that does not parse, is found', () => {
    expect(faultsOf({}, [])).toEqual(['it has no example'])
    expect(faultsOf({}, [{ name: 'broken', question: {}, twin: {}, responses: [] }])).toEqual([
      'broken: the question or its twin does not parse',
    ])
  })
})
