import type { Example } from '../../contract.ts'
import { shownPicture } from '../../shared/pictures/examples.ts'

type Stored = { id: string; answer: string; [field: string]: unknown }

/** What may come for a question with these options, of which `right` is right and `wrong` is not. */
const responsesTo = (answers: readonly Stored[], right: string, wrong: string): Example['responses'] => [
  { name: 'right', response: { picked: right }, correct: true },
  { name: 'right, with a field besides', response: { picked: right, seconds: 12 }, correct: true },
  { name: 'wrong', response: { picked: wrong }, correct: false },
  { name: 'an option of another question', response: { picked: 'elsewhere' }, correct: false, fits: false },
  { name: 'nothing picked', response: { picked: null }, correct: false },
  { name: 'right and wrong at once', response: { picked: [right, wrong] }, correct: false, fits: false },
  { name: 'the answer in place of its id', response: { picked: answers[0]?.answer }, correct: false, fits: false },
  { name: 'the id alone', response: right, correct: false, fits: false },
  { name: 'an object in place of an id', response: { picked: { [right]: true } }, correct: false, fits: false },
]

/** A question as it is stored, and its twin with another key: the same in all but which option is right. */
const example = (
  name: string,
  question: { id: string; [field: string]: unknown },
  answers: readonly Stored[],
  [right, twin]: readonly [string, string],
): Example => {
  const keyed = (key: string) => ({
    ...question,
    type: 'OneChoice',
    answers: JSON.stringify(answers.map((answer) => ({ ...answer, isCorrect: answer.id === key }))),
  })
  return { name, question: keyed(right), twin: keyed(twin), responses: responsesTo(answers, right, twin) }
}

/** LISTENPICTURE: its answers are addresses of pictures, and each id is one that may also be sent as a number. */
const heard = (...[name, question, answers, keys]: Parameters<typeof example>): Example => {
  const one = example(name, { ...question, optionType: 'LISTENPICTURE' }, answers, keys)
  const asNumber = { name: 'right, its id as a number', response: { picked: Number(keys[0]) }, correct: true }
  return { ...one, responses: [...one.responses, asNumber] }
}

export const oneChoiceExamples: readonly Example[] = [
  example(
    'sentences',
    {
      id: 'oc-1',
      title: 'Đọc và chọn câu đúng.',
      question: 'Look! Mai’s kite is high up in the sky. What is Mai doing?',
      option: 'SENTENCES',
      optionType: 'ONECHOICE_ANSWER',
      settings: '{"answers": {"direction": "horizontal", "bulletType": "character"}}',
      explainText: {
        text: 'Con diều (kite) bay trên trời: Mai đang thả diều, flying a kite; riding đi với a bike: đi xe đạp.',
      },
    },
    [
      { id: '8c', answer: 'She is flying a kite.' },
      { id: '2f', answer: 'She is riding a bike.' },
      { id: 'd1', answer: 'She is watering the flowers.' },
      { id: '47', answer: 'She is reading a book.' },
    ],
    ['8c', 'd1'],
  ),
  example(
    'words of one syllable, numbered',
    {
      id: 'oc-2',
      title: 'Chọn từ khác loại.',
      option: 'MONOPHONIC',
      settings: { answers: { bulletType: 'number', direction: 'horizontal' } },
      explainText: { text: 'red và blue chỉ màu sắc; cat là con vật.' },
    },
    [
      { id: 'a9', answer: 'red' },
      { id: '3e', answer: 'blue' },
      { id: 'f2', answer: 'cat' },
    ],
    ['f2', 'a9'],
  ),
  example(
    'words of several syllables, with underlined parts',
    {
      id: 'oc-3',
      title: 'Chọn từ có phần gạch chân đọc khác.',
      option: 'POLYPHONIC',
      settings: { answers: { underlined: true } },
      explainText: { text: 'a trong banana và o trong tomato đọc là /ə/; e trong elephant đọc là /e/.' },
    },
    [
      { id: '71', answer: 'b<a>nana' },
      { id: '0b', answer: 't<o>mato' },
      { id: 'c5', answer: '<e>lephant' },
    ],
    ['c5', '71'],
  ),
  example(
    'numbers',
    {
      id: 'oc-4',
      question: 'Ten and two is ____.',
      option: 'NUMBERS',
      settings: { answers: { bulletType: 'none' } },
      explainText: { text: 'and là cộng: 10 + 2 = 12; 20 là two tens, hai chục.' },
    },
    [
      { id: '5d', answer: '12' },
      { id: 'e8', answer: '20' },
    ],
    ['5d', 'e8'],
  ),
  example(
    'ordinal numbers, with bullets',
    {
      id: 'oc-5',
      question: 'January is the ____ month.',
      option: 'ORDINAL_NUMBERS',
      settings: { answers: { bulletType: 'special characters' } },
      explainText: { text: 'January là tháng đứng đầu năm: first; second là thứ hai, February.' },
    },
    [
      { id: '1a', answer: 'first' },
      { id: '9b', answer: 'second' },
    ],
    ['1a', '9b'],
  ),
  example(
    'phonetic signs',
    {
      id: 'oc-6',
      question: 'How do you say <th>ink?',
      option: 'PHONETIC',
      explainText: { text: 'th trong think đọc là /θ/, không rung cổ họng; /ð/ rung cổ họng, như trong this.' },
    },
    [
      { id: '6c', answer: '/θ/' },
      { id: 'b3', answer: '/ð/' },
    ],
    ['6c', 'b3'],
  ),
  example(
    'pictures in three columns',
    {
      id: 'oc-7',
      title: 'Chọn hình đúng.',
      question: 'a kite',
      optionType: 'ONECHOICE_IMAGE',
      settings: { answers: { imageAnswers: true, columnImageAnswers: 3 } },
      explainText: { text: 'a kite: cái diều; a bike là xe đạp, hai từ chỉ giống nhau ở âm giữa.' },
    },
    [
      { id: '4f', answer: '/pictures/words/kite.svg', question: 'a kite' },
      { id: 'd7', answer: 'a bike', ...shownPicture('words/bicycle') },
      { id: '88', answer: '/pictures/words/open-book.svg' },
    ],
    ['4f', 'd7'],
  ),
  example(
    'an answer to a question',
    {
      id: 'oc-8',
      title: 'Chọn câu trả lời đúng.',
      question: 'How does Nam go to school?',
      option: 'SENTENCES',
      optionType: 'ONECHOICE_ANSWER',
      settings: { answers: { direction: 'horizontal' } },
      explainText: {
        text: '“How … go” hỏi đi bằng gì: by bike là bằng xe đạp; at seven o’clock chỉ giờ, on Mondays chỉ ngày.',
      },
    },
    [
      { id: 'b2', answer: 'He goes by bike.' },
      { id: '5f', answer: 'He goes at seven o’clock.' },
      { id: 'e0', answer: 'He is in class 4A.' },
      { id: '91', answer: 'He goes on Mondays.' },
    ],
    ['b2', '5f'],
  ),
  example(
    'a polite reply',
    {
      id: 'oc-9',
      title: 'Chọn lời đáp phù hợp.',
      question: 'Thank you very much, Mai.',
      option: 'SENTENCES',
      explainText: { text: 'Đáp lại lời cảm ơn, ta nói “You’re welcome”; “I’m fine, thanks” đáp lại lời hỏi thăm.' },
    },
    [
      { id: '3c', answer: 'You’re welcome.' },
      { id: 'd8', answer: 'Yes, please.' },
      { id: '70', answer: 'I’m fine, thanks.' },
    ],
    ['3c', 'd8'],
  ),
  example(
    'the time on a clock',
    {
      id: 'oc-10',
      title: 'Nhìn đồng hồ và chọn.',
      question: 'What time is it?',
      ...shownPicture('clocks/3-30'),
      settings: { answers: { bulletType: 'number', direction: 'horizontal' } },
      explainText: { text: 'Kim dài chỉ số 6: half past; kim ngắn vừa qua số 3: half past three.' },
    },
    [
      { id: 'a1', answer: 'It’s half past three.' },
      { id: '6e', answer: 'It’s half past six.' },
      { id: 'f4', answer: 'It’s three o’clock.' },
      { id: '0d', answer: 'It’s a quarter past three.' },
    ],
    ['a1', '6e'],
  ),
  example(
    'how many there are',
    {
      id: 'oc-11',
      title: 'Đếm và chọn.',
      question: 'How many balls are there?',
      ...shownPicture('counts/12'),
      option: 'NUMBERS',
      settings: { answers: { bulletType: 'none', direction: 'horizontal' } },
      explainText: { text: 'Có 12 quả bóng: twelve; twenty là 20, dễ nhầm vì cùng bắt đầu bằng tw-.' },
    },
    [
      { id: '9a', answer: 'twelve' },
      { id: '2b', answer: 'eleven' },
      { id: 'e7', answer: 'twenty' },
    ],
    ['9a', 'e7'],
  ),
  example(
    'a word that is heard',
    {
      id: 'oc-12',
      title: 'Nghe và chọn từ đúng.',
      audioUrl: '/sounds/words/sheep.mp3',
      option: 'MONOPHONIC',
      settings: { answers: { direction: 'horizontal' } },
      explainText: { audioScript: 'sheep', text: 'sheep có âm dài /iː/, ship có âm ngắn /ɪ/.' },
    },
    [
      { id: '48', answer: 'sheep' },
      { id: 'c3', answer: 'ship' },
      { id: '1f', answer: 'shop' },
    ],
    ['48', 'c3'],
  ),
  example(
    'a riddle with pictures in two columns',
    {
      id: 'oc-13',
      title: 'Đọc câu đố và chọn hình.',
      question: 'It has big ears and a very long nose.',
      optionType: 'ONECHOICE_IMAGE',
      settings: { answers: { imageAnswers: true } },
      explainText: {
        text: 'Con vật có tai to và mũi rất dài là voi (an elephant); thỏ (a rabbit) tai dài nhưng mũi ngắn.',
      },
    },
    [
      { id: '5b', answer: '/pictures/words/elephant.svg', question: 'an elephant' },
      { id: 'd2', answer: '/pictures/words/horse.svg', question: 'a horse' },
      { id: '86', answer: '/pictures/words/rabbit.svg', question: 'a rabbit' },
      { id: 'f9', answer: '/pictures/words/lion.svg', question: 'a lion' },
    ],
    ['5b', '86'],
  ),
  example(
    'what is heard, with pictures in three columns',
    {
      id: 'oc-14',
      title: 'Nghe và chọn hình đúng.',
      audioUrl: '/sounds/words/umbrella.mp3',
      settings: { answers: { imageAnswers: true, columnImageAnswers: 3 } },
      explainText: {
        audioScript: 'umbrella',
        text: 'Nghe được umbrella: cái ô, nhấn âm thứ hai; a scarf là khăn quàng, glasses là kính.',
      },
    },
    [
      { id: '7c', answer: '/pictures/words/umbrella.svg', question: 'an umbrella' },
      { id: 'a8', answer: '/pictures/words/glasses.svg', question: 'glasses' },
      { id: '31', answer: '/pictures/words/scarf.svg', question: 'a scarf' },
    ],
    ['7c', 'a8'],
  ),
  example(
    'a form of a word, without labels',
    {
      id: 'oc-15',
      title: 'Chọn từ đúng.',
      question: 'Lan is ____ than her brother.',
      settings: { answers: { bulletType: 'none' } },
      explainText: { text: 'Có “than” là so sánh hơn; tính từ ngắn thêm -er: taller.' },
    },
    [
      { id: 'e3', answer: 'taller' },
      { id: '0a', answer: 'tall' },
      { id: 'b6', answer: 'tallest' },
      { id: '95', answer: 'more tall' },
    ],
    ['e3', '95'],
  ),
  heard(
    'a picture of what is heard',
    {
      id: 'oc-16',
      title: 'Nghe và chọn hình đúng.',
      audioUrl: '/sounds/words/rabbit.mp3',
      settings: { answers: { columnImageAnswers: 3 } },
      explainText: { audioScript: 'rabbit', text: 'rabbit: con thỏ; cat là con mèo, dog là con chó.' },
    },
    [
      { id: '64', answer: '/pictures/words/rabbit.svg', question: 'a rabbit' },
      { id: '27', answer: '/pictures/words/cat.svg', question: 'a cat' },
      { id: '95', answer: '/pictures/words/dog.svg', question: 'a dog' },
    ],
    ['64', '27'],
  ),
  heard(
    'a picture of one of two words that sound alike',
    {
      id: 'oc-17',
      title: 'Nghe và chọn hình đúng.',
      audioUrl: '/sounds/words/pear.mp3',
      explainText: { audioScript: 'pear', text: 'pear (quả lê) có /p/; bear (con gấu) có /b/.' },
    },
    [
      { id: '38', answer: '/pictures/words/bear.svg' },
      { id: '71', answer: '/pictures/words/pear.svg' },
    ],
    ['71', '38'],
  ),
  heard(
    'pictures with words below, one of which is heard',
    {
      id: 'oc-18',
      title: 'Nghe và chọn hình đúng.',
      audioUrl: '/sounds/words/train.mp3',
      settings: '{"answers": {"bulletType": "number"}}',
      explainText: { audioScript: 'train', text: 'train: tàu hỏa; bus là xe buýt, bicycle là xe đạp.' },
    },
    [
      { id: '50', answer: 'a bus', ...shownPicture('words/bus') },
      { id: '19', answer: 'a bicycle', ...shownPicture('words/bicycle') },
      { id: '82', answer: 'a train', ...shownPicture('words/train') },
    ],
    ['82', '19'],
  ),
  example(
    'an answer about the weather',
    {
      id: 'oc-19',
      title: 'Chọn câu trả lời đúng.',
      question: 'What’s the weather like today?',
      option: 'SENTENCES',
      optionType: 'ONECHOICE_ANSWER',
      explainText: {
        text: 'Hỏi thời tiết hôm nay: It’s + tính từ. “I like sunny days” nói về sở thích, “It’s Sunday” nói về thứ trong tuần.',
      },
    },
    [
      { id: '2a', answer: 'It’s hot and sunny.' },
      { id: 'c8', answer: 'I like sunny days.' },
      { id: '6f', answer: 'It’s Sunday.' },
    ],
    ['2a', 'c8'],
  ),
  example(
    'a picture of what we use',
    {
      id: 'oc-20',
      title: 'Đọc câu hỏi và chọn hình.',
      question: 'What do we cut paper with?',
      optionType: 'ONECHOICE_IMAGE',
      settings: { answers: { columnImageAnswers: 3 } },
      explainText: {
        text: 'cut paper: cắt giấy bằng scissors (kéo); a ruler (thước) để kẻ và đo, a pencil (bút chì) để viết.',
      },
    },
    [
      { id: 'd5', answer: '/pictures/words/straight-ruler.svg', question: 'a ruler' },
      { id: '1c', answer: '/pictures/words/scissors.svg', question: 'scissors' },
      { id: '93', answer: '/pictures/words/pencil.svg', question: 'a pencil' },
    ],
    ['1c', 'd5'],
  ),
  example(
    'a word of one syllable of another kind',
    {
      id: 'oc-21',
      title: 'Chọn từ khác loại.',
      option: 'MONOPHONIC',
      explainText: { text: 'run (chạy) và swim (bơi) là động từ; tall (cao) là tính từ.' },
    },
    [
      { id: 'b0', answer: 'run' },
      { id: '4e', answer: 'tall' },
      { id: 'f7', answer: 'swim' },
    ],
    ['4e', 'b0'],
  ),
  example(
    'words of several syllables, one with another stress',
    {
      id: 'oc-22',
      title: 'Chọn từ có trọng âm khác các từ còn lại.',
      option: 'POLYPHONIC',
      explainText: { text: 'teacher và doctor nhấn âm tiết thứ nhất; hotel nhấn âm tiết thứ hai.' },
    },
    [
      { id: '36', answer: 'teacher' },
      { id: 'e9', answer: 'hotel' },
      { id: '5d', answer: 'doctor' },
    ],
    ['e9', '5d'],
  ),
  example(
    'words of several syllables, one with another vowel',
    {
      id: 'oc-23',
      title: 'Chọn từ có phần gạch chân đọc khác.',
      option: 'POLYPHONIC',
      settings: { answers: { underlined: true, direction: 'horizontal' } },
      explainText: { text: 'o trong monkey và mother đọc là /ʌ/; o trong doctor đọc là /ɒ/.' },
    },
    [
      { id: 'a4', answer: 'm<o>nkey' },
      { id: '08', answer: 'd<o>ctor' },
      { id: 'c1', answer: 'm<o>ther' },
    ],
    ['08', 'a4'],
  ),
  example(
    'how many are left',
    {
      id: 'oc-24',
      title: 'Đọc và chọn số đúng.',
      question: 'Nam has ten pencils. He gives Mai three. Now he has ____ pencils.',
      option: 'NUMBERS',
      explainText: { text: 'gives là cho đi nên lấy 10 trừ 3 được 7: seven; thirteen là 10 cộng 3.' },
    },
    [
      { id: '7b', answer: 'thirteen' },
      { id: 'e2', answer: 'seven' },
      { id: '40', answer: 'three' },
    ],
    ['e2', '7b'],
  ),
  example(
    'ordinal numbers: a letter of the alphabet',
    {
      id: 'oc-25',
      title: 'Chọn từ đúng.',
      question: 'C is the ____ letter of the English alphabet.',
      option: 'ORDINAL_NUMBERS',
      explainText: { text: 'C đứng thứ ba; sau the dùng số thứ tự: third, không dùng số đếm three.' },
    },
    [
      { id: '9c', answer: 'three' },
      { id: '15', answer: 'third' },
      { id: 'd0', answer: 'second' },
    ],
    ['15', '9c'],
  ),
  example(
    'ordinal numbers: a month of the year',
    {
      id: 'oc-26',
      title: 'Chọn từ đúng.',
      question: 'December is the ____ month of the year.',
      option: 'ORDINAL_NUMBERS',
      explainText: { text: 'December là tháng thứ mười hai: twelfth; twelve là số đếm, twentieth là thứ hai mươi.' },
    },
    [
      { id: 'f3', answer: 'twelfth' },
      { id: '68', answer: 'twelve' },
      { id: 'a5', answer: 'twentieth' },
    ],
    ['f3', '68'],
  ),
  example(
    'phonetic signs of a long and a short vowel',
    {
      id: 'oc-27',
      title: 'Chọn cách đọc của phần gạch chân.',
      question: 'sh<ee>p',
      option: 'PHONETIC',
      explainText: { text: 'ee trong sheep đọc là /iː/, âm dài; /ɪ/ là âm ngắn, như trong ship.' },
    },
    [
      { id: '52', answer: '/ɪ/' },
      { id: 'be', answer: '/iː/' },
    ],
    ['be', '52'],
  ),
  example(
    'phonetic signs of the beginning of a word',
    {
      id: 'oc-28',
      title: 'Chọn cách đọc của phần gạch chân.',
      question: '<ch>air',
      option: 'PHONETIC',
      explainText: {
        text: 'ch trong chair đọc là /tʃ/; /ʃ/ là âm của sh, như trong shop, và /k/ là âm của c trong cat.',
      },
    },
    [
      { id: '8a', answer: '/ʃ/' },
      { id: '31', answer: '/tʃ/' },
      { id: 'c9', answer: '/k/' },
    ],
    ['31', '8a'],
  ),
]
