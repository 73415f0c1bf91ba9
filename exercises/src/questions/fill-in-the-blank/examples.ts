import type { Example } from '../../contract.ts'
import { shownPicture } from '../../shared/pictures/examples.ts'

/** A question as it comes out of storage, where `answers` is JSON text. */
const stored = (question: Record<string, unknown>, answers: unknown) => ({
  type: 'FillInTheBlank',
  id: 'q1',
  ...question,
  answers: JSON.stringify(answers),
})

/** What may come for a question of which `right` is a right response, and `wrong` is wrong in each blank. */
const responsesTo = (right: readonly string[], wrong: readonly string[]): Example['responses'] => [
  { name: 'right', response: { blanks: right }, correct: true },
  {
    name: 'right with spaces, in capitals',
    response: { blanks: right.map((text) => `  ${text.toUpperCase()}\u00a0`) },
    correct: true,
  },
  {
    name: 'right with other signs',
    response: { blanks: right.map((text) => text.normalize('NFD').replaceAll("'", '\u2019')) },
    correct: true,
  },
  { name: 'only the first wrong', response: { blanks: [wrong[0], ...right.slice(1)] }, correct: false },
  { name: 'only the last empty', response: { blanks: [...right.slice(0, -1), ''] }, correct: false },
  { name: 'wrong', response: { blanks: wrong }, correct: false },
  { name: 'empty', response: { blanks: right.map(() => ' ') }, correct: false },
  { name: 'a blank too many', response: { blanks: [...right, ''] }, correct: false, fits: false },
  { name: 'one text', response: { blanks: right.join(', ') }, correct: false, fits: false },
  { name: 'no texts', response: { blanks: right.map(() => ({ text: 'x' })) }, correct: false, fits: false },
]

const kite = {
  title: 'Điền từ còn thiếu vào chỗ trống.',
  question: 'What is Mai doing?',
  questionSub: 'Mai đang thả diều.',
  questionText: 'She is ___ a kite.',
  ...shownPicture('words/kite'),
  explainText: {
    text: 'fly a kite: thả diều; sau is là V-ing: flying. ride đi với xe hoặc ngựa nên không nói riding a kite.',
  },
}
const market = {
  title: 'Hoàn thành câu.',
  questionText: 'On ______, my mother goes to the ______.',
  questionSub: 'Chọn một ý: Chủ nhật – chợ, hoặc thứ Bảy – siêu thị.',
  explainText: {
    text: 'Sau On là ngày: Sunday, Saturday; sau goes to the là nơi đến: market, supermarket. Hai từ phải cùng một ý.',
  },
}
const bank = {
  optionType: 'FILLINTHEBLANK_CHOOSEWORD',
  title: 'Chọn từ trong khung để hoàn thành câu.',
  questionText: 'My brother ___ football and my sisters ___ chess.<br>We ___ happy.',
  explainText: {
    text: 'My brother là ngôi thứ ba số ít: plays; my sisters là số nhiều: play; We đi với are, không đi với is.',
  },
}
const picture = {
  optionType: 'FILLINTHEBLANK_LOOKANREADYES/NO',
  title: 'Nhìn tranh, đọc câu rồi chọn Yes hoặc No.',
  ...shownPicture('words/cat'),
  questionText: 'The animal is a cat. ___\nIt can fly. ___',
  explainText: { text: 'Trong tranh là con mèo (a cat): Yes. fly là bay, mèo không biết bay: No.' },
}
const form = {
  optionType: 'FILLINTHEBLANK_USECORRECT',
  title: 'Chia động từ trong ngoặc.',
  questionText: 'Yesterday we ___ (go) to the zoo and ___ (see) two tigers.',
  explainText: {
    text: 'Có yesterday: thì quá khứ đơn. go và see bất quy tắc: went, saw; không thêm -ed và không giữ go, see.',
  },
}
const playing = {
  optionType: 'FILLINTHEBLANK_USECORRECT',
  title: 'Chia động từ trong ngoặc.',
  questionText: 'Look! The children ___ (play) in the yard and the baby ___ (sleep).',
  explainText: {
    text: 'Look! cho biết việc đang diễn ra: am/is/are + V-ing. children là số nhiều: are playing; the baby là số ít: is sleeping, không phải are sleeping.',
  },
}
const habit = {
  optionType: 'FILLINTHEBLANK_USECORRECT',
  title: 'Chia động từ trong ngoặc.',
  questionText: 'My father usually ___ (get) up at five. He ___ (not / drink) coffee.',
  explainText: {
    text: 'usually chỉ thói quen: thì hiện tại đơn. My father, He là ngôi thứ ba số ít: gets; phủ định doesn’t + động từ nguyên mẫu: doesn’t drink, không phải doesn’t drinks.',
  },
}
const sentence = {
  title: 'Đặt câu hỏi cho phần gạch chân.',
  questionText: 'Nam goes to school <by bus>.\n→ ______',
  explainText: {
    text: 'by bus là phương tiện nên hỏi bằng How; Nam là ngôi thứ ba số ít: does + động từ nguyên mẫu go, không phải goes.',
  },
}
/** Each way of asking how somebody comes to school. */
const journeys = (people: readonly string[], verbs: readonly string[]): string =>
  people.flatMap((who) => verbs.map((verb) => `How does ${who} ${verb} to school?`)).join('|')
const ball = {
  optionType: 'FILLINTHEBLANK_LOOKANREADYES/NO',
  title: 'Nhìn tranh, đọc câu rồi chọn Yes hoặc No.',
  ...shownPicture('places/under'),
  questionText: 'The ball is under the table. ___\nThere are two balls. ___',
  explainText: { text: 'Quả bóng ở dưới bàn (under): Yes. Trong tranh chỉ có một quả bóng, không phải hai: No.' },
}
const clock = {
  optionType: 'FILLINTHEBLANK_LOOKANREADYES/NO',
  title: 'Nhìn đồng hồ, đọc câu rồi chọn Yes hoặc No.',
  ...shownPicture('clocks/7-00'),
  questionText: 'It is half past seven. ___\nIt is seven o’clock. ___',
  explainText: {
    text: 'Kim ngắn chỉ số 7, kim dài chỉ số 12: seven o’clock. half past seven là 7 giờ 30, khi kim dài chỉ số 6: No.',
  },
}
const fridge = {
  title: 'Hoàn thành câu.',
  questionText: 'Now there ___ some milk, but there ___ any eggs in the fridge.',
  explainText: {
    text: 'milk không đếm được: is, không phải are; eggs là số nhiều và any đứng trong câu phủ định: aren’t.',
  },
}
const morning = {
  optionType: 'FILLINTHEBLANK_CHOOSEWORD',
  title: 'Chọn từ trong khung để hoàn thành câu.',
  questionText: 'Every morning I ___ up at six.<br>Then I ___ my teeth and ___ breakfast.',
  explainText: {
    text: 'get up: thức dậy; brush my teeth: đánh răng; have breakfast: ăn sáng. watch (xem) và play (chơi) không đi với các từ này.',
  },
}
const party = {
  optionType: 'FILLINTHEBLANK_CHOOSEWORD',
  title: 'Chọn giới từ trong khung để hoàn thành câu.',
  questionText: 'Mai’s birthday is ___ May.<br>The party starts ___ six o’clock ___ Sunday.',
  explainText: {
    text: 'in + tháng: in May; at + giờ: at six o’clock; on + ngày trong tuần: on Sunday, không phải in Sunday.',
  },
}
const swimmer = {
  title: 'Nhìn tranh và viết câu trả lời.',
  question: 'What is Ben doing?',
  questionText: '→ ______',
  ...shownPicture('words/person-swimming'),
  explainText: {
    text: 'Hỏi đang làm gì: He is + V-ing; swim gấp đôi m trước -ing: swimming. Ben đang bơi, không phải đang chạy (running).',
  },
}

/** A sentence is right with its full stop and without it. */
const swims = (beginnings: readonly string[]): string =>
  beginnings.flatMap((beginning) => [`${beginning} swimming.`, `${beginning} swimming`]).join('|')

export const fillInTheBlankExamples: readonly Example[] = [
  {
    name: 'one blank with variants',
    question: stored(kite, [{ id: 1, answer: 'flying | playing with' }]),
    twin: stored(kite, [{ id: 1, answer: 'making' }]),
    responses: [
      ...responsesTo(['flying'], ['riding']),
      { name: 'the second variant in capitals', response: { blanks: [' Playing  With '] }, correct: true },
      { name: 'both variants', response: { blanks: ['flying | playing with'] }, correct: false },
    ],
  },
  {
    name: 'two complete solutions',
    question: stored(market, ['Sunday|market', 'Sundays|market', 'Saturday|supermarket', 'Saturdays|supermarket']),
    twin: stored(market, ['Monday|shop', 'Fridays|bakery']),
    responses: [
      ...responsesTo(['Sunday', 'market'], ['market', 'Sunday']),
      { name: 'the other solution', response: { blanks: ['Saturdays', 'supermarket'] }, correct: true },
      { name: 'half of each', response: { blanks: ['Sunday', 'supermarket'] }, correct: false },
    ],
  },
  {
    name: 'word bank',
    question: stored(bank, ['plays', 'play', 'are', { answer: ['is', 'playing'], isCorrect: 'false' }]),
    twin: stored(bank, ['playing', 'are', 'is', { answer: ['plays', 'play'], isCorrect: 'false' }]),
    responses: [
      ...responsesTo(['plays', 'play', 'are'], ['playing', 'plays', 'is']),
      { name: 'two words changed', response: { blanks: ['play', 'plays', 'are'] }, correct: false },
    ],
  },
  {
    name: 'yes or no',
    question: stored(picture, ['yes', 'no']),
    twin: stored(picture, ['no', 'yes']),
    responses: responsesTo(['Yes', 'No'], ['No', 'Yes']),
  },
  {
    name: 'the correct form',
    question: stored(form, ['went|saw']),
    twin: stored(form, ['go|see']),
    responses: responsesTo(['went', 'saw'], ['goed', 'seed']),
  },
  {
    name: 'a whole sentence',
    question: stored(sentence, [journeys(['Nam', 'he'], ['go', 'get', 'travel', 'come'])]),
    twin: stored(sentence, ['How did Nam go to school?']),
    responses: [
      ...responsesTo(['How does Nam go to school?'], ['How does Nam goes to school?']),
      { name: 'without question mark and capital', response: { blanks: ['how does Nam go to school'] }, correct: true },
      { name: 'another verb', response: { blanks: ['How does he get to school?'] }, correct: true },
      { name: 'another sentence', response: { blanks: ['How is Nam?'] }, correct: false },
    ],
  },
  {
    name: 'yes or no, with a picture',
    question: stored(ball, ['yes', 'no']),
    twin: stored(ball, ['no', 'yes']),
    responses: responsesTo(['Yes', 'No'], ['No', 'Yes']),
  },
  {
    name: 'two blanks, short or in full',
    question: stored(fridge, ['is|aren’t', 'is|are not']),
    twin: stored(fridge, ['was|weren’t']),
    responses: [
      ...responsesTo(['is', "aren't"], ['are', "isn't"]),
      { name: 'in full', response: { blanks: ['is', 'are not'] }, correct: true },
    ],
  },
  {
    name: 'word bank: a morning',
    question: stored(morning, ['get', 'brush', 'have', { answer: ['watch', 'play'], isCorrect: 'false' }]),
    twin: stored(morning, ['watch', 'play', 'get', { answer: ['brush', 'have'], isCorrect: 'false' }]),
    responses: [
      ...responsesTo(['get', 'brush', 'have'], ['play', 'watch', 'brush']),
      { name: 'one wrong', response: { blanks: ['get', 'watch', 'have'] }, correct: false },
    ],
  },
  {
    name: 'a whole sentence about a picture',
    question: stored(swimmer, [swims(['He is', 'He’s', 'Ben is', 'Ben’s'])]),
    twin: stored(swimmer, ['He is diving.']),
    responses: [
      ...responsesTo(['He is swimming.'], ['He is running.']),
      { name: 'short', response: { blanks: ["he's swimming"] }, correct: true },
      { name: 'with the name', response: { blanks: ['Ben is swimming'] }, correct: true },
    ],
  },
  {
    name: 'word bank: prepositions of time',
    question: stored(party, ['in', 'at', 'on', { answer: ['to', 'of'], isCorrect: 'false' }]),
    twin: stored(party, ['to', 'of', 'in', { answer: ['at', 'on'], isCorrect: 'false' }]),
    responses: responsesTo(['in', 'at', 'on'], ['to', 'in', 'of']),
  },
  {
    name: 'yes or no: the time on a clock',
    question: stored(clock, ['no', 'yes']),
    twin: stored(clock, ['yes', 'no']),
    responses: responsesTo(['No', 'Yes'], ['Yes', 'No']),
  },
  {
    name: 'the correct form: what is going on',
    question: stored(playing, ['are playing|is sleeping']),
    twin: stored(playing, ['play|sleeps']),
    responses: [
      ...responsesTo(['are playing', 'is sleeping'], ['is playing', 'are sleeping']),
      { name: 'the forms of a habit', response: { blanks: ['play', 'sleeps'] }, correct: false },
    ],
  },
  {
    name: 'the correct form: a habit',
    question: stored(habit, ['gets|doesn’t drink', 'gets|does not drink']),
    twin: stored(habit, ['got|didn’t drink']),
    responses: [
      ...responsesTo(['gets', "doesn't drink"], ['get', "doesn't drinks"]),
      { name: 'in full', response: { blanks: ['gets', 'does not drink'] }, correct: true },
    ],
  },
]
