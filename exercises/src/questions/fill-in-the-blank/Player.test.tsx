import { fireEvent } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PlayerProps } from '../../drawing.tsx'
import { allOf, drawnOnPage, firstOf } from '../../testing/page.tsx'
import { Bank } from './Bank.tsx'
import { Blank } from './Blank.tsx'
import { grade, toPublic } from './grade.ts'
import { Player } from './Player.tsx'
import { Print } from './Print.tsx'
import { type PublicQuestion, type Question, questionSchema, type Response } from './schema.ts'

const asked = (questionText: string, answers: unknown, more: Record<string, unknown> = {}): Question =>
  questionSchema.parse({ id: 1, questionText, answers, ...more })
const drawn = (
  question: Question,
  blanks: string[],
  more: Partial<PlayerProps<PublicQuestion, Response>> = {},
): string =>
  renderToStaticMarkup(
    <Player
      question={toPublic(question)}
      response={{ blanks }}
      mode="answer"
      seed="s"
      verdict={null}
      onChange={() => {}}
      {...more}
    />,
  )
const wordsOf = (html: string): string => html.replace(/<[^>]*>/g, '')
const count = (html: string, part: string | RegExp): number => html.split(part).length - 1

const pair = asked('She is ___ a <kite> in the ___.', ['flying|park'])

test('C-393 the boxes stand in the sentence, each with a number for a screen reader and what is typed in it', () => {
  const html = drawn(pair, ['flying', ''])
  expect(html).toMatch(/She is .*aria-label="Ô trống 1".*value="flying".* a .*aria-label="Ô trống 2".*value="".*\./)
  expect(html).not.toContain('___')
})

test('C-394 the marked part of the sentence stands underlined, and nothing of a text becomes an element', () => {
  expect(drawn(pair, ['', ''])).toMatch(/<u [^>]*>kite<\/u>/)
  expect(drawn(asked('<img src=x onerror=alert(1)> ___', []), [''])).not.toContain('<img')
})

test('a text is English for keyboard and screen reader, and no keyboard corrects it', () => {
  const html = drawn(pair, ['', ''])
  expect(
    count(html, /<input[^>]*lang="en"[^>]*autoCapitalize="off"[^>]*autoCorrect="off"[^>]*spellCheck="false"/),
  ).toBe(2)
  expect(html).toMatch(/enterKeyHint="next"[^>]*aria-label="Ô trống 1"/)
  expect(html).toMatch(/enterKeyHint="done"[^>]*aria-label="Ô trống 2"/)
})

test('a box grows with its text', () => {
  const sizes = [...drawn(pair, ['a', 'x'.repeat(20)]).matchAll(/size="(\d+)"/g)].map(([, size]) => Number(size))
  expect(sizes).toEqual([6, 21])
})

test('a box for a whole sentence is as wide as its line', () => {
  expect(drawn(asked('Ask.<br>→ ______', ['Who?']), [''])).toMatch(/class="[^"]*wide/)
  expect(drawn(pair, ['', ''])).not.toMatch(/class="[^"]*wide/)
})

test('a text without a blank gets one box below its words', () => {
  const html = drawn(asked('you / like / milk', ['Do you like milk?']), [''])
  expect(html).toMatch(/you \/ like \/ milk.*<input/)
  expect(count(html, '<input')).toBe(1)
})

test('C-398 a word bank offers its words as buttons and says which are used', () => {
  const question = asked('___ and ___', ['dog', 'cat'], { optionType: 'FILLINTHEBLANK_CHOOSEWORD' })
  const html = drawn(question, ['dog', ''])
  expect(count(html, '<button')).toBe(2)
  expect(wordsOf(html)).toContain('Chọn từcatdog (đã dùng)')
  expect(html).toContain('tabler-icon-check')
  expect(drawn(question, ['dog', ''], { mode: 'review' })).toMatch(/<fieldset[^>]*disabled/)
  expect(drawn(asked('___', ['dog']), [''])).not.toContain('<button')
})

test('C-398 a word of the bank that was marked wrong has no tick, which means right there', () => {
  const question = asked('___ and ___', ['dog', 'cat'], { optionType: 'FILLINTHEBLANK_CHOOSEWORD' })
  const blanks = ['cat', 'dog']
  const html = drawn(question, blanks, { mode: 'review', verdict: grade(question, { blanks }) })
  expect(count(wordsOf(html), 'Sai')).toBe(2)
  expect(html).not.toContain('tabler-icon-check')
})

test('C-391 a word of the bank is put into its blank as it is shown, without the marks that an editor left', () => {
  const question = asked('___ and ___', ['<u>dog</u>', '<b>ice</b> cream'], {
    optionType: 'FILLINTHEBLANK_CHOOSEWORD',
  })
  expect(toPublic(question).words).toEqual(['dog', 'ice cream'])
  const html = drawn(question, ['dog', ''])
  expect(wordsOf(html)).toContain('Chọn từdog (đã dùng)ice cream')
  expect(count(html, 'data-place="blank" data-grip=""')).toBe(1)
})

test('C-398 yes or no is chosen with two radio buttons per blank', () => {
  const question = asked('It flies. ___ It swims. ___', ['yes', 'no'], {
    optionType: 'FILLINTHEBLANK_LOOKANREADYES/NO',
  })
  const html = drawn(question, ['Yes', ''])
  expect(count(html, 'type="radio"')).toBe(4)
  expect(count(html, 'checked=""')).toBe(1)
  expect(html).toContain('aria-label="Ô trống 2"')
  expect(drawn(question, ['yes', 'no'], { mode: 'review' }).match(/disabled=""/g)).toHaveLength(4)
})

test('C-398 a yes or no that was answered otherwise says what is right, where the question brings it', () => {
  const question = asked('It flies. ___ It swims. ___', ['yes', 'no'], {
    optionType: 'FILLINTHEBLANK_LOOKANREADYES/NO',
  })
  const blanks = ['yes', 'yes']
  const review = { mode: 'review', verdict: grade(question, { blanks }) } as const
  const whole = wordsOf(drawn(question, blanks, { ...review, question: { ...toPublic(question), ...question } }))
  expect(whole).toMatch(/SaiĐáp án: \(2\) no$/)
  expect(whole.match(/Đáp án/g)).toHaveLength(1)
  expect(wordsOf(drawn(question, blanks, review))).not.toContain('Đáp án')
  expect(wordsOf(drawn(question, blanks, { question: { ...toPublic(question), ...question } }))).not.toContain('Đáp án')
})

test('C-398 the word to be put right explains its box', () => {
  const question = asked('We ___ (go) home.', ['went'], { optionType: 'FILLINTHEBLANK_USECORRECT' })
  const html = drawn(question, [''])
  const id = /aria-describedby="([^"]+)"/.exec(html)?.[1]
  expect(html).toContain(`<span id="${id}"`)
  expect(wordsOf(html)).toBe('We  (go) home.')
})

test('protocol 6: Vietnamese letters in a box show a hint that the box points to, also where they were marked wrong', () => {
  const hint = '“gô” đang có dấu tiếng Việt. Em chuyển bàn phím sang tiếng Anh rồi gõ lại từ này nhé.'
  const html = drawn(pair, ['go', 'gô'])
  expect(wordsOf(html)).toContain(hint)
  expect(count(html, 'Em chuyển')).toBe(1)
  const id = /aria-label="Ô trống 2" aria-describedby="([^"]+)"/.exec(html)?.[1]
  expect(html).toContain(`<p id="${id}"`)
  expect(
    wordsOf(drawn(pair, ['go', 'gô'], { mode: 'review', verdict: grade(pair, { blanks: ['go', 'gô'] }) })),
  ).toContain(hint)
  const cafe = asked('A ___', ['café'])
  expect(drawn(cafe, ['café'], { mode: 'review', verdict: grade(cafe, { blanks: ['café'] }) })).not.toContain(
    'Em chuyển',
  )
})

test('in review each box says whether it is right, and takes no input', () => {
  const blanks = ['flying', 'sky']
  const html = drawn(pair, blanks, { mode: 'review', verdict: grade(pair, { blanks }) })
  expect(wordsOf(html)).toBe('She is Đúng a kite in the Sai.')
  expect(count(html, 'readOnly=""')).toBe(2)
  expect(html).toMatch(/aria-label="Ô trống 2" aria-invalid="true"/)
  expect(html).not.toMatch(/aria-label="Ô trống 1" aria-invalid/)
  expect(wordsOf(drawn(pair, blanks, { mode: 'review' }))).toBe('She is  a kite in the .')
  expect(wordsOf(drawn(pair, blanks, { verdict: grade(pair, { blanks }) }))).not.toContain('Đúng')
})

test('on paper the blanks are lines, or the first solution where answers are asked for', () => {
  const printed = (withAnswers: boolean) =>
    wordsOf(renderToStaticMarkup(<Print question={pair} withAnswers={withAnswers} />))
  expect(printed(false)).toBe('She is  a kite in the .')
  expect(printed(true)).toBe('She is flying a kite in the park.')
})

test('C-487 on paper a whole sentence has a line as long as the page', () => {
  const printed = (question: Question) => renderToStaticMarkup(<Print question={question} withAnswers={false} />)
  expect(printed(asked('Ask.<br>→ ______', ['Who?']))).toMatch(/class="[^"]*gap[^"]*whole/)
  expect(printed(pair)).not.toMatch(/class="[^"]*whole/)
})

test('C-398 a button of the word bank hands over its word', () => {
  const taken: string[] = []
  const bank = (
    <Bank
      words={['cat', 'dog']}
      blanks={['']}
      open
      drag={null}
      handlers={() => ({})}
      onWord={(word) => taken.push(word)}
    />
  )
  for (const button of allOf(drawnOnPage(bank), 'button')) fireEvent.click(button)
  expect(taken).toEqual(['cat', 'dog'])
})

test('C-497 the words of the bank hand their pointer to the drag; one that is dragged goes along, the bank shows that it takes one back', () => {
  const taken: unknown[] = []
  const drawnBank = (over: 'bank' | null, from: number | null) =>
    drawnOnPage(
      <Bank
        words={['cat', 'dog']}
        blanks={['']}
        open
        drag={{ item: { word: 'dog', from }, by: { x: 5, y: -6 }, over }}
        handlers={(word) => ({ onPointerDown: () => taken.push(word) })}
        onWord={() => {}}
      />,
    )
  const buttons = allOf(drawnBank(null, null), 'button')
  for (const button of buttons) fireEvent.pointerDown(button)
  expect(taken).toEqual([
    { word: 'cat', from: null },
    { word: 'dog', from: null },
  ])
  expect(buttons.map((button) => button.hasAttribute('style'))).toEqual([false, true])
  expect(buttons[1]?.style.transform).toBe('translate(5px, -6px)')
  expect(buttons.map((button) => button.dataset.grip)).toEqual(['', ''])
  const back = drawnBank('bank', 0)
  expect(back.firstElementChild?.className).toContain('over')
  expect(back.querySelectorAll('[style]')).toHaveLength(0)
})

test('C-497 a blank gives away the word of the bank that stands in it, and nothing else', () => {
  const taken: string[] = []
  const blank = (more: Partial<Parameters<typeof Blank>[0]>) => {
    const { word = '' } = more
    const page = drawnOnPage(
      <Blank
        {...{ word, wide: false, waiting: false, over: false, by: null }}
        handlers={{ onPointerDown: () => taken.push(word) }}
        onTake={() => {}}
        {...more}
      >
        box
      </Blank>,
    )
    return firstOf(page, 'span')
  }
  const empty = blank({})
  expect([empty.dataset.place, empty.dataset.grip]).toEqual(['blank', undefined])
  fireEvent.pointerDown(empty)
  expect(taken).toEqual([])
  const filled = blank({ word: 'dog', waiting: true, over: true })
  expect([filled.dataset.place, filled.dataset.grip]).toEqual(['blank', ''])
  fireEvent.pointerDown(filled)
  expect(taken).toEqual(['dog'])
  expect(filled.className).toMatch(/waiting.*over/)
  const away = blank({ word: 'dog', by: { x: 1, y: 2 } }).querySelector<HTMLElement>('[style]')
  expect(away?.getAttribute('aria-hidden')).toBe('true')
  expect(away?.style.transform).toBe('translate(1px, 2px)')
  expect(away?.textContent).toBe('dog')
})

const animals = asked('___ and ___', ['dog', 'cat'], { optionType: 'FILLINTHEBLANK_CHOOSEWORD' })
/** The word bank on a page, and the responses that it reports. */
const bankOnPage = (blanks: string[]) => {
  const given: string[][] = []
  const page = drawnOnPage(
    <Player
      question={toPublic(animals)}
      response={{ blanks }}
      mode="answer"
      seed="s"
      verdict={null}
      onChange={(response) => given.push(response.blanks)}
    />,
  )
  return { page, given }
}

test('C-497 a tap on the word in a blank takes it out; in a box that is being written in it sets the caret', () => {
  const { page, given } = bankOnPage(['dog', 'horse'])
  const [dog, horse] = allOf(page, 'input')
  for (const box of [dog, horse]) {
    if (!box) continue
    fireEvent.pointerDown(box)
    fireEvent.click(box)
  }
  expect(given, 'a word that is typed is no word of the bank').toEqual([['', 'horse']])
  dog?.focus()
  if (dog) fireEvent.pointerDown(dog)
  if (dog) fireEvent.click(dog)
  expect(given).toHaveLength(1)
})

test('C-497 a double tap on a word of the bank fills one blank', () => {
  const { page, given } = bankOnPage(['', ''])
  const word = firstOf(page, 'button')
  fireEvent.click(word, { detail: 1 })
  fireEvent.click(word, { detail: 2 })
  expect(given).toHaveLength(1)
})

test('H169 C-497 the second half of a double tap on the word in a blank brings no keyboard up over the empty one', () => {
  const empty = firstOf(bankOnPage(['', 'cat']).page, 'input')
  const pressed = (box: HTMLElement, detail: number): boolean => {
    fireEvent.pointerDown(box, { pointerType: 'touch' })
    return fireEvent.mouseDown(box, { detail })
  }
  expect(pressed(empty, 2)).toBe(false)
  expect(pressed(empty, 1), 'a tap of its own writes').toBe(true)
})

test('C-497 only while it is answered the word bank says how to drag, and its blanks take words', () => {
  const question = asked('___ and ___', ['dog', 'cat'], { optionType: 'FILLINTHEBLANK_CHOOSEWORD' })
  const html = drawn(question, ['dog', 'horse'])
  expect(wordsOf(html)).toContain('Chạm hoặc kéo một từ vào ô trống.')
  expect(count(html, 'data-place="blank"')).toBe(2)
  expect(count(html, 'data-place="blank" data-grip=""'), 'a typed word is no word of the bank').toBe(1)
  const review = drawn(question, ['dog', ''], { mode: 'review' })
  expect(wordsOf(review)).not.toContain('Chạm hoặc kéo')
  expect(review).not.toContain('data-place="blank"')
  expect(drawn(asked('___', ['dog']), [''])).not.toContain('data-place')
})

test('C-392 marks and entities of a word of the bank are not shown', () => {
  const { words } = toPublic(asked('___', ['It&#39;s <b>big</b>'], { optionType: 'FILLINTHEBLANK_CHOOSEWORD' }))
  const bank = <Bank words={words} blanks={['']} open drag={null} handlers={() => ({})} onWord={() => {}} />
  expect(firstOf(drawnOnPage(bank), 'button').textContent).toBe("It's big")
})

test('H163 a word of the bank stands as it is compared, whatever signs it has', () => {
  const bank = asked('It is ___.', ['&lt;b&gt;', '&amp;lt;'], { optionType: 'FILLINTHEBLANK_CHOOSEWORD' })
  expect(drawn(bank, [''])).toMatch(/<span lang="en">&amp;lt;<\/span>.*<span lang="en">&lt;b&gt;<\/span>/)
})
