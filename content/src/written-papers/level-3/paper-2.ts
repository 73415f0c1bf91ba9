import { paper } from '../../bank/paper.ts'
import { fillIn, matching, oneChoice, sentence, spelling, wordBank, yesOrNo } from '../../bank/questions.ts'

/** My school: places, things, rules and break-time games. */
export const paper2 = paper(3, '2', [
  oneChoice({
    ask: 'May I ___ out, Miss Hoa? – Yes, you can.',
    right: 'go',
    wrong: ['goes', 'going', 'went'],
    why: 'Sau “May I” là từ chỉ việc làm, không thêm gì: May I go out? goes có -s, đi với he, she, it; going có -ing; went nói việc đã qua.',
  }),
  oneChoice({
    task: 'listen',
    sound: 'desk',
    right: 'desk',
    wrong: ['disk', 'duck', 'dish'],
    why: 'Em nghe được từ “desk”: bàn học, ở giữa đọc là “e”. “disk” (đĩa) đọc là “i” ở giữa; “duck” (con vịt) và “dish” (món ăn) không có âm /sk/ ở cuối.',
  }),
  fillIn({
    text: 'Look! These ___ my new rubbers.',
    blanks: ['are'],
    why: '“These” nói về nhiều vật nên dùng are; is chỉ đi với một vật.',
  }),
  sentence('Let’s go to the music room.', { why: 'Rủ bạn cùng làm gì thì nói “Let’s” rồi đến việc làm: Let’s go ...' }),
  matching(
    [
      ['Stand up,', 'please.'],
      ['Open', 'your book.'],
      ['Don’t', 'talk in class.'],
      ['May I come in?', 'Yes, you can.'],
    ],
    {
      why: 'Stand up, please: mời đứng lên; Open your book: mở sách ra; Don’t talk: đừng nói chuyện; May I ...? – Yes, you can.',
    },
  ),
  wordBank({
    text: 'At break time, the boys play ___, the girls play ___ and I read a ___.',
    blanks: ['football', 'hide-and-seek', 'book'],
    beside: ['ruler', 'window'],
    why: 'play football: đá bóng; play hide-and-seek: chơi trốn tìm; read a book: đọc sách. ruler (cái thước) và window (cửa sổ) không đọc và không chơi được.',
  }),
  spelling('ruler', 'cái thước kẻ', { why: 'ruler: cái thước kẻ.' }),
  oneChoice({
    ask: 'What colour are your pencil cases? – ___ green.',
    right: 'They’re',
    wrong: ['It’s', 'This is', 'I’m'],
    why: 'Hỏi về nhiều hộp bút (pencil cases) nên trả lời bằng They’re. It’s và This is chỉ nói về một vật; I’m nói về mình.',
  }),
  yesOrNo({
    text: 'This is my classroom. It is small but nice. There are sixteen desks and a big board. My desk is near the door.',
    says: [
      ['The classroom is big.', 'No'],
      ['There are sixteen desks.', 'Yes'],
      ['The desk is near the window.', 'No'],
    ],
    why: 'Lớp học nhỏ (small), có mười sáu bàn (sixteen desks), bàn của bạn ấy gần cửa ra vào (door).',
  }),
  oneChoice({
    task: 'odd',
    right: 'chess',
    wrong: ['gym', 'library', 'classroom'],
    why: 'chess là cờ vua, một trò chơi; gym (phòng thể dục), library (thư viện) và classroom (lớp học) là các phòng ở trường.',
  }),
])
