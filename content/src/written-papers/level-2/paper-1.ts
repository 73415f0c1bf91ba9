import { paper } from '../../bank/paper.ts'
import { fillIn, matching, oneChoice, sentence, spelling, wordBank } from '../../bank/questions.ts'

/** At the party, at the zoo: plurals, numbers to twenty, like and want. */
export const paper1 = paper(2, '1', [
  oneChoice({
    ask: 'There are two ___ at the zoo.',
    right: 'tigers',
    wrong: ['tiger', 'a tiger', 'tiger’s'],
    why: 'two (hai) là nhiều hơn một nên thêm -s: two tigers. “tiger” và “a tiger” chỉ có một con; “tiger’s” nghĩa là “của con hổ”.',
  }),
  oneChoice({
    task: 'listen',
    sound: 'cookie',
    right: 'cookie',
    wrong: ['cooker', 'coffee', 'kitchen'],
    why: 'Em nghe được từ “cookie”: bánh quy, cuối từ đọc là “i”. “cooker” (cái bếp) đầu từ đọc giống nhưng cuối từ đọc là “ơ”; “coffee” (cà phê) và “kitchen” (nhà bếp) có âm khác ở giữa.',
  }),
  fillIn({
    text: 'eleven, twelve, ___, fourteen',
    blanks: ['thirteen|13'],
    why: 'Sau mười hai (twelve) là mười ba (thirteen).',
  }),
  sentence('The monkeys are eating bananas.', {
    why: 'Kể ai trước, rồi đến “are eating” (đang ăn), rồi đến món ăn: những chú khỉ đang ăn chuối.',
  }),
  wordBank({
    text: 'At the party I eat ___ and drink ___. I wear my new ___.',
    blanks: ['cake', 'juice', 'dress'],
    beside: ['box', 'road'],
    why: 'Ăn bánh (cake), uống nước ép (juice), mặc váy mới (dress). box (cái hộp) và road (con đường) không ăn, không uống và không mặc được.',
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
    {
      why: 'ten là 10, twelve là 12, fifteen là 15, eighteen là 18, twenty là 20. fifteen có five (5), eighteen có eight (8); đuôi -teen là từ 13 đến 19.',
    },
  ),
  oneChoice({
    ask: '___ cakes are there? – There are six.',
    right: 'How many',
    wrong: ['How old', 'What', 'Where'],
    why: 'Câu trả lời là “six” (sáu cái), nên hỏi số lượng bằng “How many”. “How old” hỏi tuổi, “What” hỏi cái gì, “Where” hỏi ở đâu.',
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
    why: 'pizza là món ăn; hippo (con hà mã), monkey (con khỉ) và tiger (con hổ) là con vật.',
  }),
])
