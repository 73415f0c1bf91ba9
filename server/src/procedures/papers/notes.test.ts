import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, signedIn } from '../../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { choiceOf, paperText, sendPaper } from '../../../testing/paper-files.ts'
import { mediaNames } from '../../services/files/media-names.ts'
import { installationKey } from '../../services/installation/installation-key.ts'

let webRoot: string
let house: TestHouse
let bank: Caller
const publish = async (folder: string, name: string) => {
  await mkdir(join(webRoot, folder), { recursive: true })
  await writeFile(join(webRoot, folder, name), '')
}
beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'phuong-web-'))
  await publish('pictures/words', 'cat.svg')
  await publish('sounds/words', 'cat.mp3')
  house = await openHouse({ MEDIA_HOST: 'https://media.example.vn' }, { webRoot })
  bank = await signedIn(house.url, 'nganhang@phuong.test')
})
afterAll(async () => {
  await house.close()
  await rm(webRoot, { recursive: true })
})

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
    [lineOf('meo.png'), 1, 'imageUrl', 'Học sinh không thấy hình này: trang không mở tập tin từ anh.example.vn.'],
    [lineOf('meo.mp4'), 1, 'videoUrl', 'Học sinh không xem được video này: trang không mở tập tin từ phim.example.vn.'],
    [lineOf('COMBINEWITHAUDIO') - 1, 2, 'audioUrl', 'Thiếu âm thanh (“audioUrl”) nên học sinh không có gì để nghe.'],
    [lineOf('Nghe <b>'), 2, 'title', '<b> không được giữ, chỉ còn chữ.'],
  ])
  const policy = (await fetch(`${house.url}/`)).headers.get('content-security-policy') ?? ''
  expect([policy.includes('https://media.example.vn'), policy.includes('anh.example.vn')]).toEqual([true, false])
})

test('C-257 B-718 an own file that is not there is noted at its line; one that is there, by its path or its other name, is not', async () => {
  const { addressOf } = mediaNames(await installationKey(house.db, 'media names'))
  const text = paperText([
    { ...choiceOf('cat'), imageUrl: '/pictures/words/cat.svg', audioUrl: '/sounds/words/cat.mp3' },
    { ...choiceOf('dog'), imageUrl: '/pictures/words/dog.svg', audioUrl: '/sounds/words/dog.mp3' },
    { ...choiceOf('hen'), imageUrl: addressOf('/pictures/words/cat.svg'), audioUrl: '/media/heard-of-nowhere.mp3' },
  ])
  const lineOf = (words: string) => text.split('\n').findIndex((each) => each.includes(words)) + 1
  const noted = async () => {
    const { row } = await sendPaper(bank, 'check', text)
    expect([row.faults, row.plan?.changes]).toEqual([[], true])
    return row.notes.map(({ line, question, field, text: said }) => [line, question, field, said])
  }
  const notes = [
    [lineOf('dog.svg'), 2, 'imageUrl', 'Học sinh không thấy hình này: không có tập tin nào ở đường dẫn đó.'],
    [lineOf('dog.mp3'), 2, 'audioUrl', 'Học sinh không nghe được âm thanh này: không có tập tin nào ở đường dẫn đó.'],
    [lineOf('heard-of'), 3, 'audioUrl', 'Học sinh không nghe được âm thanh này: không có tập tin nào ở đường dẫn đó.'],
  ]
  expect(await noted()).toEqual(notes)
  // what a build published is listed once, not again for each file that is looked over
  await publish('pictures/words', 'dog.svg')
  expect(await noted()).toEqual(notes)
})
