import { choiceOf, paperText } from '@phuong/server/testing/paper-files'
import { papers } from '../../pages/papers.ts'
import { people } from '../../support/people.ts'
import { openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'

const lineOf = (text: string, words: string): number => text.split('\n').findIndex((line) => line.includes(words)) + 1

test('C-257 C-390 B-718 a child that nobody can answer keeps a file from being stored, a picture that no pupil sees is only told', async ({
  page,
  signInAs,
}) => {
  await signInAs(people.testbank)
  const { choose, faults, main } = papers(page)
  const save = main.getByRole('button', { name: 'Tạo đề' })
  await openScreen(page, papers(page))
  await page.getByRole('link', { name: 'Tải đề lên' }).click()

  const child = choiceOf('dog')
  const fileOf = (type: string) =>
    paperText(
      [
        choiceOf('cat', { imageUrl: 'https://anh.example.vn/meo.png' }),
        // one of these is in the product
        choiceOf('dog', { imageUrl: '/pictures/words/dog.svg', audioUrl: '/sounds/words/nobody-says-this.mp3' }),
        { type: 'COMBINE', title: 'Đọc.', answers: [choiceOf('hen'), { ...child, type }] },
      ],
      { kind: 'olympic', classLevel: 5, code: 'T940', title: 'Đề T940', visibility: 'PRIVATE' },
    )
  const broken = fileOf('OneChoyce')
  await choose({ name: 'de.json', text: broken })
  await expect(faults.first()).toHaveText(
    new RegExp(
      `^Dòng ${lineOf(broken, 'OneChoyce')}cột \\d+Câu 3answers\\.1\\.typeKhông có kiểu câu hỏi “OneChoyce”\\.`,
    ),
  )
  await expect(save).toHaveCount(0)

  const mended = fileOf('OneChoice')
  await choose({ name: 'de.json', text: mended })
  await expect(main.getByText('2 điều cần biết')).toBeVisible()
  await expect(faults).toHaveText([
    new RegExp(
      `^Dòng ${lineOf(mended, 'meo.png')}cột \\d+Câu 1imageUrlHọc sinh không thấy hình này: trang không mở tập tin từ anh\\.example\\.vn\\.`,
    ),
    new RegExp(
      `^Dòng ${lineOf(mended, 'nobody-says')}cột \\d+Câu 2audioUrlHọc sinh không nghe được âm thanh này: không có tập tin nào ở đường dẫn đó\\.`,
    ),
  ])
  await expect(save).toBeVisible()
})
