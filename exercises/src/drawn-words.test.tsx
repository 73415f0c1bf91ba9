import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { questionPrints } from './printing.ts'
import { questionRules } from './rules.ts'
import { questionScreens } from './screens.ts'

/** What stands in texts, and what a person reads: marks that an editor left, and signs that somebody means (H163). */
const texts: readonly (readonly [written: string, read: string])[] = [
  ['It&#39;s <b>big</b>&nbsp;now', "It's big now"],
  ['&lt;b&gt; &amp;lt; 3<5 and 7>2', '<b> &lt; 3<5 and 7>2'],
]

/** A question of each type whose texts to choose, move or look at are such a text. */
const questionsOf = (written: string): Readonly<Record<string, object>> => ({
  OneChoice: {
    answers: [
      { id: 'a', answer: written, isCorrect: true },
      { id: 'b', answer: 'no' },
    ],
  },
  MULTIPLECHOICE: {
    answers: [
      { id: 'a', answer: written, isCorrect: true },
      { id: 'b', answer: 'no' },
    ],
  },
  TickTF: { answers: [{ id: 'a', answer: written, isCorrect: true }] },
  QUIZ: {
    answers: [
      { id: 'p', question: written, answers: [{ id: 'a', answer: written, isCorrect: true }, { answer: 'no' }] },
    ],
  },
  MatchingTwoColumn: {
    answers: [
      { textLeft: written, textRight: 'one' },
      { textLeft: 'two', textRight: written },
    ],
  },
  Matching: {
    answers: [
      { question: written, answer: 'one' },
      { question: 'two', answer: written },
    ],
  },
  Unscramble: { answer: `on Sunday|${written}|we swim`, settings: { arrangementType: 'other' } },
  FillInTheBlank: {
    questionText: 'Look: ____!',
    optionType: 'FILLINTHEBLANK_CHOOSEWORD',
    answers: [{ answer: written, isCorrect: true }],
  },
  SelectWordInImage: {
    answers: [
      { imageUrl: '/a.svg', answer: written },
      { imageUrl: '/b.svg', answer: 'no' },
    ],
  },
  SelectWord: { questionText: `Look: (${written} | no)!`, answers: [{ answer: written, isCorrect: true }] },
  SelectWordsInSentence: { questionText: `Look: (${written} | no)!`, answers: [{ answer: written, isCorrect: true }] },
  COMBINE: { answers: [{ type: 'OneChoice', title: written, answers: [{ id: 'a', answer: 'yes', isCorrect: true }] }] },
  // a question that asks nothing else is known by its title
  WordForm: { title: written, answers: [{ answer: 'yes', isCorrect: true }] },
  Conjugation: { answers: [{ question: written, answersList: ['was', 'been'] }] },
})

type Drawn = ComponentType<Record<string, unknown>>
const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')

describe.each(texts)('C-391, C-392, H163 what is drawn of %j is %j', (written, read) => {
  test.each(Object.entries(questionsOf(written)))('%s', async (type, fields) => {
    const rules = questionRules.find(({ code }) => code === type)
    const parsed = rules?.schema.question.safeParse({ id: 'q', type, ...fields })
    const screens = questionScreens[type]
    const print = questionPrints[type]
    if (!rules || !parsed?.success || !screens || !print) throw new Error(`${type} does not read its question`)
    const whole = parsed.data
    const given = rules.toPublic(whole)
    const Player = (await screens.player()).Player as unknown as Drawn
    const Print = (await print()).Print as unknown as Drawn
    const response = rules.emptyResponse(given)
    const shared = { seed: 's', onChange: () => {} }
    const drawn = {
      answer: <Player {...shared} question={given} response={response} mode="answer" verdict={null} />,
      review: (
        <Player
          {...shared}
          question={{ ...(given as object), ...(whole as object) }}
          response={response}
          mode="review"
          verdict={rules.grade(whole, response)}
        />
      ),
      print: <Print question={whole} withAnswers />,
    }
    for (const [name, page] of Object.entries(drawn)) {
      const html = renderToStaticMarkup(page)
      expect(wordsOf(html), name).toContain(read)
      expect(wordsOf(html).replaceAll(read, ''), name).not.toMatch(/[<&]/)
    }
    expect(rules.summarise(given, rules.correctResponse(whole)).replaceAll(read, '')).not.toMatch(/[<&]/)
  })
})
