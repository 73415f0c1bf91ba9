import type { Page } from '@playwright/test'
import { answer, olympicExam, paperOf } from '../../pages/olympic.ts'
import { shell } from '../../pages/shell.ts'
import { answerCall } from '../../support/calls.ts'
import { aPupil } from '../../support/newcomers.ts'
import { newestSitting } from '../../support/practice.ts'
import { callerAs } from '../../support/school.ts'
import { openScreen } from '../../support/screens.ts'
import { strongIn } from '../../support/strong.ts'
import { expect, test } from '../../support/test.ts'

const home = { path: '/lms/home', heading: /^Chào/ }

/** Somebody answers the first question of a paper over a line that takes no answers, and goes home with it. */
const leaveUnsent = async (page: Page, me: string, code: string) => {
  const caller = await callerAs(me)
  const paper = await paperOf(caller, code)
  const line = { up: false }
  await answerCall(page, 'SITTING_Append', (route) =>
    line.up ? route.fallback() : route.abort('internetdisconnected'),
  )
  const exam = olympicExam(page)
  await page.goto(exam.path(code))
  await expect(exam.number).toHaveText('Câu 1')
  await answer(page, paper[0], true)
  await exam.submit.click()
  await expect(exam.save).toHaveText('Đang chờ mạng')
  await openScreen(page, home)
  const { signOut } = shell(page)
  await signOut()
  const dialog = page.getByRole('dialog', { name: 'Còn bài chưa gửi' })
  await expect(dialog).toContainText(
    'Máy này còn 1 câu trả lời hoặc bài nộp chưa gửi lên được. Em muốn làm gì trước khi thoát?',
  )
  return { caller, line, dialog, exam }
}

/** What lies in this browser of sittings: rows and papers that anybody could read, and what is locked. */
const keptHere = (page: Page) =>
  page.evaluate(async () => {
    const opened = indexedDB.open('phuong-sittings')
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      opened.onsuccess = () => resolve(opened.result)
      opened.onerror = () => reject(opened.error)
    })
    const count = (name: string) =>
      new Promise<number>((resolve, reject) => {
        const request = database.transaction(name).objectStore(name).count()
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const counts = { sittings: await count('sittings'), papers: await count('papers'), sealed: await count('sealed') }
    database.close()
    return counts
  })

/** The start page stands, and the way there was one and was not broken off. */
const isGone = async (page: Page, brokenOff: readonly string[]) => {
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Mỗi bài em làm/)
  expect(brokenOff).toEqual([])
}

/** Pages whose loading was broken off by another one. */
const watchBrokenOff = (page: Page): string[] => {
  const brokenOff: string[] = []
  page.on('requestfailed', (request) => {
    if (request.isNavigationRequest()) brokenOff.push(`${request.url()} ${request.failure()?.errorText}`)
  })
  return brokenOff
}

test.beforeEach(({ watch }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/, 'the line takes no answers')
})

test('H004 D26 S25 a logout with an unsent answer can send it first: it arrives, and nothing plain stays behind', async ({
  page,
  signInAs,
}) => {
  const me = await aPupil()
  await signInAs(me)
  const brokenOff = watchBrokenOff(page)
  const { caller, line, dialog } = await leaveUnsent(page, me, '1')
  await dialog.getByRole('button', { name: 'Gửi ngay' }).click()
  await expect(dialog).toContainText('Chưa gửi được, có thể mạng đang bị ngắt. Bài vẫn còn trên máy này.')
  expect((await newestSitting(caller, '1'))?.answers).toEqual([])
  line.up = true
  await dialog.getByRole('button', { name: 'Gửi ngay' }).click()
  await isGone(page, brokenOff)
  expect((await newestSitting(caller, '1'))?.answers).toHaveLength(1)
  expect(await keptHere(page)).toEqual({ sittings: 0, papers: 0, sealed: 0 })
})

test('H004 D26 S25 it can be kept, locked to the account: somebody else finds and sends nothing, the next sign-in sends it', {
  tag: '@core',
}, async ({ page, signInAs }) => {
  const [me, other] = [await aPupil(), await aPupil()]
  await signInAs(me)
  const brokenOff = watchBrokenOff(page)
  const { caller, line, dialog, exam } = await leaveUnsent(page, me, '2')
  await dialog.getByRole('button', { name: 'Giữ lại trên máy này' }).click()
  await isGone(page, brokenOff)
  expect(await keptHere(page)).toEqual({ sittings: 0, papers: 0, sealed: 1 })
  line.up = true

  await signInAs(other)
  await page.goto(exam.path('2'))
  await expect(exam.number).toHaveText(/^Câu \d+$/)
  await openScreen(page, home)
  const stored = await newestSitting(caller, '2')
  expect(stored?.answers).toEqual([])
  // the other one has nothing that waits, and so leaves without a question
  await shell(page).signOut()
  await expect(page).toHaveURL('/')

  await signInAs(me)
  await openScreen(page, home)
  await expect.poll(async () => (await newestSitting(caller, '2'))?.answers.length).toBe(1)
  expect((await keptHere(page)).sealed).toBe(0)
  await page.goto(exam.path('2', 2))
  await expect(exam.field(1)).toHaveAccessibleName('Câu 1, đúng')
})

test('H004 D26 S25 it is let go only after a second question, and staying loses nothing', async ({
  page,
  signInAs,
}) => {
  const me = await aPupil()
  await signInAs(me)
  const brokenOff = watchBrokenOff(page)
  const { caller, dialog } = await leaveUnsent(page, me, '3')
  await dialog.getByRole('button', { name: 'Ở lại' }).click()
  await expect(page).toHaveURL(home.path)
  expect(await keptHere(page)).toMatchObject({ sittings: 1 })

  await shell(page).signOut()
  await dialog.getByRole('button', { name: 'Bỏ', exact: true }).click()
  const sure = page.getByRole('dialog', { name: 'Bỏ các câu trả lời chưa gửi?' })
  await expect(sure).toContainText('Những câu này sẽ mất hẳn và thầy cô không nhận được.')
  await sure.getByRole('button', { name: 'Không bỏ' }).click()
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Bỏ', exact: true }).click()
  await sure.getByRole('button', { name: 'Xóa rồi thoát' }).click()
  await isGone(page, brokenOff)
  expect(await keptHere(page)).toEqual({ sittings: 0, papers: 0, sealed: 0 })
  expect((await newestSitting(caller, '3'))?.answers).toEqual([])
})

test('H004 D26 a logout that does not reach the server takes nothing away, also of what was to be let go', async ({
  page,
  signInAs,
}) => {
  const me = await aPupil()
  await signInAs(me)
  const { caller, line, dialog } = await leaveUnsent(page, me, '5')
  await answerCall(page, 'USERS_Logout', (route) => route.abort('internetdisconnected'))
  await dialog.getByRole('button', { name: 'Bỏ', exact: true }).click()
  const sure = page.getByRole('dialog', { name: 'Bỏ các câu trả lời chưa gửi?' })
  await sure.getByRole('button', { name: 'Xóa rồi thoát' }).click()
  await expect(page.getByText('Chưa thoát được').first()).toBeVisible()
  await expect(page).toHaveURL(home.path)
  expect(await keptHere(page)).toMatchObject({ sittings: 1 })
  line.up = true
  await page.reload()
  await expect.poll(async () => (await newestSitting(caller, '5'))?.answers.length).toBe(1)
})

test('before an exam with open questions ends, and before it is left, the way on stands out', async ({
  page,
  signInAs,
}) => {
  await signInAs(await aPupil())
  const exam = olympicExam(page)
  await page.goto(exam.path('4'))
  await expect(exam.number).toHaveText('Câu 1')
  for (const [ask, question] of [
    [exam.end, 'Kết thúc bài ngay bây giờ?'],
    [exam.exit, 'Thoát khỏi bài?'],
  ] as const) {
    await ask.click()
    await expect(exam.sure).toContainText(question)
    await expect.poll(() => strongIn(exam.sure), { message: question }).toEqual(['Làm tiếp'])
    await exam.sure.getByRole('button', { name: 'Làm tiếp' }).click()
    await expect(exam.sure).toBeHidden()
  }
})
