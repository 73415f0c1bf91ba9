import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { answer, olympicExam, paperOf } from '../../pages/olympic.ts'
import { answerCall } from '../../support/calls.ts'
import { aPupil } from '../../support/newcomers.ts'
import { newestSitting } from '../../support/practice.ts'
import { callerAs } from '../../support/school.ts'
import { expect, test } from '../../support/test.ts'

/** How long the page lives at least after it has heard the tap, in ms. */
const livesOn = 50

/**
 * The browser whose profile is this folder, and the script that has started it where there is one: they run with the
 * folder in their words, and the browser's helpers say their type.
 */
const browserPids = async (profile: string): Promise<number[]> => {
  const pids: number[] = []
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const words = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0')
    if (words.includes(`--user-data-dir=${profile}`) && !words.some((word) => word.startsWith('--type=')))
      pids.push(Number(pid))
  }
  if (pids.length === 0) throw new Error(`no browser runs on ${profile}`)
  return pids
}

test('H031 the browser is killed 50 ms after a tap: the answer is there when it starts again, and arrives', async ({
  baseURL: given,
}, { project }) => {
  const baseURL = given ?? ''
  test.skip(process.platform !== 'linux', 'the process is found as Linux lists it')
  const profile = await mkdtemp(join(tmpdir(), 'phuong-profile-'))
  const pupil = await aPupil()
  const caller = await callerAs(pupil)
  const paper = await paperOf(caller, '4')
  const [name = '', value = ''] = caller.cookie?.split('=') ?? []
  const start = async (): Promise<BrowserContext> => {
    const context = await chromium.launchPersistentContext(profile, {
      ...project.use.launchOptions,
      baseURL,
      locale: 'vi-VN',
    })
    // cookies reach the disk half a minute later; the same person is signed in again
    await context.addCookies([{ name, value, url: baseURL, httpOnly: true, sameSite: 'Lax' }])
    return context
  }
  try {
    const first = await start()
    const page = await first.newPage()
    const exam = olympicExam(page)
    await page.goto(exam.path('4'))
    await expect(exam.number).toHaveText('Câu 1')
    await expect.poll(async () => (await newestSitting(caller, '4'))?.sittings).toBeGreaterThan(0)
    await answerCall(page, 'SITTING_Append', (route) => route.abort('internetdisconnected'))
    await answer(page, paper[0], true)
    const place = await exam.submit.boundingBox()
    const pids = await browserPids(profile)
    const closed = first.waitForEvent('close')
    await page.mouse.click((place?.x ?? 0) + 30, (place?.y ?? 0) + 15)
    await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), livesOn)
    // a busy machine has not come that far by then: what the page says is on the device (R3)
    await expect(exam.field(1)).toHaveAccessibleName('Câu 1, đúng')
    for (const pid of pids) process.kill(pid, 'SIGKILL')
    await closed
    expect((await newestSitting(caller, '4'))?.answers).toEqual([])

    const second = await start()
    const again = await second.newPage()
    const there = olympicExam(again)
    await again.goto(there.path('4', 2))
    await expect(there.field(1)).toHaveAccessibleName('Câu 1, đúng')
    await expect(there.save).toHaveText('Đã lưu')
    expect((await newestSitting(caller, '4'))?.answers).toHaveLength(1)
    await second.close()
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
})
