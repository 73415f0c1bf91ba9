import { paperClasses, papersPerClass } from '@phuong/domain/catalogue/olympic-papers'
import { questionRules } from '@phuong/exercises/rules'
import { describe, expect, test } from 'vitest'
import { ofKinds } from '../bank/facts.ts'
import { phonesOf } from '../bank/ipa.ts'
import { kindNames } from '../bank/kind-names.ts'
import { selectTask } from '../bank/tasks.ts'
import { pronunciationOf, words } from '../bank/words.ts'
import { dialoguesOf } from '../dialogues/all.ts'
import { faultsOfPaper, faultsOfQuestion } from '../rules/faults.ts'
import { faultsOfWords } from '../rules/word-faults.ts'
import { beside } from './beside.ts'
import { compose, questionsPerPaper } from './compose.ts'
import { gradeOf, type Item } from './item.ts'
import { couldBe, wordsFor } from './lexicon.ts'
import { built, papersOf } from './papers.ts'
import { isReadable, newestIn } from './readable.ts'
import { itemsFor } from './recipes/all.ts'
import { canBeOrdered, whyOrder } from './recipes/talk-order.ts'
import { holds } from './saying.ts'

const byClass = paperClasses.map((classLevel) => [classLevel, papersOf(classLevel)] as const)

describe.each(byClass)('C-257 the papers of class %i', (classLevel, papers) => {
  const questions = [...new Map(papers.flatMap((paper) => paper.questions.map((one) => [one.id, one]))).values()]

  test('are 135 with the numbers 1 to 135', () => {
    expect(papers.map(({ code }) => Number(code))).toEqual(Array.from({ length: papersPerClass }, (_, at) => at + 1))
  })

  test('C-384 C-435 C-436 C-453 hold no question that breaks a rule of the bank', () => {
    expect(questions.flatMap((one) => faultsOfQuestion(one).map((fault) => `${one.key}: ${fault}`))).toEqual([])
  })

  test('C-387 have twenty questions of five kinds and more, mostly of the level of their number', () => {
    expect(
      papers.flatMap((paper, at) => faultsOfPaper(paper, papers[at - 1]).map((fault) => `${paper.code}: ${fault}`)),
    ).toEqual([])
  })

  test('ask 1,200 different questions and more, none in more than three papers', () => {
    expect(questions.length).toBeGreaterThanOrEqual(1_200)
    const uses = Map.groupBy(
      papers.flatMap((paper) => paper.questions),
      ({ id }) => id,
    )
    expect(Math.max(...[...uses.values()].map((all) => all.length))).toBeLessThanOrEqual(3)
  })

  test('are the same to the byte when they are built again', () => {
    expect(JSON.stringify(papersOf(classLevel).slice(0, 20))).toBe(JSON.stringify(papers.slice(0, 20)))
  })
})

test('C-383 what is heard is not asked as if it were read, and only a verb is conjugated', () => {
  const asked = byClass.flatMap(([, papers]) =>
    papers.flatMap(({ questions }) => questions.map(({ stored }) => JSON.stringify(stored))),
  )
  const heard = asked.filter((stored) => /"audioUrl":"\/[^"]*"/.test(stored))
  expect(heard.length).toBeGreaterThan(200)
  expect(heard.filter((stored) => stored.includes('"Đọc '))).toEqual([])
  expect(asked.filter((stored) => stored.includes('Chia '))).toEqual([])
})

test('over all papers every kind is asked that is marked (C-257, D56)', () => {
  const asked = new Set(
    byClass.flatMap(([, papers]) => papers.flatMap(({ questions }) => questions.map(({ stored }) => stored.type))),
  )
  expect(questionRules.filter(({ code, marked }) => marked && !asked.has(code)).map(({ code }) => code)).toEqual([])
})

const item = (key: string, kind: string): Item => ({
  key,
  kind,
  grade: 'ELEMENTARY',
  subjects: [key],
  topics: [],
  draft: () => ({ type: 'OneChoice', title: '', explainText: { text: '' } }),
})

test('a bank that is too small for its papers says so instead of repeating itself', () => {
  const few = Array.from({ length: 60 }, (_, at) => item(`q${at}`, 'word'))
  expect(() => compose(few, 'few', { papers: 10, band: () => 'ELEMENTARY' })).toThrow('nothing is left')
})

test('no paper asks more than three questions in one way while others are left', () => {
  const kinds = ['word', 'meaning', 'cloze', 'letters', 'spelling', 'odd', 'sound', 'reply']
  const many = kinds.flatMap((kind) => Array.from({ length: 40 }, (_, at) => item(`${kind} ${at}`, kind)))
  for (const { items } of compose(many, 'kinds', { papers: 10, band: () => 'PREINTERMEDIATE' }))
    expect(Math.max(...kinds.map((kind) => items.filter((one) => one.kind === kind).length))).toBeLessThanOrEqual(3)
  const few = Array.from({ length: 100 }, (_, at) => item(`word ${at}`, 'word'))
  expect(compose(few, 'one kind', { papers: 1, band: () => 'ELEMENTARY' })[0]?.items).toHaveLength(questionsPerPaper)
})

test('a paper that has places taken gets as many questions less', () => {
  const many = Array.from({ length: 400 }, (_, at) => item(`q${at}`, 'word'))
  const [first, second] = compose(many, 'kept', {
    papers: 2,
    band: () => 'ELEMENTARY',
    kept: (number) => (number === 1 ? 10 : 0),
  })
  expect([first?.items.length, second?.items.length]).toEqual([questionsPerPaper - 10, questionsPerPaper])
})

test('the level of a question grows with its content and with the way of asking', () => {
  expect([gradeOf(1, 1), gradeOf(1, 2), gradeOf(2, 2), gradeOf(1, 3), gradeOf(3, 2), gradeOf(3, 3)]).toEqual([
    'ELEMENTARY',
    'ELEMENTARY',
    'PREINTERMEDIATE',
    'PREINTERMEDIATE',
    'INTERMEDIATE',
    'INTERMEDIATE',
  ])
})

test('opposites of a class are no older than three classes', () => {
  const asked = itemsFor(7).filter(({ kind }) => kind === 'opposite' || kind === 'opposites')
  expect(asked.length).toBeGreaterThan(20)
  expect(asked.filter(({ subjects }) => subjects.includes('white') || subjects.includes('fast'))).toEqual([])
})

test('where a sentence is put together, nobody speaks of choices that are not given', () => {
  const explanationOf = (kind: string): string | undefined => {
    const item = itemsFor(1).find(({ key }) => key === `1/${kind}/c1-noun-after-a/0`)
    return item && built(item).stored.explainText.text
  }
  expect(explanationOf('frame-choice')).toContain('cats')
  expect(explanationOf('frame-order')).toBeDefined()
  expect(explanationOf('frame-order')).not.toContain('cats')
})

test('words that could stand for each other are known: by meaning, by picture, by letters', () => {
  const word = (headword: string) =>
    [...wordsFor(2), ...wordsFor(4)].find((one) => one.headword === headword) ?? expect.unreachable(headword)
  expect(couldBe(word('big'), word('large'))).toBe(true)
  expect(couldBe(word('bike'), word('bicycle'))).toBe(true)
  expect(couldBe(word('cat'), word('dog'))).toBe(false)
})

type Marked = { readonly answer: string; readonly isCorrect: boolean }

/** The questions of one way of asking over all papers, each once. */
const askedIn = (kind: string) => {
  const all = byClass.flatMap(([, papers]) => papers.flatMap(({ questions }) => questions))
  return [...new Map(all.filter((one) => one.kind === kind).map((one) => [one.id, one.stored])).values()]
}
const everyItem = Map.groupBy([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].flatMap(itemsFor), ({ kind }) => kind)
/** Everything that any class could be asked in one way. */
const askable = (kind: string) => (everyItem.get(kind) ?? []).map((one) => built(one).stored)
const sharesOf = (numbers: readonly number[]): number[] =>
  [...Map.groupBy(numbers, (one) => one)]
    .toSorted(([one], [other]) => one - other)
    .map(([, same]) => same.length / numbers.length)

test('the wrong part stands in every place of the underlined ones, in each a share of 15 percent and more', () => {
  const places = askedIn('frame-wrong-part').map(({ answers }) =>
    (answers as Marked[]).findIndex(({ isCorrect }) => isCorrect),
  )
  const shares = sharesOf(places)
  expect(shares).toHaveLength(3)
  expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.15)
})

test('what decides about the wrong part is not underlined beside it', () => {
  const asked = askable('frame-wrong-part').map(({ question }) => String(question))
  expect(asked.length).toBeGreaterThan(200)
  // behind a and an, behind a verb that its subject follows, in front of a verb
  expect(asked.filter((text) => /<an?> </i.test(text))).toEqual([])
  expect(
    asked.filter((text) => /^(?:There |Where |How )?<(?:is|are|was|were|do|does)> (?:your|the) <\w+>[.?]/i.test(text)),
  ).toEqual([])
  expect(asked.filter((text) => /<(?:sister|mum|boys|storm|players)> <\w+>/.test(text))).toEqual([])
  expect(asked.filter((text) => /can’t>|<can>|<grey>/.test(text))).toEqual([])
})

test('of four words one, two or three are of the kind that is asked for, each often', () => {
  const counts = askedIn('all-of').map(
    ({ answers }) => (answers as Marked[]).filter(({ isCorrect }) => isCorrect).length,
  )
  const shares = sharesOf(counts)
  expect([Math.min(...counts), Math.max(...counts), shares.length]).toEqual([1, 3, 3])
  expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.2)
})

test('no sentence names anything else of the kind that is to be selected in it', () => {
  const wrong = askable('select').filter(({ title, question, answers }) => {
    const [kind] = Object.entries(kindNames).find(([, name]) => title === selectTask(name)) ?? []
    const own = new Set([
      ...ofKinds.filter((one) => one.kind === kind).map(({ headword }) => headword),
      ...(kind === 'house' ? ['wall', 'picture'] : kind === 'classroom' ? ['picture', 'sticker'] : []),
    ])
    const right = (answers as Marked[]).map(({ answer }) => answer)
    const said =
      String(question)
        .toLowerCase()
        .match(/[a-z]+/g) ?? []
    return said.some((word) => [word, word.replace(/s$/, '')].some((one) => own.has(one) && !right.includes(one)))
  })
  expect(wrong.map(({ question }) => question)).toEqual([])
})

test('words beside an opposite are of its part of speech, and no pair changes its opposite with another', () => {
  const rows = askable('opposites').map(({ answers }) => answers as { textLeft: string; textRight: string }[])
  const areTogether = (one: string, other: string): boolean =>
    rows.some((pairs) => [one, other].every((word) => pairs.some(({ textLeft }) => textLeft === word)))
  for (const [one, other] of [
    ['come', 'arrive'],
    ['in', 'inside'],
    ['easy', 'hard'],
    ['start', 'first'],
    ['boy', 'man'],
  ])
    expect([one, other, areTogether(one ?? '', other ?? '')]).toEqual([one, other, false])
  const choices = (word: string): string[] =>
    askable('opposite')
      .filter(({ question }) => question === `What is the opposite of “${word}”?`)
      .flatMap(({ answers }) => (answers as Marked[]).map(({ answer }) => answer))
  expect(choices('stand').length).toBeGreaterThan(0)
  expect(choices('stand').filter((word) => ['father', 'girl', 'goodbye', 'sister'].includes(word))).toEqual([])
  expect(choices('inside')).not.toContain('out')
})

test('a or an in front of a gap is right for every word that may be chosen', () => {
  const sounding = new Map(
    words.map((word) => [word.headword, phonesOf(pronunciationOf(word) ?? '')[0]?.stress !== null]),
  )
  const told = askable('cloze').filter(({ question, answers }) => {
    const [, article] = /\b(an?) ___/i.exec(String(question)) ?? []
    return (
      article !== undefined &&
      (answers as Marked[]).some(({ answer }) => sounding.get(answer) !== (article.toLowerCase() === 'an'))
    )
  })
  expect(told.map(({ question }) => question)).toEqual([])
})

test('all letters that write a vowel together are underlined, and no word that sounds in two ways', () => {
  const shown = askable('sound').flatMap(({ answers }) => (answers as Marked[]).map(({ answer }) => answer))
  expect(shown.length).toBeGreaterThan(500)
  expect(shown.filter((word) => /e<\/u>w|<u>i<\/u>gh|<u>u<\/u>[ei]$|<u>o<\/u>[aouw]|ie<\/u>w/.test(word))).toEqual([])
  expect(shown).not.toContain('ph<u>o</u>')
})

const choicesOf = (kind: string, forClass: number): { key: string; ask: string; right: string; wrong: string[] }[] =>
  itemsFor(forClass)
    .filter((one) => one.kind === kind)
    .map((one) => {
      const { key, stored } = built(one)
      const answers = stored.answers as { answer: string; isCorrect: boolean }[]
      const [[right = ''] = [], wrong = []] = [true, false].map((is) =>
        answers.filter(({ isCorrect }) => isCorrect === is).map(({ answer }) => answer),
      )
      return { key, ask: String(stored.question), right, wrong }
    })

test.each(['word', 'picture', 'cloze', 'cloze-bank', 'frame-wrong-part', 'frame-correction'])(
  'no class could be asked a %s that breaks a rule of words',
  (kind) => {
    const asked = everyItem.get(kind) ?? []
    expect(asked.length).toBeGreaterThan(300)
    expect(asked.flatMap((one) => faultsOfWords(built(one).stored).map((says) => `${one.key}: ${says}`))).toEqual([])
  },
)

test('numbers, colours, months and days stand beside their own', () => {
  const besideIt = (headword: string, forClass: number): string[] => {
    const scope = wordsFor(forClass)
    const word = scope.find((one) => one.headword === headword) ?? expect.unreachable(headword)
    return beside(word, 3, scope, 'own').map((other) => other.headword)
  }
  const months = wordsFor(3).filter(({ meaning }) => meaning.startsWith('tháng '))
  expect(months.length).toBeGreaterThan(10)
  for (const { headword } of months)
    expect(
      besideIt(headword, 3).every((name) => months.some((month) => month.headword === name)),
      headword,
    ).toBe(true)
  const numbers = wordsFor(2).filter(({ pos }) => pos === 'number')
  const besideNumbers = numbers.flatMap(({ headword }) => besideIt(headword, 2))
  expect(besideNumbers.every((name) => numbers.some(({ headword }) => headword === name))).toBe(true)
  for (const { headword } of numbers)
    expect(besideNumbers.filter((name) => name === headword).length, headword).toBeLessThan(numbers.length / 2)
  expect(
    besideIt('grey', 2).every((name) => wordsFor(2).some((one) => one.headword === name && one.topic === 'colours')),
  ).toBe(true)
})

test.each([1, 2, 3, 4, 5])(
  'a sentence with a gap of class %i can be read, begins with a capital and has one answer',
  (forClass) => {
    const clozes = choicesOf('cloze', forClass)
    expect(clozes.length).toBeGreaterThan(90)
    for (const { key, ask, right, wrong } of clozes) {
      expect(isReadable(ask, forClass), key).toBe(true)
      if (ask.startsWith('___'))
        expect(
          [right, ...wrong].every((one) => /^[^a-z]/.test(one)),
          key,
        ).toBe(true)
      for (const one of wrong)
        expect(` ${ask.toLowerCase().replace(/[.,?!]/g, '')} `, key).not.toContain(` ${one.toLowerCase()} `)
    }
  },
)

test('a word is as new as the class that learns it, in whichever form it is written', () => {
  expect(newestIn('Tom’s cats are jumping.')).toBe(newestIn('cat are jump'))
  expect(newestIn('She went to the zoo.')).toBe(newestIn('she go to the zoo'))
  expect(newestIn('I like ice cream.')).toBeLessThan(newestIn('I like cream.'))
  expect(newestIn('Quân')).toBe(0)
})

test('a talk is put into order where it has few turns, and its explanation says what each turn answers', () => {
  const [talk = expect.unreachable()] = dialoguesOf(1).filter(({ lines }) => lines.length <= 8)
  expect(canBeOrdered(talk)).toBe(true)
  expect(canBeOrdered({ ...talk, lines: [...talk.lines, ...talk.lines] })).toBe(false)
  const asked = [1, 2, 3, 4, 5].flatMap((forClass) => itemsFor(forClass).filter(({ kind }) => kind === 'talk-order'))
  expect(asked.length).toBeGreaterThan(100)
  for (const one of asked) expect(built(one).stored.explainText.text, one.key).toContain('đáp: “')
  expect(
    whyOrder({
      ...talk,
      speakers: { A: { name: 'Mai', voice: 'girl' }, B: { name: 'Ben', voice: 'boy' } },
      lines: [
        ['A', 'Hi, Ben! Where is the cat?'],
        ['B', 'In the box. Can it jump?'],
        ['A', 'Yes!'],
        ['B', 'Look at it!'],
      ],
    }),
  ).toBe(
    'Mỗi câu đáp đứng ngay sau câu hỏi của nó. Mở đầu, Mai hỏi “Where is the cat?” (nơi chốn) nên Ben đáp: “In the box. Can it jump?” Tiếp theo, Ben hỏi “Can it jump?” (có thể hay không) nên Mai đáp: “Yes!” Cuối cùng, Ben nói: “Look at it!”',
  )
})

const keyed = (kind: string) => (everyItem.get(kind) ?? []).map((item) => ({ item, stored: built(item).stored }))

test('C-491 who can choose one word alone is not told to choose all that are right', () => {
  for (const { item, stored } of keyed('all-of')) {
    const { answers, question } = stored as unknown as { answers: { isCorrect: boolean }[]; question: string }
    const one = answers.filter(({ isCorrect }) => isCorrect).length === 1
    expect([stored.title, question.split(' ')[0]], item.key).toEqual(
      one ? ['Chọn câu trả lời đúng.', 'Từ'] : ['Chọn tất cả đáp án đúng.', 'Những'],
    )
  }
})

test('an odd sound is explained by the two sounds that its letters have', () => {
  for (const { item, stored } of keyed('sound'))
    expect(stored.explainText.text, item.key).toMatch(/đọc là \/([^/]+)\/, còn trong .+ đọc là \/(?!\1\/)[^/]+\/\.$/)
})

test('a quarter past and a quarter to stand beside each other, and how the hands stand explains the clock', () => {
  const clocks = keyed('clock')
  const quarter = clocks.find(({ item }) => item.key.endsWith('/6-45'))?.stored
  expect((quarter as unknown as { answers: { answer: string }[] }).answers.map(({ answer }) => answer)).toEqual([
    'It’s a quarter to seven.',
    'It’s a quarter to eight.',
    'It’s a quarter to six.',
    'It’s a quarter past six.',
  ])
  expect(quarter?.explainText.text).toBe(
    'Kim ngắn sắp đến số 7, kim dài chỉ số 9, nên đồng hồ chỉ 7 giờ kém 15 phút. Còn “It’s a quarter to six.” là 6 giờ kém 15 phút.',
  )
  for (const { item, stored } of clocks) expect(stored.explainText.text, item.key).toMatch(/^Kim ngắn .+ kim dài /)
})

test('who orders a sentence reads where its word stands', () => {
  const whys = new Map(keyed('frame-order').map(({ item, stored }) => [item.key, stored.explainText.text]))
  expect(whys.get('3/frame-order/c3-where-are-they/0')).toMatch(/“are” đứng sau “Where” và trước “the”\.$/)
  expect(whys.get('1/frame-order/c1-open-your/1')).toMatch(/“Open” đứng đầu câu, ngay trước “your”\.$/)
  for (const [key, why] of whys) expect(why, key).toMatch(/” đứng (?:đầu câu, ngay trước|ngay sau|sau) “[^“”]+”/)
})

test('of questions about one piece none tells what another asks', () => {
  const pieces = ['reading-combined', 'listening-combined'].flatMap(keyed)
  for (const { item, stored } of pieces) {
    const { answers: children } = stored as unknown as {
      answers: { question: string; answers: { answer: string }[] }[]
    }
    const [choices, gaps] = [children.slice(0, 3), children.slice(3)]
    for (const { question, answers } of gaps) {
      const gap = answers[0]?.answer ?? ''
      expect(
        choices.filter((choice) => holds(choice.question, gap)).map((choice) => choice.question),
        item.key,
      ).toEqual([])
      expect(
        choices.filter((choice) => holds(question, choice.answers[0]?.answer ?? '')),
        item.key,
      ).toEqual([])
    }
  }
})
