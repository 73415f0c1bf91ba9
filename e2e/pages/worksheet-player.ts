import type { Locator, Page } from '@playwright/test'

/** What a finger or a mouse does to a control. */
const press = (target: Locator, byFinger: boolean) => (byFinger ? target.tap() : target.click())

/** A worksheet as it is answered, previewed or looked at after the hand-in (B-204 to B-212). */
export const worksheetPlayer = (page: Page) => {
  const worksheet = page.getByRole('region', { name: 'Phiếu bài tập' })
  const list = page.getByRole('region', { name: 'Các câu của phiếu' })
  const tools = page.getByRole('toolbar', { name: 'Công cụ của phiếu' })
  const question = page.getByRole('alertdialog', { name: 'Nộp bài?' })
  const handIn = page.getByRole('button', { name: 'Nộp bài' }).filter({ visible: true }).first()
  const group = (number: number, pick: number) =>
    worksheet.getByRole('group', { name: `Câu ${number}, chọn ${pick} ô`, exact: true })
  const yes = question.getByRole('button', { name: 'Nộp bài' })
  return {
    worksheet,
    list,
    tools,
    /** A line of the list by the number of its group. */
    entry: (number: number) => list.getByRole('listitem').nth(number - 1),
    write: (number: number) => worksheet.getByRole('textbox', { name: `Câu ${number}, điền từ`, exact: true }),
    writeIn: (number: number, box: number) =>
      worksheet.getByRole('textbox', { name: `Câu ${number}, ô ${box}, điền từ`, exact: true }),
    select: (number: number) =>
      worksheet.getByRole('combobox', { name: `Câu ${number}, chọn từ danh sách`, exact: true }),
    /** The listen button of a sound by its number, with the word for what it does now. */
    sound: (number: number, word: 'Nghe' | 'Dừng' | 'Nghe lại') =>
      worksheet.getByRole('button', { name: `${word} âm thanh ${number}`, exact: true }),
    group,
    /** One box of a group that takes one, or several. */
    box: (number: number, pick: number, box: number) =>
      group(number, pick)
        .getByRole(pick === 1 ? 'radio' : 'checkbox', { name: `Ô ${box}`, exact: true })
        .first(),
    /** A box of a worksheet that was handed in, by what is said of it. */
    reviewed: (words: string | RegExp) =>
      worksheet.getByRole('img', { name: words }).or(worksheet.getByRole('button', { name: words })),
    zoneOf: (id: string) => worksheet.locator(`[data-zone="${id}"]`),
    saved: page.getByRole('status').getByText('Đã lưu', { exact: true }),
    waiting: page.getByRole('status').getByText('Đang chờ mạng', { exact: true }),
    handedInAt: page.getByRole('status').getByText(/^Đã nộp lúc \d\d:\d\d$/),
    handIn,
    question,
    yes,
    stay: question.getByRole('button', { name: 'Làm tiếp' }),
    /** Asks for the hand-in and says yes. */
    handItIn: async (byFinger = false) => {
      await press(handIn, byFinger)
      await press(yes, byFinger)
    },
    result: page.getByRole('region', { name: 'Kết quả' }),
    again: page.getByRole('button', { name: 'Làm lại' }).filter({ visible: true }).first(),
    note: page.getByRole('region', { name: 'Lời nhắn của thầy cô' }),
    leave: page.getByRole('link', { name: /^(Thoát khỏi bài|Đóng bản xem trước|Về bài được giao)$/ }),
  }
}
