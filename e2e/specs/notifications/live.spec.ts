import type { Page, WebSocket } from '@playwright/test'
import { bell } from '../../pages/bell.ts'
import { isCallOf } from '../../support/calls.ts'
import { newClass } from '../../support/lessons.ts'
import { aPupil, aTeacher } from '../../support/newcomers.ts'
import { callerAs } from '../../support/school.ts'
import { openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'

const home = { path: '/lms/home', heading: /^Chào/ }
const list = 'ThongBao_NguoiDung_DanhSach'
const begin = new Date('2026-11-24T02:00:00Z')
const door = /\/api\/v1\.0\/live\?/

/** A pupil with a teacher who can tell the class something. */
const aClass = async () => {
  const pupil = await aPupil(4)
  const teacher = await callerAs(await aTeacher())
  const classId = await newClass(teacher, '4N5', [pupil])
  const tell = async (title: string): Promise<void> => {
    const { status, text } = await teacher.call('CLASSES_Notice_Post', { classId, title, content: 'Lời' }, 'execute')
    if (status !== 200) throw new Error(text)
  }
  return { pupil, tell }
}

/** The sockets that a page opens from now on, and what they hear. */
const socketsOf = (page: Page): { sockets: WebSocket[]; heard: string[] } => {
  const sockets: WebSocket[] = []
  const heard: string[] = []
  page.on('websocket', (socket) => {
    sockets.push(socket)
    socket.on('framereceived', ({ payload }) => heard.push(String(payload)))
  })
  return { sockets, heard }
}

/** Milliseconds by the clock of the page since it was held. */
const passed = async (page: Page): Promise<number> => (await page.evaluate(() => Date.now())) - begin.getTime()

/** Lets the held clock of a page go on in small steps, while the rest of the world takes its time. */
const until = (page: Page, state: () => Promise<unknown> | unknown) =>
  expect.poll(async () => {
    await page.clock.runFor(50)
    return state()
  })

test('R13 B-632 B-638 S24 what a teacher tells a class stands in the badge of a pupil before the page would have asked by itself', async ({
  page,
  signInAs,
  watch,
}) => {
  const { pupil, tell } = await aClass()
  await signInAs(pupil)
  await page.clock.install({ time: begin })
  const { sockets, heard } = socketsOf(page)
  await openScreen(page, home)
  await expect(bell(page).button).toHaveAccessibleName('Thông báo')
  // nothing is opened while the page comes to rest
  expect(sockets).toHaveLength(0)
  await page.clock.pauseAt(new Date(begin.getTime() + 20_000))
  await until(page, () => sockets.length).toBe(1)
  expect(sockets[0]?.url()).toMatch(door)
  await until(page, () => heard.some((text) => text.startsWith('40'))).toBe(true)
  const before = watch.dataCalls().filter(isCallOf(list)).length
  await tell('Mai nghỉ học')
  await until(page, () => bell(page).button.getAttribute('aria-label')).toBe('Thông báo, 1 chưa đọc')
  // the minute has not passed for the page: it was told, with no word of what there is
  expect(await passed(page)).toBeLessThan(60_000)
  expect(heard.filter((text) => text.startsWith('42'))).toEqual(['42["server-message",{"type":"bell","withinMs":0}]'])
  expect(watch.dataCalls().filter(isCallOf(list))).toHaveLength(before + 1)

  // the shell stays from screen to screen, and the line with it
  await bell(page).button.click()
  await page.getByRole('link', { name: 'Xem tất cả' }).click()
  await expect(page).toHaveURL('/lms/notifications')
  await tell('Thứ tư học bù')
  await until(page, () => bell(page).button.getAttribute('aria-label')).toBe('Thông báo, 2 chưa đọc')
  expect(sockets).toHaveLength(1)
})

test('R13 B-633 C-669 without the line the bell asks every minute, and the page tries 20 times, 5 s apart', async ({
  page,
  signInAs,
}) => {
  const { pupil, tell } = await aClass()
  await signInAs(pupil)
  let tries = 0
  await page.routeWebSocket(door, (socket) => {
    tries += 1
    void socket.close({ code: 1013 })
  })
  await page.clock.install({ time: begin })
  await openScreen(page, home)
  await page.clock.pauseAt(new Date(begin.getTime() + 20_000))
  await until(page, () => tries).toBe(1)
  await tell('Ngày mai học bù')
  await expect(bell(page).button).toHaveAccessibleName('Thông báo')
  await page.clock.runFor(60_000)
  await until(page, () => bell(page).button.getAttribute('aria-label')).toBe('Thông báo, 1 chưa đọc')
  const tried = async () => {
    await page.clock.runFor(6_000)
    return tries
  }
  await expect.poll(tried, { intervals: [20] }).toBe(21)
  for (let round = 0; round < 5; round += 1) await page.clock.runFor(6_000)
  expect(tries).toBe(21)
})

test('R13 a sitting opens no line, nor does a page whose person has asked to load little', async ({
  page,
  signInAs,
}) => {
  const { pupil } = await aClass()
  await signInAs(pupil)
  await page.clock.install({ time: begin })
  const { sockets } = socketsOf(page)
  await page.goto('/lms/olympic/examination/1/start/1')
  await expect(page.locator('main h1')).toBeVisible()
  await page.clock.runFor(30_000)
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await openScreen(page, home)
  await page.clock.runFor(30_000)
  await expect(bell(page).button).toHaveAccessibleName('Thông báo')
  expect(sockets).toHaveLength(0)
})
