import type { Locator, Page } from '@playwright/test'

/** A rectangle on the first page, in page units: a page is 1140 of them wide (B-153). */
type Area = { left: number; top: number; width: number; height: number }
type Handle = 'nw' | 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w'

const pageUnits = 1140

/** The worksheet editor (B-152): what a teacher does with a mouse. */
export const worksheetEditor = (page: Page) => {
  const tools = page.getByRole('toolbar', { name: 'Công cụ' })
  const panel = page.getByRole('complementary', { name: 'Thuộc tính' })
  const head = page.getByRole('banner').or(page.locator('header')).last()
  const unfinished = panel.getByRole('region', { name: /^Chưa xong/ })
  const firstPage = page.locator('[data-page="1"]')
  const pictures = page.getByRole('img', { name: /^Trang \d+ của phiếu$/ })
  const zone = (number: number) => page.getByRole('button', { name: new RegExp(`^Vùng ${number}, `) })

  const drag = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2)
    await page.mouse.move(to.x, to.y)
    await page.mouse.up()
  }
  const boxOf = async (target: Locator) => {
    const box = await target.boundingBox()
    if (box === null) throw new Error(`${target} is not drawn`)
    return box
  }
  const scale = async () => (await boxOf(firstPage)).width / pageUnits
  const middle = (box: { x: number; y: number; width: number; height: number }) => ({
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
  })

  return {
    firstPage,
    pictures,
    /** How many px wide the two pictures of a page are, as the server made them. */
    widthOfPicture: (number: number) =>
      pictures.nth(number - 1).evaluate((image) =>
        Promise.all(
          (image.getAttribute('srcset') ?? '').split(', ').map(async (source) => {
            const answer = await fetch(source.split(' ')[0] ?? '')
            return (await createImageBitmap(await answer.blob())).width
          }),
        ),
      ),
    mode: (name: 'Điền từ' | 'Chọn đáp án' | 'Chọn từ danh sách' | 'Nghe') =>
      tools.getByRole('button', { name, exact: true }),
    done: tools.getByRole('button', { name: 'Hoàn thành' }),
    cancel: tools.getByRole('button', { name: 'Hủy' }),
    undo: tools.getByRole('button', { name: 'Hoàn tác' }),
    redo: tools.getByRole('button', { name: 'Làm lại' }),
    zones: page.getByRole('group', { name: 'Các vùng trả lời' }).getByRole('button'),
    zone,
    /** Draws a rectangle in the mode in use. */
    draw: async ({ left, top, width, height }: Area) => {
      const { x, y } = await boxOf(firstPage)
      const unit = await scale()
      await drag(
        { x: x + left * unit, y: y + top * unit },
        { x: x + (left + width) * unit, y: y + (top + height) * unit },
      )
    },
    /** Moves a zone by page units. */
    move: async (number: number, across: number, down: number) => {
      const unit = await scale()
      const from = middle(await boxOf(zone(number)))
      await drag(from, { x: from.x + across * unit, y: from.y + down * unit })
    },
    /** Draws the chosen zone larger or smaller by one of its handles. */
    resize: async (handle: Handle, across: number, down: number) => {
      const unit = await scale()
      const from = middle(await boxOf(page.locator(`[data-handle="${handle}"]`)))
      await drag(from, { x: from.x + across * unit, y: from.y + down * unit })
    },
    cross: (number: number) => page.getByRole('button', { name: `Xóa vùng ${number}` }),
    panel,
    side: (name: 'Trái' | 'Trên' | 'Rộng' | 'Cao') => panel.getByLabel(name, { exact: true }),
    way: (number: number) => panel.getByRole('textbox', { name: `Đáp án ${number}`, exact: true }),
    moreWays: panel.getByRole('button', { name: 'Thêm cách viết khác' }),
    address: panel.getByRole('textbox', { name: 'Địa chỉ âm thanh' }),
    isRight: panel.getByRole('checkbox', { name: 'Vùng này đúng' }),
    group: panel.getByLabel('Nhóm', { exact: true }),
    option: (number: number) => panel.getByRole('textbox', { name: `Lựa chọn ${number}`, exact: true }),
    optionIsRight: (number: number) => panel.getByRole('radio', { name: `Lựa chọn ${number} đúng` }),
    moreOptions: panel.getByRole('button', { name: 'Thêm lựa chọn' }),
    /** What keeps the worksheet from being given, each with the way there. */
    unfinished,
    jumps: unfinished.getByRole('button', { name: /^Đến / }),
    jumpTo: (number: number) => unfinished.getByRole('button', { name: new RegExp(`^Đến Vùng ${number},`) }),
    state: (words: string | RegExp) => head.getByText(words),
    save: page.getByRole('button', { name: 'Lưu', exact: true }),
    preview: page.getByRole('button', { name: 'Xem thử' }),
    give: page.getByRole('button', { name: 'Giao bài' }),
    giveTo: (className: string) => page.getByRole('menuitem', { name: `Lớp ${className}`, exact: true }),
  }
}
