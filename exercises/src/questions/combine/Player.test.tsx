import { fireEvent } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PlayerProps, QuestionScreens } from '../../drawing.tsx'
import { questionExamples } from '../../examples.ts'
import { questionPrints } from '../../printing.ts'
import { questionRules } from '../../rules.ts'
import { questionScreens } from '../../screens.ts'
import { allOf, drawnOnPage } from '../../testing/page.tsx'
import { ChildView } from './ChildView.tsx'
import type { ChildPlayer } from './loaded.tsx'
import type { PublicQuestion, Question, Response } from './schema.ts'
import { withChildren } from './with-children.tsx'

const rules = questionRules.find(({ code }) => code === 'COMBINE')
if (!rules) throw new Error('COMBINE is not registered')

const choice = {
  id: 'choice',
  type: 'OneChoice',
  title: 'Chọn đáp án.',
  question: 'A cow says ____.',
  explainText: { audioScript: 'Moo says the cow.', text: 'Con bò kêu moo.' },
  answers: [
    { id: 'a', answer: 'moo', isCorrect: true },
    { id: 'b', answer: 'baa' },
  ],
}
const gap = { id: 'gap', type: 'FILLINTHEBLANK', questionText: 'Ice is ____.', answers: 'cold' }
const unknown = { id: 'x', type: 'Crossword', title: 'Ô chữ', question: 'Across', imageUrl: '/x.svg' }
const long = `Mai lives in Hue. ${'She has a dog, and it is small. '.repeat(6)}`

const made = (more: object = {}, answers: unknown = [choice, gap]): Question => {
  const read = rules.schema.question.safeParse({ id: 'q', title: 'Đọc.', answers, ...more })
  if (!read.success) throw new Error('the question does not parse')
  return read.data as Question
}
const load = async (question: unknown) => {
  const loaded = await questionScreens.COMBINE?.player([question])
  if (!loaded) throw new Error('COMBINE has no Player')
  return loaded.Player as (props: PlayerProps<PublicQuestion, Response>) => ReactNode
}
const Player = await load({ answers: [choice, gap] })

const right: Response['children'] = { choice: { picked: 'a' }, gap: { blanks: ['cold'] } }
const wrong: Response['children'] = { choice: { picked: 'b' }, gap: { blanks: ['cold'] } }
type Given = Partial<PlayerProps<PublicQuestion, Response>> & { children?: Response['children'] }
const drawn = (
  question: PublicQuestion | Question,
  { children = {}, mode = 'answer', seed = 's', verdict = null, onChange = () => {} }: Given = {},
): string =>
  renderToStaticMarkup(<Player question={question} response={{ children }} {...{ mode, seed, verdict, onChange }} />)
const asked = (question: Question) => rules.toPublic(question) as PublicQuestion
const reviewed = (children: Response['children'], whole = true, question = made()): string =>
  drawn(whole ? { ...asked(question), ...question } : asked(question), {
    children,
    mode: 'review',
    verdict: rules.grade(question, { children }),
  })
const wordsOf = (markup: string): string => markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

test('C-390 C-493 all children stand below the text, each under its number with its title and its own Player', () => {
  const markup = drawn(asked(made({ question: 'Read about Mai.', questionText: long })))
  expect(wordsOf(markup)).toMatch(/^ Read about Mai\. Mai lives in Hue.* 1 Phần 1 Chọn đáp án\. A cow says .*2 Phần 2/)
  expect(markup.match(/type="radio"/g)).toHaveLength(2)
  expect(markup).toMatch(/<input[^>]*aria-label="Ô trống 1"/)
})

test('the text that all children are about is one to read; what the question asks only where it is long', () => {
  for (const field of ['question', 'questionText'])
    expect(drawn(asked(made({ [field]: long })))).toMatch(/class="[^"]*passage[^"]*" lang="en">Mai lives/)
  expect(drawn(asked(made({ questionText: 'Look.' })))).toMatch(/class="[^"]*passage[^"]*" lang="en">Look\./)
  expect(drawn(asked(made({ question: 'Read.' })))).not.toContain('passage')
  expect(drawn(asked(made({ question: 'Hi!\nHello!' })))).toContain('passage')
})

test('C-397 the variant with one word says so', () => {
  const { type: _, ...untyped } = gap
  const markup = drawn(asked(made({ optionType: 'COMBINE_READWRITEONEWORD' }, [untyped])))
  expect(markup).toContain('Viết một từ vào mỗi chỗ trống.')
  expect(drawn(asked(made()))).not.toContain('Viết một từ')
})

test('C-493 the sound and the video stand over the children and do not begin by themselves', () => {
  const markup = drawn(asked(made({ audioUrl: '/a.mp3', videoUrl: '/v.mp4' })))
  expect(markup).toMatch(/<video[^>]*controls=""[^>]*playsInline=""[^>]*preload="metadata"[^>]*src="\/v\.mp4"/)
  expect(markup).toMatch(/<audio[^>]*src="\/a\.mp3"[^>]*><\/audio><div[^>]*><button[^>]*aria-label="Nghe"/)
  expect(markup).toMatch(/<video.*<audio.*Phần 1/)
  expect(markup).not.toContain('autoPlay')
  expect(markup).toContain('Đang mở video')
})

test('the words of a video can be read afterwards, and only then', () => {
  const question = made({ videoUrl: '/v.mp4', explainText: { audioScript: 'Hello Mai.' } })
  expect(reviewed(right, true, question)).toMatch(/<summary>Lời trong video<\/summary><p lang="en">Hello Mai\.<\/p>/)
  expect(drawn({ ...asked(question), ...question })).not.toContain('Hello Mai')
})

/** A child whose Player is one button. */
const PicksB = ({ seed, onChange }: PlayerProps<never, never>) => (
  <button type="button" onClick={() => onChange({ picked: 'b' } as never)}>
    {seed}
  </button>
)

test('what a child answers is told for it, and its seed is its own', () => {
  const [child] = asked(made()).children
  const changes: unknown[] = []
  const types: ReadonlyMap<string, ChildPlayer> = new Map([
    [
      'OneChoice',
      {
        rules: questionRules.find(({ code }) => code === 'OneChoice') as never,
        Player: PicksB,
      },
    ],
  ])
  const view = (
    <ChildView
      {...{ types, number: 1, response: undefined, mode: 'answer', seed: 's:choice', correct: null }}
      child={child as never}
      onChange={(response) => changes.push(response)}
    />
  )
  for (const button of allOf(drawnOnPage(view), 'button')) {
    expect(button.textContent).toBe('s:choice')
    fireEvent.click(button)
  }
  expect(changes).toEqual([{ picked: 'b' }])
})

test('each child has a seed of its own', () => {
  const cows = ['one', 'two', 'three', 'four', 'five', 'six'].map((id) => ({ ...choice, id }))
  const markup = drawn(asked(made({}, cows)), { seed: 'sitting' })
  const orders = markup.split('Phần ').map((part) => [...part.matchAll(/ value="(a|b)"/g)].map(([, id]) => id).join(''))
  expect(new Set(orders.slice(1))).toEqual(new Set(['ab', 'ba']))
})

test('in review each child says whether it was right, and what would have been, with its explanation', () => {
  const markup = wordsOf(reviewed(wrong))
  expect(markup).toMatch(
    /Phần 1 Chọn đáp án\. Sai .*Đáp án.*moo.*Lời trong bài nghe: Moo says the cow\..*Giải thích: Con bò kêu moo\./,
  )
  expect(markup).toMatch(/Phần 2 Đúng .*cold|Phần 2 Đúng /)
  expect(reviewed(right)).not.toContain('>Sai<')
  expect(reviewed(wrong)).toMatch(/disabled=""/)
})

test('without the key a child says whether it was right, and nothing more', () => {
  const markup = wordsOf(reviewed(wrong, false))
  expect(markup).toMatch(/Phần 1 Chọn đáp án\. Sai .*Phần 2 Đúng /)
  expect(markup).not.toMatch(/Đáp án:|Giải thích|Moo says/)
})

test('while it is answered nothing tells the key, whatever the question holds', () => {
  const question = made({ explainText: { audioScript: 'Hello.' }, videoUrl: '/v.mp4' })
  const verdict = rules.grade(question, { children: wrong })
  expect(drawn({ ...asked(question), ...question }, { children: wrong, verdict })).toBe(
    drawn(asked(question), { children: wrong }),
  )
})

test('C-496 a child that cannot be asked shows its words and its picture, and says that the others can be answered', () => {
  const markup = drawn(asked(made({}, [unknown, gap])))
  expect(wordsOf(markup)).toMatch(/1 Phần 1 Ô chữ Across .*Phần này chưa trả lời được.* 2 Phần 2/)
  expect(markup).toContain('<img class="_picture')
  expect(wordsOf(reviewed({ gap: { blanks: ['cold'] } }, true, made({}, [unknown, gap])))).not.toMatch(
    /Ô chữ (Đúng|Sai)/,
  )
})

test('a stored response that is none is drawn as nothing done', () => {
  expect(drawn(asked(made()), { children: { choice: 7, gap: { blanks: 'cold' } } })).toBe(drawn(asked(made())))
})

test('C-392 nothing of a text becomes an element', () => {
  const hostile = '<img src=x onerror=alert(1)><script>alert(1)</script>'
  const markup = drawn(
    asked(
      made({ question: hostile, questionText: hostile.repeat(9) }, [
        { ...unknown, imageUrl: '', title: hostile, question: hostile },
        gap,
      ]),
    ),
  )
  expect(markup).not.toMatch(/<img|<script/)
})

test('P9 only the types that stand inside are loaded with it; all of them where nobody says what does', async () => {
  const loaded: string[] = []
  const screensFor = (code: string): QuestionScreens => {
    const screens = questionScreens[code]
    if (!screens) throw new Error(`${code} has no screens`)
    return {
      ...screens,
      player: () => {
        loaded.push(code)
        return screens.player()
      },
    }
  }
  const types = Object.fromEntries(['OneChoice', 'FillInTheBlank', 'QUIZ'].map((code) => [code, screensFor(code)]))
  const combined = withChildren('COMBINE', types)
  await combined.player([{ answers: [gap, unknown] }, { children: [{ type: 'OneChoice' }] }])
  expect(loaded.sort()).toEqual(['FillInTheBlank', 'OneChoice'])
  loaded.length = 0
  await combined.player()
  expect(loaded.sort()).toEqual(['FillInTheBlank', 'OneChoice', 'QUIZ'])
})

test('C-612 on paper the children stand under their numbers, with answers only where they are asked for', async () => {
  const question = made({ questionText: 'Read about Mai.', imageUrl: '/mai.svg' }, [choice, unknown, gap])
  const loaded = await questionPrints.COMBINE?.([{ answers: [choice, unknown, gap] }])
  if (!loaded) throw new Error('COMBINE has no Print')
  const Print = loaded.Print as (props: { question: Question; withAnswers: boolean }) => ReactNode
  const printed = (withAnswers: boolean) =>
    renderToStaticMarkup(<Print question={question} withAnswers={withAnswers} />)
  expect(wordsOf(printed(false))).toMatch(
    /Read about Mai\..* 1\. .*A cow says .* moo.* 2\. .*Ô chữ.*Across.* 3\. .*Ice is/,
  )
  expect(printed(false)).toContain('src="/mai.svg"')
  expect(wordsOf(printed(false))).not.toMatch(/Đáp án|cold/)
  expect(wordsOf(printed(true))).toMatch(/Đáp án.*moo.*cold/)
})

test('C-612 every example prints', async () => {
  for (const code of ['COMBINE', 'COMBINEWITHAUDIO', 'COMBINEWITHVIDEO'])
    for (const { question } of questionExamples[code] ?? []) {
      const loaded = await questionPrints[code]?.([question])
      const read = rules.schema.question.safeParse(question)
      if (!loaded || !read.success) throw new Error(`an example of ${code} does not parse`)
      const Print = loaded.Print as (props: { question: unknown; withAnswers: boolean }) => ReactNode
      const children = (read.data as Question).children.length
      const words = wordsOf(renderToStaticMarkup(<Print question={read.data} withAnswers />))
      for (let number = 1; number <= children; number++) expect(words).toContain(` ${number}. `)
    }
})
