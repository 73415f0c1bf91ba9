import { paper } from '../../bank/paper.ts'
import { fillIn, matching, oneChoice, rightForm, sentence, spelling, wordBank } from '../../bank/questions.ts'

/** Animals and the zoo: what they look like, what they can do, why we like them. */
export const paper3 = paper(4, '3', [
  oneChoice({
    ask: 'Why do you like giraffes? – Because they have long ___.',
    right: 'necks',
    wrong: ['wings', 'noses', 'shells'],
    why: 'Hươu cao cổ (giraffe) có cổ dài: long necks. Mũi dài (noses) thì giống con voi; wings (cánh) là của chim, shells (mai, vỏ) là của rùa và ốc.',
  }),
  fillIn({
    sound: 'camel',
    text: 'The ___ can live many days without water.',
    blanks: ['camel'],
    why: 'Em nghe được từ “camel”: con lạc đà, loài vật chịu khát rất giỏi.',
  }),
  sentence('Peacocks can dance very beautifully.', {
    why: 'Chủ ngữ + can + động từ + trạng từ: công có thể múa rất đẹp.',
  }),
  wordBank({
    text: 'Parrots have colourful ___. Lions roar ___. Monkeys ___ trees quickly.',
    blanks: ['wings', 'loudly', 'climb'],
    beside: ['quietly', 'fly'],
    why: 'Vẹt có cánh (wings) sặc sỡ, sư tử gầm to (loudly), khỉ trèo (climb) cây rất nhanh. Tiếng gầm thì không quietly (khẽ), khỉ không biết fly (bay).',
  }),
  oneChoice({
    task: 'listen',
    sound: 'crocodile',
    right: 'crocodile',
    wrong: ['cucumber', 'camel', 'computer'],
    why: 'Em nghe được từ “crocodile”: con cá sấu, đầu từ có hai âm /kr/ liền nhau. “cucumber” (dưa chuột), “camel” (lạc đà) và “computer” (máy tính) không bắt đầu bằng /kr/.',
  }),
  oneChoice({
    ask: 'What are these animals? – ___ hippos.',
    right: 'They’re',
    wrong: ['It’s', 'There’s', 'These'],
    why: 'Hỏi về nhiều con vật (these animals) nên trả lời “They’re ...”. It’s và There’s chỉ đi với một con; These thì thiếu are.',
  }),
  matching(
    [
      ['a baby cow', 'a calf'],
      ['a baby dog', 'a puppy'],
      ['a baby cat', 'a kitten'],
      ['a baby duck', 'a duckling'],
    ],
    { why: 'calf: con bê; puppy: chó con; kitten: mèo con; duckling: vịt con.' },
  ),
  spelling('kangaroo', 'con chuột túi', { why: 'kangaroo: con chuột túi, sống ở nước Úc (Australia).' }),
  rightForm({
    text: 'An elephant is ___ (big) than a horse.',
    blanks: ['bigger'],
    why: 'So sánh hơn của tính từ ngắn: big gấp đôi g rồi thêm -er: bigger than.',
  }),
  oneChoice({
    task: 'odd',
    right: 'frog',
    wrong: ['eagle', 'parrot', 'owl'],
    why: 'frog (con ếch) không phải là chim; eagle (đại bàng), parrot (vẹt) và owl (cú mèo) đều là chim.',
  }),
])
