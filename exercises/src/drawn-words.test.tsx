import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { questionPrints } from './printing.ts'
import { questionRules } from './rules.ts'
import { questionScreens } from './screens.ts'

/** What editors leave in texts, and what a person reads. */
const written = 'It&#39;s <b>big</b>&nbsp;now'
const read = "It's big now"

/** A question of each type whose texts to choose, move or look at were written by an editor. */
const questions: Readonly<Record<string, object>> = {
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
  SelectWord: { questionText: `Look: (${written} | no)!`, answers: [{ answer: read, isCorrect: true }] },
  SelectWordsInSentence: { questionText: `Look: (${written} | no)!`, answers: [{ answer: read, isCorrect: true }] },
  COMBINE: { answers: [{ type: 'OneChoice', title: written, answers: [{ id: 'a', answer: 'yes', isCorrect: true }] }] },
  // a question that asks nothing else is known by its title
  WordForm: { title: written, answers: [{ answer: 'yes', isCorrect: true }] },
  Conjugation: { answers: [{ question: written, answersList: ['was', 'been'] }] },
}

type Drawn = ComponentType<Record<string, unknown>>
const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')

describe('C-391, C-392 marks and entities that an editor left are none of the words that are drawn', () => {
  test.each(Object.entries(questions))('%s', async (type, fields) => {
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
      expect(wordsOf(html), name).not.toMatch(/&amp;|&lt;/)
      expect(wordsOf(html), name).toContain(read)
    }
    expect(rules.summarise(given, rules.correctResponse(whole))).not.toMatch(/[<&]/)
  })
})
