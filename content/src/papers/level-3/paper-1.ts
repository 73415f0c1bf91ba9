import { paper } from '../../bank/paper.ts'
import { fillIn, matching, oneChoice, rightForm, sentence, spelling, wordBank } from '../../bank/questions.ts'

/** Hello: names, ages, spelling, friends and hobbies. */
export const paper1 = paper(3, '1', [
  oneChoice({
    ask: '___ old are you? – I’m eight years old.',
    right: 'How',
    wrong: ['What', 'Who', 'Where'],
    why: 'Hỏi tuổi: How old are you?',
  }),
  fillIn({
    text: 'Hi, Ben. This ___ my friend Mary.',
    blanks: ['is'],
    why: 'Giới thiệu một người: This is ...',
  }),
  sentence('How do you spell your name?', { why: 'How do you + động từ nguyên mẫu: How do you spell ...?' }),
  oneChoice({
    task: 'listen',
    sound: 'friend',
    right: 'friend',
    wrong: ['Friday', 'front', 'fruit'],
    why: 'Em nghe được từ “friend”: bạn.',
  }),
  matching(
    [
      ['What’s your name?', 'My name’s Linh.'],
      ['How are you?', 'Fine, thank you.'],
      ['What’s your hobby?', 'It’s drawing.'],
      ['Are they your friends?', 'Yes, they are.'],
    ],
    { task: 'talk', why: 'What’s your name? hỏi tên, How are you? hỏi thăm, What’s your hobby? hỏi sở thích.' },
  ),
  wordBank({
    text: 'I like ___ songs. Mai likes ___ pictures. Nam likes ___ football.',
    blanks: ['singing', 'painting', 'playing'],
    beside: ['cooking', 'running'],
    why: 'sing songs: hát; paint pictures: vẽ tranh; play football: đá bóng. Sau like dùng động từ đuôi -ing.',
  }),
  spelling('hobby', 'sở thích', { why: 'hobby: sở thích, có hai chữ b.' }),
  oneChoice({
    ask: 'Are they your classmates? – No, they ___.',
    right: 'aren’t',
    wrong: ['isn’t', 'are', 'don’t'],
    why: 'Trả lời ngắn phủ định với they: No, they aren’t.',
  }),
  rightForm({
    text: 'My friend ___ (be) nine years old.',
    blanks: ['is'],
    why: 'my friend là một người nên dùng is.',
  }),
  oneChoice({
    task: 'odd',
    right: 'eleven',
    wrong: ['cooking', 'swimming', 'dancing'],
    why: 'eleven là số mười một; các từ còn lại là sở thích.',
  }),
])
