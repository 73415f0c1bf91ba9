import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { assignmentDetails } from '../../pages/assignment-details.ts'
import { answer, olympicExam } from '../../pages/olympic.ts'
import { speakingQuestion } from '../../pages/speaking.ts'
import { unitExam, unitResult } from '../../pages/unit-exercise.ts'
import { expectAccessible, expectNoSidewaysScroll, expectWhole } from '../../support/audit.ts'
import { barRows } from '../../support/bar.ts'
import { answerCall, refusal } from '../../support/calls.ts'
import { addOlympicPaper, giveExam } from '../../support/database.ts'
import { stopTime } from '../../support/exercise-hands/notice.ts'
import { newClass } from '../../support/lessons.ts'
import { aPupil } from '../../support/newcomers.ts'
import { worksheetTeacher } from '../../support/people.ts'
import { middleOf, pressOn } from '../../support/pressing.ts'
import { callerAs, nameOf } from '../../support/school.ts'
import { openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'

/** A phone whose microphone hears a beep. */
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' })
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({
        ...launchOptions,
        ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
        args: [...(launchOptions.args ?? []), '--use-fake-device-for-media-stream'],
      })
    },
    { scope: 'worker' },
  ],
})
const computer = { viewport: { width: 1366, height: 768 }, hasTouch: false, isMobile: false }

const speaking = {
  type: 'SPEAKING',
  title: 'Nói về em.',
  question: 'What is your name?',
  settings: { seconds: 20 },
}
const choice = {
  type: 'OneChoice',
  title: 'Chọn đáp án đúng.',
  question: 'I ___ nine.',
  answers: [
    { id: 'a', answer: 'am', isCorrect: true },
    { id: 'b', answer: 'is', isCorrect: false },
  ],
}

/** An exam of these questions, given to a class of the test's own. */
const givenExam = async (
  pupil: string,
  questions: readonly (typeof speaking | typeof choice)[] = [speaking, choice],
) => {
  const teacher = await callerAs(worksheetTeacher)
  const classId = await newClass(teacher, `Lớp nói ${randomUUID().slice(0, 8)}`, [pupil])
  const code = `NOI-${randomUUID().slice(0, 8)}`
  await addOlympicPaper(
    4,
    code,
    questions.map((question) => ({ ...question, id: randomUUID() })),
  )
  const [id, title] = [randomUUID(), 'Unit 1: Em nói']
  const numbers = questions.map((_, at) => at + 1)
  const { examId } = await giveExam({ id, classId, title, code, numbers, attempts: null, solutions: 'AFTER_SUBMIT' })
  return {
    title,
    path: `/lms/exercise/examination/${examId}/start/1?assignmentId=${id}`,
    teacherPath: `/lms/teacher/classes/${classId}/classwork/assignments/${id}/details/UNIT`,
  }
}

test('D51 D56 B-305 protocol 6 a pupil speaks, hears it and speaks again; over a line that breaks and a reload it arrives once, beside the score, and the teacher hears it', async ({
  page,
  context,
  signInAs,
  anotherBrowser,
  watch,
}) => {
  const pupil = await aPupil()
  watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/, 'the line is down while something is said')
  const work = await givenExam(pupil)
  const exam = unitExam(page)
  const result = unitResult(page)
  const { recorder, time, listen, said, isHeard, sent } = speakingQuestion(page)
  const arrived: string[] = []
  page.on('requestfinished', (request) => {
    if (request.method() === 'POST' && request.url().includes('/recordings/')) arrived.push(request.url())
  })

  await test.step('a microphone that is refused is told, with what to do', async () => {
    await signInAs(pupil)
    await openScreen(page, { path: work.path, heading: 'Câu 1' })
    await expect(said).toHaveText('Bấm Ghi âm rồi nói.')
    await expect(exam.submit).toBeDisabled()
    await exam.open.waitFor()
    await recorder('Ghi âm').tap()
    await expect(said).toContainText('Trang này chưa được dùng micro. Em bấm vào biểu tượng micro hoặc ổ khóa')
    await expectAccessible(page, 'a microphone that is refused')
    await expectNoSidewaysScroll(page, 'a microphone that is refused')
  })

  await test.step('by keyboard it is recorded, and heard again', async () => {
    await context.grantPermissions(['microphone'])
    await recorder('Ghi âm').press('Enter')
    await expect(said).toHaveText('Đang ghi âm…')
    await expect(time).toHaveText(/^0:\d\d \/ 0:20$/)
    await expect(exam.submit).toBeDisabled()
    await expect(recorder('Dừng')).toBeFocused()
    // a child hits it without looking, and sees that it is heard
    expect((await recorder('Dừng').boundingBox())?.height).toBeGreaterThanOrEqual(88)
    await isHeard()
    // long enough to be seen while it plays
    await expect(time).toHaveText(/^0:(0[2-9]|1\d) /)
    await recorder('Dừng').press('Enter')
    await expect(said).toHaveText(/^Đã ghi âm 0:(0[2-9]|1\d)\./)
    await expect(recorder('Ghi âm lại')).toBeFocused()
    await expect(exam.submit).toBeEnabled()
    await listen('Nghe bài của em').press('Enter')
    await expect(listen('Dừng nghe')).toBeVisible()
    // it ends by itself
    await expect(listen('Nghe bài của em')).toBeVisible()
    await expectAccessible(page, 'something that was said')
    await expectNoSidewaysScroll(page, 'something that was said')
  })

  await test.step('said again by tap the first one is gone, and the second is handed in without a line', async () => {
    await recorder('Ghi âm lại').tap()
    await expect(said).toHaveText('Đang ghi âm…')
    await expect(listen('Nghe bài của em')).toHaveCount(0)
    await expect(exam.submit).toBeDisabled()
    // a tap that follows at once is the second of a double one, and stops nothing
    await expect(time).toHaveText(/^0:(0[2-9]|1\d) /)
    await recorder('Dừng').tap()
    await expect(said).toHaveText(/^Đã ghi âm /)
    await context.setOffline(true)
    await exam.submit.tap()
    await expect(exam.save).toHaveText('Đang chờ mạng')
    // nobody waits for a verdict: it goes on by itself
    await expect(exam.number).toHaveText('Câu 2')
    await expect(exam.panel).toContainText('0/1')
    await exam.unfold.tap()
    await expect(exam.field(1)).toHaveAccessibleName('Câu 1, đã trả lời')
    await exam.unfold.tap()
    expect(arrived).toEqual([])
  })

  await test.step('after a reload it is still here, and with the line back it arrives once', async () => {
    await page.route('**/recordings/**', (route) => route.abort())
    await context.setOffline(false)
    await page.reload()
    await expect(exam.number).toHaveText('Câu 2')
    await expect(exam.save).toHaveText('Đang chờ mạng')
    await page.unroute('**/recordings/**')
    await context.setOffline(true)
    await context.setOffline(false)
    await expect(exam.save).toHaveText('Đã lưu')
    expect(arrived).toHaveLength(1)
  })

  await test.step('the score counts the other question alone, and what was said can be heard', async () => {
    await answer(page, choice as never, true)
    await exam.submit.tap()
    await expect(result.summary).toContainText('1/1')
    await expect(result.items.nth(0)).toContainText('Không tính vào số câu đúng')
    await page.route('**/recordings/**', (route) => route.abort())
    await result.openDetail(1).tap()
    await expect(sent).toHaveText('Đã gửi')
    await listen('Nghe bài của em').tap()
    await expect(result.detail).toContainText('Chưa nghe được. Bản ghi âm vẫn còn, bấm Nghe bài của em để thử lần nữa.')
    await page.unroute('**/recordings/**')
    const slow = Promise.withResolvers<void>()
    await page.route('**/recordings/**', async (route) => {
      await slow.promise
      await route.continue()
    })
    await listen('Nghe bài của em').tap()
    // what is on its way is waited for
    await expect(listen('Nghe bài của em')).toHaveAttribute('aria-busy', 'true')
    slow.resolve()
    await expect(listen('Dừng nghe')).toBeVisible()
    await expectAccessible(page, 'the details of something that was said')
    await result.closeDetail.tap()
  })

  await test.step('the teacher opens the record and hears it', async () => {
    const desk = await (await anotherBrowser({ as: worksheetTeacher, ...computer })).newPage()
    const table = assignmentDetails(desk)
    await openScreen(desk, { path: work.teacherPath, heading: work.title })
    await table.look(await nameOf(pupil)).click()
    const record = unitResult(desk)
    await expect(desk.getByRole('main')).toContainText('Đúng 1/1 câu')
    await record.openDetail(1).click()
    const heard = speakingQuestion(desk)
    await heard.listen('Nghe bài của em').click()
    await expect(heard.listen('Dừng nghe')).toBeVisible()
    await expect(heard.listen('Nghe bài của em')).toBeVisible()
  })
})

test('D51 R19 what was said has no room today: it is told, the other answers are saved, and the next page brings it', async ({
  page,
  context,
  signInAs,
  watch,
}) => {
  const pupil = await aPupil()
  watch.allow(/507/, 'the server has no room for what was said')
  const work = await givenExam(pupil)
  const exam = unitExam(page)
  const { recorder, time } = speakingQuestion(page)
  await context.grantPermissions(['microphone'])
  await signInAs(pupil)
  await openScreen(page, { path: work.path, heading: 'Câu 1' })
  await page.route('**/recordings/**', (route) =>
    route.fulfill(refusal(507, 'NO_ROOM', 'Hôm nay chưa còn chỗ.', { 'retry-after': '3600' })),
  )
  await expect(exam.save).toHaveText('Đã lưu')
  const rows = await barRows(page)
  // a question that has just come takes no press (D62)
  await exam.open.waitFor()
  await recorder('Ghi âm').tap()
  await expect(time).toHaveText(/^0:(0[2-9]|1\d) /)
  await recorder('Dừng').tap()
  await exam.submit.tap()
  await expect(exam.number).toHaveText('Câu 2')
  await expect(exam.save).toHaveText('Chưa lưu được bài nói')
  await expect(page.getByRole('button', { name: 'Vì sao?' })).toBeVisible()
  // D24: the bar of a phone keeps its rows, and the words are whole
  expect(await barRows(page)).toEqual(rows)
  await expectWhole(exam.save)
  await page.getByRole('button', { name: 'Vì sao?' }).tap()
  const why = page.getByRole('dialog', { name: 'Hôm nay hết chỗ lưu bài nói' })
  await expect(why).toContainText('Bài nói vẫn được giữ trên máy này')
  await expectAccessible(page, 'why there is no room')
  await expectNoSidewaysScroll(page, 'why there is no room')
  await why.getByRole('button', { name: 'Đóng' }).last().tap()

  // an answer that is refused meanwhile is told there too: the bar has one button, and all of its words
  await answerCall(page, 'SITTING_Append', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    for (const ack of body.result.acks) Object.assign(ack, { status: 'refused', code: 'ANSWER_REFUSED' })
    await route.fulfill({ response, json: body })
  })
  await answer(page, choice as never, true)
  await exam.submit.tap()
  await expect(exam.submit).toHaveCount(0)
  await page.getByRole('button', { name: 'Vì sao?' }).tap()
  await why.getByRole('button', { name: '1 câu trả lời không được tính' }).tap()
  const apart = page.getByRole('dialog', { name: 'Câu trả lời không được tính' })
  await expect(apart).toContainText('Câu 2')
  await expect(why).toHaveCount(0)
  await expectAccessible(page, 'an answer that is refused, where there is no room')
  await apart.getByRole('button', { name: 'Đóng' }).last().tap()
  expect(await barRows(page)).toEqual(rows)
  await expectWhole(exam.save)
  await page.unroute('**/api/v1.0/dynamic/**')

  await page.unroute('**/recordings/**')
  await page.reload()
  await expect(exam.number).toHaveText('Câu 2')
  await expect(exam.save).toHaveText('Đã lưu')
})

test('D62 D51 a finger that goes on tapping after something was handed in records nothing and hands in nothing', async ({
  page,
  context,
  signInAs,
}) => {
  const pupil = await aPupil()
  const work = await givenExam(pupil, [speaking, choice, speaking])
  const exam = unitExam(page)
  const { recorder, time, said } = speakingQuestion(page)
  const onward = exam.question.getByRole('button', { name: /^Sang câu \d$/ })
  /** Hands in, and presses where the button was, or where the way on lies, at each tenth of 2.5 s. */
  const press = async (place: 'submit' | 'onward') => {
    await expect(exam.submit).toBeEnabled()
    await stopTime(page)
    const there = await middleOf(exam.submit)
    await exam.submit.tap()
    await expect(exam.submit).toHaveCount(0)
    await pressOn(page, place === 'submit' ? there : await middleOf(onward))
    await page.clock.resume()
  }
  await context.grantPermissions(['microphone'])
  await signInAs(pupil)
  await page.clock.install()
  await openScreen(page, { path: work.path, heading: 'Câu 1' })
  await exam.open.waitFor()
  await recorder('Ghi âm').tap()
  await expect(time).toHaveText(/^0:(0[2-9]|1\d) /)
  await recorder('Dừng').tap()
  await press('onward')
  await expect(exam.number).toHaveText('Câu 2')
  await expect(exam.submit).toBeDisabled()
  await expect(exam.panel).toContainText('0/1')

  await answer(page, choice as never, true)
  await press('submit')
  await expect(exam.number).toHaveText('Câu 3')
  await expect(said).toHaveText('Bấm Ghi âm rồi nói.')
  await expect(exam.submit).toBeDisabled()
  await exam.unfold.tap()
  await expect(exam.field(3)).toHaveAccessibleName('Câu 3, chưa làm')
})

test('H173 a recording in which nothing is heard is no answer until the pupil says so; one with a voice is asked nothing', async ({
  page,
  context,
  signInAs,
}) => {
  const pupil = await aPupil()
  const work = await givenExam(pupil)
  const exam = unitExam(page)
  const { recorder, time, said, listen, isHeard } = speakingQuestion(page)
  // a microphone that is switched off, until it is switched on
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      const sound = new AudioContext()
      const [tone, volume, microphone] = [
        sound.createOscillator(),
        sound.createGain(),
        sound.createMediaStreamDestination(),
      ]
      tone.connect(volume).connect(microphone)
      volume.gain.value = document.documentElement.dataset.microphone === 'on' ? 0.3 : 0
      tone.start()
      return microphone.stream
    }
  })
  const speak = async () => {
    await expect(said).toHaveText('Đang ghi âm…')
    await expect(time).toHaveText(/^0:(0[2-9]|1\d) /)
  }
  await context.grantPermissions(['microphone'])
  await signInAs(pupil)
  await openScreen(page, { path: work.path, heading: 'Câu 1' })
  await exam.open.waitFor()
  await recorder('Ghi âm').tap()
  await speak()
  await recorder('Dừng').tap()
  await expect(said).toContainText('Bản ghi không có tiếng. Em nói gần micro hơn rồi bấm Ghi âm lại.')
  await expect(exam.submit).toBeDisabled()
  await expect(listen('Nghe bài của em')).toHaveCount(0)
  await expectAccessible(page, 'a recording without a sound')
  await expectNoSidewaysScroll(page, 'a recording without a sound')

  await page.evaluate(() => {
    document.documentElement.dataset.microphone = 'on'
  })
  await recorder('Ghi âm lại').tap()
  await speak()
  await isHeard()
  await recorder('Dừng').tap()
  await expect(said).toHaveText(/^Đã ghi âm /)
  await expect(exam.submit).toBeEnabled()

  await page.evaluate(() => {
    document.documentElement.dataset.microphone = 'off'
  })
  await recorder('Ghi âm lại').tap()
  await speak()
  await recorder('Dừng').tap()
  await expect(exam.submit).toBeDisabled()
  await page.getByRole('button', { name: 'Vẫn dùng bản này' }).press('Enter')
  await expect(said).toHaveText(/^Đã ghi âm /)
  await expect(recorder('Ghi âm lại')).toBeFocused()
  await exam.submit.tap()
  await expect(exam.number).toHaveText('Câu 2')
  await expect(exam.save).toHaveText('Đã lưu')
})

const saidIs = /^Đã ghi âm 0:(0[2-9]|1\d)\./

/** Everything that this browser keeps of what was said, by name. */
const soundsKept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const opening = indexedDB.open('phuong-sittings')
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const keys = opening.result.transaction('papers').objectStore('papers').getAllKeys()
    await new Promise((resolve) => keys.addEventListener('success', resolve))
    opening.result.close()
    return keys.result.map(String).filter((key) => key.includes('recording'))
  })

/** A practice paper, and where its first question stands. */
const practised = async (questions: readonly (typeof speaking | typeof choice)[]): Promise<{ path: string }> => {
  const code = `NOI-${randomUUID().slice(0, 8)}`
  const stored = questions.map((question) => ({ ...question, id: randomUUID() }))
  await addOlympicPaper(4, code, stored)
  return { path: `/lms/olympic/examination/${code}/start/1?classLevel=4` }
}

for (const [where, paper] of [
  ['a unit exam', givenExam],
  ['practice', (_: string, questions: readonly (typeof speaking | typeof choice)[]) => practised(questions)],
] as const)
  test(`H176 D51 C-306 ${where}: what was said outlives a reload and a visit to another question before it is handed in, also without a line`, async ({
    page,
    context,
    signInAs,
    watch,
  }) => {
    const pupil = await aPupil()
    watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/, 'the line is down while something is said')
    const { path } = await paper(pupil, [speaking, choice])
    const exam = olympicExam(page)
    const { recorder, time, listen, said } = speakingQuestion(page)
    const arrived: string[] = []
    page.on('requestfinished', (request) => {
      if (request.method() === 'POST' && request.url().includes('/recordings/')) arrived.push(request.url())
    })
    const speak = async (name: 'Ghi âm' | 'Ghi âm lại') => {
      await exam.open.waitFor()
      await recorder(name).tap()
      await expect(time).toHaveText(/^0:(0[2-9]|1\d) /)
      await recorder('Dừng').tap()
      await expect(said).toHaveText(saidIs)
      await expect.poll(() => soundsKept(page)).toHaveLength(1)
    }
    const isHere = async () => {
      await expect(exam.number).toHaveText('Câu 1')
      await expect(said).toHaveText(saidIs)
      await expect(recorder('Ghi âm lại')).toBeVisible()
      await exam.open.waitFor()
      await listen('Nghe bài của em').tap()
      await expect(listen('Dừng nghe')).toBeVisible()
      await expect(exam.submit).toBeEnabled()
    }
    const visit = async () => {
      for (const number of [2, 1]) {
        await exam.open.waitFor()
        await exam.unfold.tap()
        await exam.field(number).tap()
        await expect(exam.number).toHaveText(`Câu ${number}`)
      }
    }
    await context.grantPermissions(['microphone'])
    await signInAs(pupil)
    await openScreen(page, { path, heading: 'Câu 1' })
    await expect(exam.save).toHaveText('Đã lưu')

    await test.step('with the line up', async () => {
      await speak('Ghi âm')
      await page.reload()
      await isHere()
      await visit()
      await isHere()
    })

    await test.step('said anew the older one goes, and without a line nothing is lost', async () => {
      const [before] = await soundsKept(page)
      await page.route('**/api/**', (route) => route.abort('internetdisconnected'))
      await page.route('**/recordings/**', (route) => route.abort('internetdisconnected'))
      await speak('Ghi âm lại')
      expect(await soundsKept(page)).not.toContain(before)
      await visit()
      await isHere()
    })

    await test.step('after one more reload it is handed in, and arrives once', async () => {
      const [last = ''] = await soundsKept(page)
      await page.unroute('**/api/**')
      await page.reload()
      await isHere()
      await exam.submit.tap()
      await expect(exam.number).toHaveText('Câu 2')
      expect(arrived).toEqual([])
      await page.unroute('**/recordings/**')
      await context.setOffline(true)
      await context.setOffline(false)
      await expect(exam.save).toHaveText('Đã lưu')
      expect(arrived).toHaveLength(1)
      expect(last).toContain(arrived[0]?.match(/[^/]+$/)?.[0])
      expect(await soundsKept(page)).toEqual([])
      await page.reload()
      await expect(exam.number).toHaveText('Câu 2')
    })
  })

test('H176 H032 what somebody has said and not handed in is not there for another pupil at the device, and goes with the sitting', async ({
  page,
  context,
  signInAs,
}) => {
  const [pupil, other] = [await aPupil(), await aPupil()]
  const { path } = await practised([speaking, choice])
  const exam = olympicExam(page)
  const { recorder, time, said } = speakingQuestion(page)
  await context.grantPermissions(['microphone'])
  await signInAs(pupil)
  await openScreen(page, { path, heading: 'Câu 1' })
  await exam.open.waitFor()
  await recorder('Ghi âm').tap()
  await expect(time).toHaveText(/^0:(0[2-9]|1\d) /)
  await recorder('Dừng').tap()
  await expect(said).toHaveText(saidIs)
  await expect.poll(() => soundsKept(page)).toHaveLength(1)

  // a session that has run out leaves everything here
  await signInAs(other)
  await openScreen(page, { path, heading: 'Câu 1' })
  await expect(said).toHaveText('Bấm Ghi âm rồi nói.')
  await signInAs(pupil)
  await openScreen(page, { path, heading: 'Câu 1' })
  await expect(said).toHaveText(saidIs)

  await exam.open.waitFor()
  await exam.unfold.tap()
  await exam.end.tap()
  await exam.sure.getByRole('button', { name: 'Kết thúc' }).tap()
  await expect(page).toHaveURL(/\/result\?/)
  await page.reload()
  await expect.poll(() => soundsKept(page)).toEqual([])
})
