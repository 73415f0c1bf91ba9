import { expect, test } from 'vitest'
import { rows } from '../bank/arranging.ts'
import { multipleChoice, selectIn, wordsForPictures, wrongPart } from '../bank/choosing.ts'
import { idOf } from '../bank/ids.ts'
import { kindNames } from '../bank/kind-names.ts'
import { type Draft, fillIn, matching, oneChoice, spelling, wordBank } from '../bank/questions.ts'
import { correction, letterGap, lookAndWrite, missingLetters } from '../bank/writing.ts'
import { faultsOfQuestion } from './faults.ts'
import { faultsOfReading, faultsOfWords } from './word-faults.ts'

const faultsOf = (draft: Draft): string[] => faultsOfWords({ ...draft('rules') })
const why = 'Từ này đúng vì cả câu nói như vậy.'
const picture = (name: string): string => `/pictures/words/${name}.svg`

test('who asks for a kind gives members of it and none beside them', () => {
  const ask = `Những từ nào chỉ ${kindNames.animals}?`
  expect(faultsOf(multipleChoice({ ask, right: ['cat', 'trap'], wrong: ['shirt', 'cow'], why }))).toEqual([
    'trap is none of the animals',
    'cow is one of the animals too',
  ])
  expect(faultsOf(multipleChoice({ ask, right: ['cat', 'horse'], wrong: ['shirt', 'sock'], why }))).toEqual([])
  const odd = (wrong: string[]) =>
    oneChoice({ task: 'odd', right: 'bus', wrong, why: `${wrong.join(', ')} đều chỉ ${kindNames.family}.` })
  expect(faultsOf(odd(['son', 'album', 'aunt']))).toEqual(['album is none of the family'])
  expect(faultsOf(odd(['son', 'mum', 'mother']))).toEqual(['mum and mother could stand for each other'])
})

test('a and an stand in front of what is counted', () => {
  const text = (things: string) => selectIn({ topic: kindNames.sports, text: things, right: ['karate'], why })
  expect(faultsOf(text('I can see a karate and an dog.'))).toEqual(['nobody says a karate', 'nobody says an dog'])
  expect(faultsOf(text('I can see a dog and an owl.'))).toEqual([])
})

test('words and pictures beside each other can be told apart', () => {
  const pictures = (...names: string[]) =>
    wordsForPictures({ pairs: names.map((word) => ({ word, image: picture(word) })), why })
  expect(faultsOf(pictures('toy', 'cat', 'bear'))).toEqual(['toy and bear could stand for each other'])
  expect(faultsOf(pictures('cup', 'cat', 'mug'))).toEqual(['cup and mug could stand for each other'])
  expect(faultsOf(pictures('music', 'song'))).toEqual(['music and song could stand for each other'])
  expect(faultsOf(pictures('cat', 'dog', 'cup', 'bus'))).toEqual([])
  const beside = (...wrong: string[]) =>
    oneChoice({ task: 'picture', right: 'juice', wrong, why: `${wrong.join(', ')} là từ khác.` })
  expect(faultsOf(beside('drink', 'cat'))).toEqual(['juice and drink could stand for each other'])
  const columns = (...names: string[]) =>
    matching(
      names.map((name) => [name, 'nghĩa']),
      { why },
    )
  expect(faultsOf(columns('big', 'large'))).toEqual(['big and large could stand for each other'])
  expect(faultsOf(columns('bird', 'duck'))).toEqual([])
})

test('an explanation speaks of every wrong choice and of the form that is underlined', () => {
  const choice = (text: string) =>
    oneChoice({ task: 'meaning', ask: 'cat', right: 'mèo', wrong: ['chó', 'bò'], why: text })
  expect(faultsOf(choice('cat: mèo. Còn dog nghĩa là chó.'))).toEqual(['its explanation does not speak of bò'])
  expect(faultsOf(choice('cat: mèo. Còn dog nghĩa là chó, cow nghĩa là bò.'))).toEqual([])
  const corrected = (text: string) => correction({ text: 'I have two <cat>.', answer: 'cats', why: text })
  expect(faultsOf(corrected('“two” là nhiều: “cats”.'))).toEqual(['its explanation does not speak of cat'])
  expect(faultsOf(corrected('“two” là nhiều: “cats”, không phải “cat”.'))).toEqual([])
})

test('an explanation of one choice speaks of a wrong one, whatever is asked', () => {
  const reasons = (task: 'listen' | 'odd' | 'choose' | 'reply', right: string, wrong: string[], text: string) =>
    faultsOf(oneChoice({ task, right, wrong, why: text }))
  const nothing = ['its explanation speaks of no wrong choice']
  expect(reasons('listen', 'cat', ['cup', 'car'], 'Em nghe được từ “cat”: con mèo.')).toEqual(nothing)
  expect(reasons('listen', 'cat', ['cup', 'car'], 'Em nghe được “cat” (con mèo), không phải “car”.')).toEqual([])
  expect(reasons('odd', 'pen', ['bird', 'fish'], 'pen là cái bút, không phải con vật.')).toEqual(nothing)
  const age = ['How are you?', 'Who are you?']
  expect(reasons('choose', 'How old are you?', age, 'Hỏi tuổi: How old are you?')).toEqual(nothing)
  expect(reasons('choose', 'How old are you?', age, '“How old” hỏi tuổi; “Who” hỏi là ai.')).toEqual([])
  const reply = ['He’s in bed.', 'She’s a nurse.']
  expect(reasons('reply', 'She’s in bed.', reply, 'Mẹ là nữ nên đáp “She’s”, không dùng từ chỉ nam.')).toEqual([])
  expect(
    faultsOf(oneChoice({ task: 'place', right: 'on', wrong: ['in', 'under'], why: 'Còn in là ở trong.' })),
  ).toEqual(['its explanation does not speak of under'])
})

test('an explanation of an order says more than the order', () => {
  const lines = ['Are you sad, Tom?', 'No, I am happy.', 'Let’s play in the park!', 'OK, Anna!']
  const ordered = (text: string) =>
    faultsOfQuestion({
      stored: {
        id: idOf('order'),
        ...rows({
          task: 'talkOrder',
          rows: lines.map((line, at) => ({ answer: `${at % 2 === 0 ? 'Anna' : 'Tom'}: ${line}` })),
          why: text,
        })('order'),
      },
    })
  expect(ordered(`Đoạn hội thoại đúng: ${lines.join(' – ')}`)).toEqual(['its explanation says no more than the answer'])
  expect(ordered('Anna hỏi “Are you sad, Tom?” nên Tom đáp: “No, I am happy.” rồi Anna rủ bạn đi chơi.')).toEqual([])
})

test('a class reads no sentence with a word that is much too new for it', () => {
  const item = (kind: string, text: string) => ({
    kind,
    stored: letterGap({ text, word: 'apple', clue: 'táo', why })('x'),
  })
  const tooNew = item('letter-gap', 'The ___ is red, round and delicious.')
  expect(faultsOfReading(tooNew, 1)).toEqual(['a word of its sentence is too new for class 1'])
  expect(faultsOfReading(tooNew, 4)).toEqual([])
  expect(faultsOfReading(item('letter-gap', 'The ___ is red and the boys like it.'), 1)).toEqual([])
  expect(faultsOfReading(item('frame-choice', 'The ___ is red, round and delicious.'), 1)).toEqual([])
})

test('no clue gives its word away', () => {
  expect(faultsOf(oneChoice({ task: 'word', ask: '“bánh pizza”', right: 'pizza', wrong: [], why }))).toHaveLength(1)
  expect(faultsOf(oneChoice({ task: 'listenMeaning', sound: 'DVD', right: 'đĩa DVD', wrong: [], why }))).toHaveLength(1)
  expect(faultsOf(spelling('robot', 'rô-bốt', { why }))).toHaveLength(1)
  expect(faultsOf(missingLetters({ word: 'video', clue: 'đoạn video', blanks: 2, why }))).toHaveLength(1)
  expect(faultsOf(missingLetters({ word: 'kite', clue: 'con diều', blanks: 2, why }))).toEqual([])
  const gap = { below: 'Rô-bốt biết nhảy.', why: 'robot: rô-bốt; doll là búp bê.' }
  expect(faultsOf(oneChoice({ ...gap, ask: 'The ___ can dance.', right: 'robot', wrong: ['doll'] }))).toHaveLength(1)
  expect(faultsOf(wordBank({ ...gap, text: 'The ___ can dance.', blanks: ['robot'], beside: ['doll'] }))).toHaveLength(
    1,
  )
  expect(faultsOf(oneChoice({ ...gap, ask: 'The ___ can dance.', right: 'doll', wrong: ['robot'] }))).toEqual([])
})

test('whatever is right as well is taken', () => {
  expect(faultsOf(spelling('centre', 'trung tâm', { why }))).toEqual(['center would be right too'])
  expect(faultsOf(spelling('colour', 'màu', { why }))).toEqual([])
  expect(faultsOf(letterGap({ text: 'It is ___.', word: 'grey', clue: 'màu xám', why }))).toEqual([
    'gray would be right too',
  ])
  const boxes = (word: string, clue: string) => faultsOf(letterGap({ text: 'It is ___.', word, clue, why }))
  expect(boxes('fine', 'khỏe')).toEqual(['well would be right too'])
  expect(boxes('High', 'cao')).toEqual(['tall would be right too'])
  expect(boxes('sad', 'buồn')).toEqual([])
  const left = (word: string, clue: string, blanks: number) => faultsOf(missingLetters({ word, clue, blanks, why }))
  expect(left('cup', 'cái cốc', 2)).toEqual(['mug would be right too'])
  expect(left('cup', 'cái cốc', 1)).toEqual([])
  const called = (word: string, name: string) =>
    faultsOf(lookAndWrite({ pairs: [{ word, image: picture(name), meaning: 'điện thoại' }], why }))
  expect(called('telephone', 'telephone')).toEqual(['phone would be right too'])
  expect(called('telephone|phone', 'telephone')).toEqual([])
  const heard = (...blanks: [string]) => fillIn({ sound: 'hometown', text: 'Hue is my ___.', blanks, why })
  expect(faultsOf(heard('hometown'))).toEqual(['home town would be right too'])
  expect(faultsOf(heard('hometown|home town'))).toEqual([])
  const seen = (word: string) => lookAndWrite({ pairs: [{ word, image: picture('bicycle'), meaning: 'xe đạp' }], why })
  expect(faultsOf(seen('bike'))).toEqual(['bicycle would be right too'])
  expect(faultsOf(seen('bike|bicycle'))).toEqual([])
})

test('stress stands where a dictionary has it', () => {
  const signs = (text: string) => faultsOf(matching([], { why: text }))
  expect(signs('bathroom /ˈbæˌθruːm/, career /kərˈɪr/, thirteen /ˈθɜːrˈtiːn/')).toHaveLength(3)
  expect(signs('career /kəˈrɪr/, thirteen /ˌθɜːrˈtiːn/, ice cream /aɪs kriːm/')).toEqual([])
})

test('no question word is a wrong part', () => {
  const marked = (text: string) => wrongPart({ text, wrong: 0, why: '“When” hỏi lúc nào; “am” đi với “I”.' })
  expect(faultsOf(marked('<When> is <my> <book>?'))).toEqual(['When may be right in another question'])
  expect(faultsOf(marked('Where <am> <my> <book>?'))).toEqual([])
})

test('words to choose from are of one sort, and beside a picture they can be seen', () => {
  const word = (task: 'word' | 'picture' | 'listen', right: string, wrong: string[]) =>
    faultsOf(oneChoice({ task, right, wrong, picture: picture('pilot'), why: `${wrong.join(', ')} là từ khác.` }))
  expect(word('word', 'pilot', ['office', 'sailor'])).toEqual(['office is of another sort than pilot'])
  expect(word('word', 'deadline', ['graduate', 'strategy'])).toEqual(['graduate is of another sort than deadline'])
  expect(word('word', 'fishing', ['card', 'chess'])).toEqual(['card is of another sort than fishing'])
  expect(word('word', 'pilot', ['nurse', 'sailor'])).toEqual([])
  expect(word('listen', 'pilot', ['pile'])).toEqual([])
  expect(word('picture', 'beaver', ['breeding', 'whale'])).toEqual(['nobody can see breeding'])
  expect(word('picture', 'beaver', ['camel', 'whale'])).toEqual([])
})

test('in a sentence a word that is always many stands beside its like, and behind a only what is counted', () => {
  const counted = (ask: string, wrong: string[]) =>
    faultsOf(
      oneChoice({ ask, below: 'Con khỉ ăn nhé.', right: 'banana', wrong, why: `${wrong.join(', ')} là món khác.` }),
    )
  expect(counted('It eats a yellow ___.', ['popcorn', 'apple'])).toEqual(['no a can stand before popcorn'])
  expect(counted('It eats a yellow ___.', ['lemon', 'apple'])).toEqual([])
  expect(counted('It eats its ___.', ['popcorn', 'apple'])).toEqual([])
  const gap = (right: string, wrong: string[]) =>
    faultsOf(
      oneChoice({
        ask: 'Put on your ___.',
        below: 'Con mặc vào nhé.',
        right,
        wrong,
        why: `${wrong.join(', ')} là đồ khác.`,
      }),
    )
  expect(gap('jeans', ['shirt', 'trousers'])).toEqual(['one of shirt and jeans is always many'])
  expect(gap('shirt', ['hat', 'shorts'])).toEqual(['one of shorts and shirt is always many'])
  expect(gap('jeans', ['shorts', 'tights'])).toEqual([])
})

test('an explanation speaks of the underlined form itself, not of a longer one', () => {
  const marked = (says: string) => faultsOf(wrongPart({ text: 'He enjoys <read> <comics>.', wrong: 0, why: says }))
  expect(marked('Sau “enjoy” là “reading”; “to read” đi với “want”.')).toEqual([
    'its explanation does not speak of read',
  ])
  expect(marked('Sau “enjoy” là “reading”; “read” phải thêm ing.')).toEqual([])
})

test('what is one person’s may be several persons’', () => {
  const owner = (answer: string) =>
    faultsOf(correction({ text: 'It is my <brothers>.', answer, why: '“brothers” là số nhiều, không nói của ai.' }))
  expect(owner('brother’s')).toEqual(['brothers’ would be right too'])
  expect(owner('brother’s|brothers’')).toEqual([])
})
