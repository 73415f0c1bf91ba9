import { paper } from '../../bank/paper.ts'
import { fillIn, matching, oneChoice, rightForm, sentence, spelling, wordBank } from '../../bank/questions.ts'

/** Free time, habits and the future: how often, going to, will. */
export const paper1 = paper(5, '1', [
  oneChoice({
    ask: 'How often do you go swimming? – ___',
    right: 'Twice a week.',
    wrong: ['Two hours.', 'At the pool.', 'With my brother.'],
    why: '“How often” hỏi mức độ thường xuyên: “Twice a week.” (hai lần một tuần). “Two hours.” nói kéo dài bao lâu, “At the pool.” nói ở đâu, “With my brother.” nói cùng ai.',
  }),
  rightForm({
    text: 'My grandparents live on a farm. They always ___ (get) up before six.',
    blanks: ['get'],
    why: '“live” ở hiện tại và “always” nói về thói quen; They là số nhiều nên động từ không thêm -s: get.',
  }),
  sentence('I am going to visit my uncle this weekend.', {
    why: 'Kế hoạch: am going to + động từ nguyên mẫu.',
  }),
  oneChoice({
    task: 'listen',
    sound: 'skate',
    right: 'skate',
    wrong: ['skirt', 'state', 'scared'],
    why: 'Em nghe được từ “skate”: trượt băng, trượt pa-tanh. “state” (bang, trạng thái) có âm /t/ thay cho /k/ ở đầu; “scared” (sợ) kết thúc bằng /d/; “skirt” (chân váy) có nguyên âm khác ở giữa.',
  }),
  fillIn({
    text: 'What would you like to be in the ___? – I’d like to be a pilot.',
    blanks: ['future'],
    why: 'in the future: trong tương lai.',
  }),
  matching(
    [
      ['a writer', 'writes stories for children'],
      ['a pilot', 'flies planes'],
      ['an architect', 'designs buildings'],
      ['a firefighter', 'puts out fires'],
    ],
    {
      why: 'writer (nhà văn) viết truyện, pilot (phi công) lái máy bay, architect (kiến trúc sư) thiết kế nhà cửa, firefighter (lính cứu hỏa) dập lửa.',
    },
  ),
  oneChoice({
    ask: 'She ___ eats fast food. She thinks it isn’t healthy.',
    right: 'rarely',
    wrong: ['always', 'usually', 'often'],
    why: 'Bạn ấy nghĩ đồ ăn nhanh không tốt nên hiếm khi (rarely) ăn. often (hay), usually (thường) và always (luôn luôn) đều là ăn nhiều, không hợp với câu sau.',
  }),
  wordBank({
    text: 'In my free time, I ___ the internet, ___ for a walk and ___ karate.',
    blanks: ['surf', 'go', 'do'],
    beside: ['play', 'make'],
    why: 'surf the internet: lướt mạng; go for a walk: đi dạo; do karate: tập ka-ra-te. play đi với trò chơi có bóng, không đi với karate; make là làm ra.',
  }),
  spelling('camping', 'việc đi cắm trại', { why: 'camping: cắm trại, như trong go camping.' }),
  oneChoice({
    task: 'odd',
    right: 'kindly',
    wrong: ['sometimes', 'never', 'usually'],
    why: 'kindly nói về cách làm (tử tế); sometimes (thỉnh thoảng), never (không bao giờ) và usually (thường) nói về mức độ thường xuyên.',
  }),
])
