import { paper } from '../../bank/paper.ts'
import { fillIn, matching, oneChoice, rightForm, sentence, spelling, wordBank } from '../../bank/questions.ts'

/** Hello: names, ages, spelling, friends and hobbies. */
export const paper1 = paper(3, '1', [
  oneChoice({
    ask: '___ old are you? – I’m eight years old.',
    right: 'How',
    wrong: ['What', 'Who', 'Where'],
    why: 'Câu trả lời là tuổi (eight years old), nên hỏi “How old are you?”. What hỏi cái gì, Who hỏi ai, Where hỏi ở đâu; ba từ này không đi với old để hỏi tuổi.',
  }),
  fillIn({
    text: 'Hi, Ben. This ___ my friend Mary.',
    blanks: ['is'],
    why: 'Giới thiệu một người: This is ...',
  }),
  sentence('How do you spell your name?', {
    why: 'Sau “How do you” là từ chỉ việc làm, không thêm gì: How do you spell ...?',
  }),
  oneChoice({
    task: 'listen',
    sound: 'friend',
    right: 'friend',
    wrong: ['Friday', 'front', 'fruit'],
    why: 'Em nghe được từ “friend”: bạn, ở giữa đọc là “e”. “front” (phía trước) đọc là “ă” và kết thúc bằng âm /t/; “Friday” (thứ sáu) đọc là “ai”; “fruit” (trái cây) đọc là “u” dài.',
  }),
  matching(
    [
      ['What’s your name?', 'My name’s Linh.'],
      ['How are you?', 'Fine, thank you.'],
      ['What’s your hobby?', 'It’s drawing.'],
      ['Are they your friends?', 'Yes, they are.'],
    ],
    {
      task: 'talk',
      why: 'What’s your name? hỏi tên, How are you? hỏi thăm, What’s your hobby? hỏi sở thích; Are they ...? thì đáp Yes, they are.',
    },
  ),
  wordBank({
    text: 'I like ___ songs. Mai likes ___ pictures. Nam likes ___ football.',
    blanks: ['singing', 'painting', 'playing'],
    beside: ['cooking', 'running'],
    why: 'sing songs: hát; paint pictures: vẽ tranh; play football: đá bóng. Sau like dùng từ có đuôi -ing. cooking (nấu ăn) và running (chạy) không đi với songs, pictures hay football.',
  }),
  spelling('hobby', 'sở thích', { why: 'hobby: sở thích, có hai chữ b.' }),
  oneChoice({
    ask: 'Are they your classmates? – No, they ___.',
    right: 'aren’t',
    wrong: ['isn’t', 'are', 'don’t'],
    why: 'Câu hỏi có “Are they”, trả lời “không” thì nói: No, they aren’t. isn’t đi với he, she, it; are đi với Yes; don’t trả lời câu hỏi “Do they ...?”.',
  }),
  rightForm({
    text: 'My friend ___ (be) nine years old now.',
    blanks: ['is'],
    why: 'my friend là một người và “now” là bây giờ nên dùng is.',
  }),
  oneChoice({
    task: 'odd',
    right: 'eleven',
    wrong: ['cooking', 'swimming', 'dancing'],
    why: 'eleven là số mười một; cooking (nấu ăn), swimming (bơi) và dancing (nhảy múa) là sở thích.',
  }),
])
