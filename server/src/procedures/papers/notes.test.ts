import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, signedIn } from '../../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { choiceOf, paperText, sendPaper } from '../../../testing/paper-files.ts'

let house: TestHouse
let bank: Caller
beforeAll(async () => {
  house = await openHouse({ MEDIA_HOST: 'https://media.example.vn' })
  bank = await signedIn(house.url, 'nganhang@phuong.test')
})
afterAll(() => house.close())

test('B-718 S9 what the policy of the pages keeps away is noted at its line, in the order of the lines', async () => {
  const text = paperText([
    {
      ...choiceOf('cat'),
      imageUrl: 'https://anh.example.vn/meo.png',
      audioUrl: 'https://media.example.vn/meo.mp3',
      videoUrl: 'https://phim.example.vn/meo.mp4',
    },
    { type: 'COMBINEWITHAUDIO', title: 'Nghe <b>kĩ</b>.', answers: [choiceOf('dog')] },
  ])
  const lineOf = (words: string) => text.split('\n').findIndex((each) => each.includes(words)) + 1
  const { row } = await sendPaper(bank, 'check', text)
  expect([row.faults, row.plan?.changes]).toEqual([[], true])
  expect(row.notes.map(({ line, question, field, text: said }) => [line, question, field, said])).toEqual([
    [lineOf('meo.png'), 1, 'imageUrl', 'Học sinh không thấy hình này: trang không mở tệp từ anh.example.vn.'],
    [lineOf('meo.mp4'), 1, 'videoUrl', 'Học sinh không xem được phim này: trang không mở tệp từ phim.example.vn.'],
    [lineOf('COMBINEWITHAUDIO') - 1, 2, 'audioUrl', 'Thiếu âm thanh (“audioUrl”) nên học sinh không có gì để nghe.'],
    [lineOf('Nghe <b>'), 2, 'title', '<b> không được giữ, chỉ còn chữ.'],
  ])
  const policy = (await fetch(`${house.url}/`)).headers.get('content-security-policy') ?? ''
  expect([policy.includes('https://media.example.vn'), policy.includes('anh.example.vn')]).toEqual([true, false])
})
