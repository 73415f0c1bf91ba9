import { paper } from '../../bank/paper.ts'
import { fillIn, matching, oneChoice, rightForm, sentence, spelling, yesOrNo } from '../../bank/questions.ts'

/** My school: subjects, the timetable, school things and what we are doing now. */
export const paper2 = paper(4, '2', [
  oneChoice({
    ask: 'What subjects do you have today? – I have ___ and science.',
    right: 'maths',
    wrong: ['Tuesday', 'playground', 'library'],
    why: 'Câu hỏi về môn học; maths (toán) là tên một môn học. library (thư viện) và playground (sân chơi) là nơi ở trường, Tuesday (thứ ba) là một ngày.',
  }),
  rightForm({
    text: 'Look! The boys ___ (play) football in the schoolyard.',
    blanks: ['are playing'],
    why: '“Look!” cho biết việc đang xảy ra: are + playing.',
  }),
  spelling('library', 'thư viện', { why: 'library: thư viện, nơi em đọc và mượn sách.' }),
  oneChoice({
    task: 'listen',
    sound: 'science',
    right: 'science',
    wrong: ['silence', 'seasons', 'pencils'],
    why: 'Em nghe được từ “science”: môn khoa học. “silence” (sự im lặng) có thêm âm /l/ ở giữa; “seasons” (các mùa) bắt đầu bằng “si”; “pencils” (bút chì) bắt đầu bằng /p/.',
  }),
  fillIn({
    text: 'When do you have English? – I have it ___ Mondays and Fridays.',
    blanks: ['on'],
    why: 'Trước các ngày trong tuần dùng giới từ on.',
  }),
  oneChoice({
    ask: 'What’s your favourite subject? – It’s art, because I love ___.',
    right: 'drawing pictures',
    wrong: ['reading maps', 'singing songs', 'playing chess'],
    why: 'art là môn mĩ thuật, nên lí do phù hợp là thích vẽ tranh: drawing pictures. singing songs (hát) hợp với môn âm nhạc, reading maps (đọc bản đồ) với môn địa lí, playing chess (chơi cờ) là một trò chơi.',
  }),
  sentence('We are painting masks in the art room.', {
    why: 'Chủ ngữ + are + động từ đuôi -ing + tân ngữ + nơi chốn.',
  }),
  matching(
    [
      ['maths', 'numbers'],
      ['music', 'songs'],
      ['PE', 'sports and games'],
      ['IT', 'computers'],
      ['art', 'pictures'],
    ],
    {
      why: 'Toán (maths) học về con số, âm nhạc (music) có bài hát, thể dục (PE) có thể thao và trò chơi, tin học (IT) dùng máy tính, mĩ thuật (art) vẽ tranh.',
    },
  ),
  yesOrNo({
    text: 'My school is in a village. It isn’t big, but it has a beautiful garden. There are fifteen classrooms and two computer rooms.',
    says: [
      ['The school is in a village.', 'Yes'],
      ['The school is very big.', 'No'],
      ['It has two computer rooms.', 'Yes'],
    ],
    why: 'Bài viết nói trường ở làng, không lớn (isn’t big) và có hai phòng máy tính.',
  }),
  oneChoice({
    task: 'odd',
    right: 'gym',
    wrong: ['ruler', 'notebook', 'rubber'],
    why: 'gym (phòng thể dục) là một nơi; ruler (cái thước), notebook (quyển vở) và rubber (cục tẩy) là đồ dùng học tập.',
  }),
])
