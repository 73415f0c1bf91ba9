import type { Example } from '../../contract.ts'
import { shownPicture } from '../../shared/pictures/examples.ts'

const title = 'Điền chữ cái còn thiếu.'

/** Why the letters of each question are right. */
const reasons: Readonly<Record<string, string>> = {
  'letters-1': 'elephant là con voi: âm /f/ ở giữa viết bằng ph, không viết f; sau a là n rồi t.',
  'letters-2':
    'kite (cái diều) bắt đầu bằng k, không phải c; ice cream (kem) có c đọc là /s/ trong ice và /k/ trong cream.',
  'letters-3': 'Màu xám viết là grey (Anh) hoặc gray (Mỹ); great nghĩa là tuyệt, không phải màu.',
  'letters-4': 'butterfly (con bướm) gồm butter và fly: butter có hai chữ t, không viết buter; fly có chữ l.',
  'letters-5': 'sun (mặt trời) có chữ u, son là con trai; o’clock có c trước k như trong clock.',
  'letters-6': 'Nghe được go: đi, viết g rồi o; no chỉ khác âm đầu và nghĩa là không.',
  'letters-7': 'banana (quả chuối) có ba nguyên âm, đều là chữ a, không có e.',
  'letters-8':
    'London đọc /ˈlʌndən/ nhưng viết hai chữ o, không viết u; sky không có nguyên âm nào khác, chữ y đọc là /aɪ/.',
  'letters-9': 'umbrella (cái ô): âm đầu /ʌ/ viết là u, không viết a; sau br là e, cuối từ là a.',
  'letters-10':
    'kite (cái diều) có e cuối không đọc, làm i đọc là /aɪ/; fish (con cá) có i đọc là /ɪ/ nên không có e ở cuối.',
  'letters-11': 'We look out of it: ta nhìn ra ngoài qua cửa sổ, window; âm cuối viết là ow, không chỉ có o.',
  'letters-12': 'green (xanh lá) có ee đọc là /iː/; purple (tím) viết ur, cuối từ là le chứ không phải el.',
  'letters-13': 'Monday (thứ Hai) đọc /ˈmʌndeɪ/ nhưng viết o, không viết u; Friday (thứ Sáu) có i đọc là /aɪ/.',
  'letters-14':
    'Con vật có vòi rất dài là elephant (con voi): hai chữ e đứng trước và sau l, cuối từ là t, không phải d.',
}

/** A question as it comes out of storage, where `answers` and `settings` are JSON text. */
const stored = (id: string, words: readonly unknown[], more: Record<string, unknown> = {}) => ({
  type: 'FillLetterInTheBlank',
  id,
  title,
  explainText: { text: reasons[id] },
  ...more,
  answers: JSON.stringify(words),
})

const blanked = (randomNumbers: unknown) => ({ settings: JSON.stringify({ answers: { randomNumbers } }) })

/** Responses that every question is marked with: `right` is right, `wrong` is wrong in each box. */
const usual = (right: readonly string[], wrong: readonly string[]): Example['responses'] => [
  { name: 'right', response: { blanks: right }, correct: true },
  { name: 'right in capitals', response: { blanks: right.map((letter) => letter.toUpperCase()) }, correct: true },
  {
    name: 'right with spaces and marks of their own',
    response: { blanks: right.map((letter) => ` ${letter.normalize('NFD')}\u00a0`) },
    correct: true,
  },
  { name: 'only the first wrong', response: { blanks: [wrong[0], ...right.slice(1)] }, correct: false },
  { name: 'only the last empty', response: { blanks: [...right.slice(0, -1), ''] }, correct: false },
  { name: 'wrong', response: { blanks: wrong }, correct: false },
  { name: 'empty', response: { blanks: right.map(() => '') }, correct: false },
  {
    name: 'two letters in a box',
    response: { blanks: [`${right[0]}${right[0]}`, ...right.slice(1)] },
    correct: false,
    fits: false,
  },
  { name: 'a box too many', response: { blanks: [...right, 'e'] }, correct: false, fits: false },
  { name: 'one text', response: { blanks: right.join('') }, correct: false, fits: false },
  { name: 'no texts', response: { blanks: right.map(() => 1) }, correct: false, fits: false },
]

const elephant = { ...shownPicture('words/elephant'), audioUrl: '/sounds/words/elephant.mp3' }
const toys = { question: 'What can you see?' }
const kite = { ...shownPicture('words/kite'), question: 'It flies in the wind.' }
const iceCream = { ...shownPicture('words/ice-cream'), audioUrl: '/sounds/words/ice-cream.mp3' }
const seen = (...words: readonly (readonly [text: string, picture: string])[]) =>
  words.map(([text, picture]) => ({ text, ...shownPicture(picture) }))
const window = { question: 'We look out of it.', audioUrl: '/sounds/words/window.mp3' }
const bigAnimal = { question: 'It has a very long nose.' }
const sounded = (text: string) => ({
  text,
  ...shownPicture('words/elephant'),
  audioUrl: '/sounds/words/elephant.mp3',
})

export const fillLetterInTheBlankExamples: readonly Example[] = [
  {
    name: 'two letters where the question says no number',
    question: stored('letters-1', [{ id: 1, answer: 'elephant' }], elephant),
    twin: stored('letters-1', [{ id: 1, answer: 'elechamt' }], elephant),
    responses: usual(['p', 'n'], ['n', 'p']),
  },
  {
    name: 'two words with pictures and a clue',
    question: stored(
      'letters-2',
      [
        { text: 'kite', ...kite },
        { Text: 'ice cream', ...iceCream },
      ],
      toys,
    ),
    twin: stored(
      'letters-2',
      [
        { text: 'bike', ...kite },
        { Text: 'ice dreal', ...iceCream },
      ],
      toys,
    ),
    responses: usual(['k', 't', 'c', 'm'], ['c', 'k', 'k', 'n']),
  },
  {
    name: 'a word that is written in two ways',
    question: stored('letters-3', ['grey|gray|great']),
    twin: stored('letters-3', ['gooy']),
    responses: [
      ...usual(['r', 'e'], ['e', 'r']),
      { name: 'the other way', response: { blanks: ['R', 'a'] }, correct: true },
      { name: 'a way that is not the word', response: { blanks: ['r', 'o'] }, correct: false },
    ],
  },
  {
    name: 'four letters, one of them twice',
    question: stored('letters-4', ['butterfly'], blanked(4)),
    twin: stored('letters-4', ['buppeafiy'], blanked(4)),
    responses: usual(['t', 't', 'r', 'l'], ['r', 'l', 't', 't']),
  },
  {
    name: 'one letter in each of two words, the number as a text',
    question: stored('letters-5', ['sun', "o'clock"], blanked('1')),
    twin: stored('letters-5', ['son', "o'clopk"], blanked('1')),
    responses: usual(['u', 'c'], ['a', 'k']),
  },
  {
    name: 'more letters than the word has',
    question: stored('letters-6', ['go'], { ...blanked(9), audioUrl: '/sounds/words/go.mp3' }),
    twin: stored('letters-6', ['up'], { ...blanked(9), audioUrl: '/sounds/words/go.mp3' }),
    responses: usual(['g', 'o'], ['o', 'g']),
  },
  {
    name: 'two vowels',
    question: stored('letters-7', ['banana'], { filterVowels: true }),
    twin: stored('letters-7', ['banenu'], { filterVowels: true }),
    responses: usual(['a', 'a'], ['e', 'n']),
  },
  {
    name: 'vowels, and a word that has none',
    question: stored('letters-8', ['London', 'sky'], { filterVowels: 'true' }),
    twin: stored('letters-8', ['Lundan', 'ckz'], { filterVowels: 'true' }),
    responses: usual(['o', 'o', 's', 'y'], ['u', 'a', 'y', 's']),
  },
  {
    name: 'all vowels of a word',
    question: stored('letters-9', ['umbrella'], { filterVowels: 'True', ...blanked(9) }),
    twin: stored('letters-9', ['imbrallo'], { filterVowels: 'True', ...blanked(9) }),
    responses: usual(['u', 'e', 'a'], ['e', 'a', 'u']),
  },
  {
    name: 'two things in pictures',
    question: stored('letters-10', seen(['kite', 'words/kite'], ['fish', 'words/fish'])),
    twin: stored('letters-10', seen(['kato', 'words/kite'], ['xiyh', 'words/fish'])),
    responses: usual(['i', 'e', 'f', 's'], ['e', 'i', 's', 'f']),
  },
  {
    name: 'a thing that is heard',
    question: stored('letters-11', ['window'], { ...blanked(3), ...window }),
    twin: stored('letters-11', ['aendew'], { ...blanked(3), ...window }),
    responses: usual(['w', 'i', 'o'], ['m', 'e', 'a']),
  },
  {
    name: 'two colours in pictures',
    question: stored('letters-12', seen(['green', 'colours/green'], ['purple', 'colours/purple'])),
    twin: stored('letters-12', seen(['orexn', 'colours/green'], ['parplo', 'colours/purple'])),
    responses: usual(['g', 'e', 'u', 'e'], ['c', 'i', 'e', 'u']),
  },
  {
    name: 'vowels of two days',
    question: stored('letters-13', ['Monday', 'Friday'], { filterVowels: true, question: 'days of the week' }),
    twin: stored('letters-13', ['Mendiy', 'Fradoy'], { filterVowels: true, question: 'days of the week' }),
    responses: usual(['o', 'a', 'i', 'a'], ['a', 'o', 'a', 'i']),
  },
  {
    name: 'an animal that is seen and heard',
    question: stored('letters-14', [sounded('elephant')], { ...blanked(3), ...bigAnimal }),
    twin: stored('letters-14', [sounded('alophand')], { ...blanked(3), ...bigAnimal }),
    responses: usual(['e', 'e', 't'], ['a', 'o', 'd']),
  },
]
