import { paper } from '../../bank/paper.ts'
import { fillIn, matching, oneChoice, sentence, spelling, wordBank } from '../../bank/questions.ts'

/** At the party, at the zoo: plurals, numbers to twenty, like and want. */
export const paper1 = paper(2, '1', [
  oneChoice({
    ask: 'There are two ___ at the zoo.',
    right: 'tigers',
    wrong: ['tiger', 'a tiger', 'tiger’s'],
    why: 'two (hai) là số nhiều nên thêm -s: two tigers.',
  }),
  oneChoice({
    task: 'listen',
    sound: 'cookie',
    right: 'cookie',
    wrong: ['cooker', 'coffee', 'kitchen'],
    why: 'Em nghe được từ “cookie”: bánh quy.',
  }),
  fillIn({
    text: 'eleven, twelve, ___, fourteen',
    blanks: ['thirteen|13'],
    why: 'Sau mười hai (twelve) là mười ba (thirteen).',
  }),
  sentence('The monkeys are eating bananas.', { why: 'Chủ ngữ + are + eating + món ăn: những chú khỉ đang ăn chuối.' }),
  wordBank({
    text: 'At the party I eat ___ and drink ___. I wear my new ___.',
    blanks: ['cake', 'juice', 'dress'],
    beside: ['box', 'road'],
    why: 'Ăn bánh (cake), uống nước ép (juice), mặc váy mới (dress).',
  }),
  spelling('zebra', 'con ngựa vằn', { why: 'zebra: con ngựa vằn, có sọc đen và trắng.' }),
  matching(
    [
      ['ten', '10'],
      ['twelve', '12'],
      ['fifteen', '15'],
      ['eighteen', '18'],
      ['twenty', '20'],
    ],
    { why: 'Nối mỗi từ chỉ số với con số của nó.' },
  ),
  oneChoice({
    ask: '___ cakes are there? – There are six.',
    right: 'How many',
    wrong: ['How old', 'What', 'Where'],
    why: 'Hỏi số lượng dùng “How many”.',
  }),
  fillIn({
    sound: 'clown',
    text: 'The ___ is funny.',
    blanks: ['clown'],
    why: 'Em nghe được từ “clown”: chú hề.',
  }),
  oneChoice({
    task: 'odd',
    right: 'pizza',
    wrong: ['hippo', 'monkey', 'tiger'],
    why: 'pizza là món ăn; các từ còn lại là con vật.',
  }),
])
