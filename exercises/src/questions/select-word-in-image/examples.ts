import type { Example } from '../../contract.ts'
import { shownPicture } from '../../shared/pictures/examples.ts'

type Words = readonly string[]
type Fields = { readonly id: string; readonly [field: string]: unknown }

/** Responses to pictures of which `right` are the words and `wrong` others that can be chosen. */
const responsesTo = (right: Words, wrong: Words): Example['responses'] => [
  { name: 'right', response: { choices: right }, correct: true },
  { name: 'right, in capitals', response: { choices: right.map((word) => word.toUpperCase()) }, correct: true },
  { name: 'right, with spaces around', response: { choices: right.map((word) => ` ${word} `) }, correct: true },
  { name: 'all wrong', response: { choices: wrong }, correct: false },
  { name: 'the first wrong', response: { choices: [wrong[0], ...right.slice(1)] }, correct: false },
  { name: 'one left open', response: { choices: [null, ...right.slice(1)] }, correct: false },
  { name: 'nothing chosen', response: { choices: right.map(() => null) }, correct: false },
  {
    name: 'a word that is no choice',
    response: { choices: ['xylophone', ...right.slice(1)] },
    correct: false,
    fits: false,
  },
  { name: 'one choice too many', response: { choices: [...right, null] }, correct: false, fits: false },
  { name: 'numbers in place of words', response: { choices: right.map((_, at) => at) }, correct: false, fits: false },
  { name: 'one text', response: { choices: right.join(', ') }, correct: false, fits: false },
]

/** A question with JSON text as it comes out of storage; the twin has the wrong words as its key. */
const example = (
  name: string,
  question: Fields,
  { right, wrong, items }: { right: Words; wrong: Words; items: (words: Words) => readonly unknown[] },
  more: Example['responses'] = [],
): Example => {
  const stored = (words: Words) => ({ type: 'SelectWordInImage', ...question, answers: JSON.stringify(items(words)) })
  return {
    name,
    question: stored(right),
    twin: stored(wrong),
    responses: [...responsesTo(right, wrong), ...more],
  }
}

/** Words whose pictures stand in `answer`, each file below `/pictures` without its ending. */
const addressed = (files: readonly string[]) => (words: Words) =>
  words.map((text, at) => {
    const { imageUrl, imageAlt } = shownPicture(files[at] ?? '')
    return { id: `i${at}`, answer: imageUrl, imageAlt, text }
  })
const threeColumns = '{"answers": {"columnImageAnswers": 3}}'
const asPictures = { answers: { imageAnswers: 'true' } }
/** Words with a picture each, by the name of its file. */
const shown =
  (files: readonly string[], sounds = false) =>
  (words: Words) =>
    files.map((name, at) => ({
      id: `i${at}`,
      ...shownPicture(`words/${name}`),
      answer: words[at],
      ...(sounds && { audioUrl: `/sounds/words/${['doctor', 'farmer', 'nurse'][at]}.mp3` }),
    }))

export const selectWordInImageExamples: readonly Example[] = [
  example(
    'animals in two columns',
    {
      id: 'si-1',
      explainText: {
        text: 'cat là mèo, dog là chó, bird là chim, fish là cá; bird có cánh để bay, fish có vây để bơi.',
      },
      title: 'Chọn từ đúng cho mỗi hình.',
    },
    {
      right: ['cat', 'dog', 'bird', 'fish'],
      wrong: ['dog', 'cat', 'fish', 'bird'],
      items: shown(['cat', 'dog', 'bird', 'fish']),
    },
  ),
  example(
    'more words than pictures',
    {
      id: 'si-2',
      explainText: {
        text: 'pen là cái bút, book là quyển sách; ruler (thước), bag (cặp), desk (bàn) và chair (ghế) không có trong hình.',
      },
      title: 'Chọn từ đúng cho mỗi hình.',
      words: 'ruler | bag',
    },
    {
      right: ['pen', 'book'],
      wrong: ['book', 'pen'],
      items: (words) => [...shown(['pen', 'open-book'])(words), { answer: 'desk' }, 'chair'],
    },
    [{ name: 'a word without a picture', response: { choices: ['pen', 'chair'] }, correct: false }],
  ),
  example(
    'two pictures of one word',
    {
      id: 'si-3',
      explainText: { text: 'Mặt trời và kính râm cho biết trời nắng: sunny; mây có mưa là rainy, không phải sunny.' },
      question: 'What is the weather like?',
    },
    {
      right: ['sunny', 'rainy', 'sunny'],
      wrong: ['rainy', 'sunny', 'rainy'],
      items: shown(['sun', 'cloud-with-rain', 'sunglasses']),
    },
  ),
  example(
    'choices of each picture, in three columns',
    {
      id: 'si-4',
      explainText: {
        text: 'sheep là con cừu, còn ship là con tàu; bath là bồn tắm, còn path là lối đi; nose là cái mũi, còn rose là hoa hồng.',
      },
      title: 'Nhìn tranh, chọn từ đúng.',
      settings: threeColumns,
    },
    {
      right: ['sheep', 'bath', 'nose'],
      wrong: ['ship', 'path', 'rose'],
      items: (words) =>
        shown(['ewe', 'bathtub', 'nose'])(words).map((item, at) => ({
          ...item,
          question: ['sheep | ship', 'path|bath', 'nose | rose'][at],
        })),
    },
  ),
  example(
    'jobs in three columns, with sounds',
    {
      id: 'si-5',
      explainText: {
        audioScript: 'doctor, farmer, nurse',
        text: 'doctor là bác sĩ, nurse là y tá, cả hai làm ở bệnh viện; farmer là nông dân, làm ở nông trại.',
      },
      title: 'Chọn nghề nghiệp.',
      settings: threeColumns,
    },
    {
      right: ['doctor', 'farmer', 'nurse'],
      wrong: ['nurse', 'doctor', 'farmer'],
      items: shown(['health-worker', 'farmer', 'woman-health-worker'], true),
    },
  ),
  example(
    'a picture with two right words, in three columns',
    {
      id: 'si-6',
      explainText: { text: 'rabbit (còn gọi là bunny) là con thỏ tai dài; cow là con bò, goat là con dê có râu.' },
      title: 'Chọn từ đúng.',
      settings: threeColumns,
    },
    {
      right: ['rabbit', 'cow', 'goat'],
      wrong: ['cow', 'goat', 'rabbit'],
      items: (words) =>
        shown(['rabbit', 'cow', 'goat'])(words).map((item) =>
          item.answer === 'rabbit' ? { ...item, answer: 'rabbit | bunny' } : item,
        ),
    },
    [{ name: 'the other right word', response: { choices: ['bunny', 'cow', 'goat'] }, correct: true }],
  ),
  example(
    'answers that are the pictures',
    {
      id: 'si-7',
      explainText: { text: 'red là màu đỏ như quả cà chua, blue là màu xanh như bầu trời, không phải ngược lại.' },
      title: 'Chọn từ đúng cho mỗi hình.',
      settings: asPictures,
    },
    { right: ['red', 'blue'], wrong: ['blue', 'red'], items: addressed(['colours/red', 'colours/blue']) },
  ),
  example(
    'answers that are pictures without an ending, with the other spelling of text',
    {
      id: 'si-8',
      explainText: { text: 'seven là số 7; nine là số 9, hơn seven hai đơn vị.' },
      title: 'Chọn số đúng.',
      settings: asPictures,
    },
    {
      right: ['seven', 'nine'],
      wrong: ['nine', 'seven'],
      items: (words) =>
        words.map((Text, at) => ({ answer: `/api/v1.0/files/5b0e6a1c-71d2-4c8f-9a3e-0d4f7b2c6e1${at}`, Text })),
    },
  ),
  example(
    'answers that are pictures, with words between them',
    {
      id: 'si-9',
      explainText: {
        text: 'square là hình vuông có bốn góc, circle là hình tròn không có góc; star (ngôi sao) không có trong hình.',
      },
      title: 'Chọn từ đúng.',
      settings: asPictures,
    },
    {
      right: ['square', 'circle'],
      wrong: ['circle', 'square'],
      items: (words) => [{ answer: 'star' }, ...addressed(['shapes/square', 'shapes/circle'])(words)],
    },
    [{ name: 'the word without a picture', response: { choices: ['star', 'circle'] }, correct: false }],
  ),
  example(
    'four animals in two columns',
    {
      id: 'si-10',
      explainText: {
        text: 'cat là mèo, dog là chó, bird là chim, fish là cá; bird có cánh để bay, fish có vây để bơi.',
      },
      title: 'Chọn từ đúng cho mỗi hình.',
    },
    {
      right: ['cat', 'dog', 'bird', 'fish'],
      wrong: ['dog', 'cat', 'fish', 'bird'],
      items: shown(['cat', 'dog', 'bird', 'fish']),
    },
  ),
  example(
    'things for school, more words than pictures',
    {
      id: 'si-11',
      explainText: {
        text: 'pen là cái bút, book là quyển sách; ruler (thước), bag (cặp) và desk (bàn) không có trong hình.',
      },
      title: 'Chọn từ đúng cho mỗi hình.',
      words: 'ruler | bag',
    },
    {
      right: ['pen', 'book'],
      wrong: ['book', 'pen'],
      items: (words) => [...shown(['pen', 'open-book'])(words), { answer: 'desk' }],
    },
  ),
  example(
    'the weather in three columns',
    {
      id: 'si-12',
      explainText: { text: 'sunny: có nắng, rainy: có mưa, windy: có gió; rainy cần hạt mưa chứ không chỉ có mây.' },
      title: 'Thời tiết thế nào?',
      question: 'What is the weather like?',
      settings: threeColumns,
    },
    {
      right: ['sunny', 'rainy', 'windy'],
      wrong: ['rainy', 'windy', 'sunny'],
      items: shown(['sun', 'cloud-with-rain', 'wind-face']),
    },
  ),
  example(
    'words that sound alike, other choices for each picture',
    {
      id: 'si-13',
      explainText: {
        text: 'sheep là con cừu, còn ship là con tàu; bath là bồn tắm, còn path là lối đi; mouse là con chuột, còn mouth là cái miệng.',
      },
      title: 'Nhìn tranh, chọn từ đúng.',
      settings: threeColumns,
    },
    {
      right: ['sheep', 'bath', 'mouse'],
      wrong: ['ship', 'path', 'mouth'],
      items: (words) =>
        shown(['ewe', 'bathtub', 'mouse'])(words).map((item, at) => ({
          ...item,
          question: ['sheep | ship', 'path | bath', 'mouse | mouth'][at],
        })),
    },
  ),
  example(
    'jobs that are seen and heard',
    {
      id: 'si-14',
      explainText: {
        audioScript: 'doctor, farmer, nurse',
        text: 'doctor là bác sĩ, nurse là y tá, cả hai làm ở bệnh viện; farmer là nông dân, làm ở nông trại.',
      },
      title: 'Nghe, nhìn và chọn nghề nghiệp.',
      settings: threeColumns,
    },
    {
      right: ['doctor', 'farmer', 'nurse'],
      wrong: ['nurse', 'doctor', 'farmer'],
      items: shown(['health-worker', 'farmer', 'woman-health-worker'], true),
    },
  ),
]
