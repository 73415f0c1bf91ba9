import { paper } from '../../bank/paper.ts'
import { fillIn, matching, oneChoice, rightForm, sentence, spelling, yesOrNo } from '../../bank/questions.ts'

/** Yesterday: stories, trips and festivals in the past simple. */
export const paper2 = paper(5, '2', [
  oneChoice({
    ask: 'What ___ you see at the zoo last week? – I saw some lions.',
    right: 'did',
    wrong: ['do', 'were', 'are'],
    why: 'last week là quá khứ và có động từ see: What did you see ...? do là hiện tại; were và are không đi với see.',
  }),
  rightForm({
    text: 'Yesterday we ___ (go) to the museum and ___ (see) old coins.',
    blanks: ['went', 'saw'],
    why: 'Quá khứ của go là went, của see là saw.',
  }),
  sentence('How did you get to Hoi An?', { why: 'Hỏi phương tiện đi lại ở quá khứ: How did + chủ ngữ + get to ...?' }),
  oneChoice({
    ask: 'They ___ to the party because it rained heavily.',
    right: 'didn’t go',
    wrong: ['don’t go', 'didn’t went', 'weren’t go'],
    why: '“rained” là quá khứ; phủ định ở quá khứ là didn’t + động từ nguyên mẫu: didn’t go. “didn’t went” chia quá khứ hai lần; “don’t go” là hiện tại; “weren’t go” có hai động từ không đi với nhau.',
  }),
  fillIn({
    sound: 'train',
    text: 'We went to Nha Trang by ___.',
    blanks: ['train'],
    why: 'Em nghe được từ “train”: tàu hỏa; by train: bằng tàu hỏa.',
  }),
  matching(
    [
      ['Where did you go?', 'I went to Phu Quoc Island.'],
      ['How did you get there?', 'By plane.'],
      ['Who did you go with?', 'With my parents.'],
      ['When did you come back?', 'Last Sunday.'],
      ['What did you eat?', 'A lot of seafood.'],
    ],
    {
      task: 'talk',
      why: 'Where hỏi nơi chốn (đảo Phú Quốc), How hỏi phương tiện (By plane), Who hỏi người (bố mẹ), When hỏi thời gian (Last Sunday), What hỏi món ăn (seafood).',
    },
  ),
  oneChoice({
    task: 'listen',
    sound: 'dragon',
    right: 'dragon',
    wrong: ['drawing', 'wagon', 'drinking'],
    why: 'Em nghe được từ “dragon”: con rồng. “wagon” (toa xe) có cùng vần nhưng bắt đầu bằng /w/; “drawing” (bức vẽ) và “drinking” (đang uống) kết thúc bằng -ing.',
  }),
  yesOrNo({
    text: 'Once upon a time, a hungry fox saw some grapes. They were high up in a tree. The fox jumped and jumped, but he couldn’t reach them. “They are sour,” he said and walked away.',
    says: [
      ['The fox was hungry.', 'Yes'],
      ['The fox ate the grapes.', 'No'],
      ['The grapes were high up.', 'Yes'],
    ],
    why: 'Cáo đói (hungry), chùm nho ở trên cao (high up) và cáo không với tới (couldn’t reach).',
  }),
  spelling('festival', 'lễ hội', {
    why: 'festival: lễ hội. Từ chia thành fes – ti – val, và kết thúc bằng -al như carnival.',
  }),
  oneChoice({
    task: 'odd',
    right: 'drink',
    wrong: ['bought', 'sang', 'gave'],
    why: 'drink ở thì hiện tại (quá khứ: drank); bought (đã mua), sang (đã hát) và gave (đã cho) ở thì quá khứ.',
  }),
])
