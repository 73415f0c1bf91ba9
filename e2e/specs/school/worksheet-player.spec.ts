import { demoPassword } from '@phuong/server/testing/caller'
import { sitter } from '@phuong/server/testing/sitters'
import type { Locator, Page } from '@playwright/test'
import { loginForm } from '../../pages/login-form.ts'
import { toasts } from '../../pages/toasts.ts'
import { unitDetails } from '../../pages/unit-exercise.ts'
import { worksheetPlayer } from '../../pages/worksheet-player.ts'
import { nothingUnderWay } from '../../support/arrivals.ts'
import { expectAccessible, expectNoSidewaysScroll, expectWhole, targetsOf } from '../../support/audit.ts'
import { barRows } from '../../support/bar.ts'
import { answerCall, isCallOf, refusal } from '../../support/calls.ts'
import { makeOverdue } from '../../support/database.ts'
import { tabTo } from '../../support/hands.ts'
import { give } from '../../support/lessons.ts'
import { aPupil } from '../../support/newcomers.ts'
import { people, worksheetTeacher } from '../../support/people.ts'
import { callerAs } from '../../support/school.ts'
import { strongIn } from '../../support/strong.ts'
import { expect, test } from '../../support/test.ts'
import { givenWorksheet, mixedZones, saveZones, zoneAt } from '../../support/worksheets.ts'

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const
const computer = { viewport: { width: 1366, height: 768 }, hasTouch: false, isMobile: false } as const

/** A pupil who speaks with the server without a browser. */
const pupilAs = async (email: string) => sitter(await callerAs(email), { now: () => new Date() })
const attemptsOf = async (email: string, assignmentId: string) =>
  (await (await pupilAs(email)).history({ assignmentId, PageNum: 1, PageSize: 20 })).rows

/** A colour of the design as the browser computes it. */
const tokenColor = (page: Page, token: string) =>
  page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = `var(${name})`
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }, token)
const edgeOf = (target: Locator) => target.evaluate((element) => getComputedStyle(element).borderTopColor)

/** Fills the worksheet of `mixedZones`: everything right but what is said otherwise. */
const fillMixed = async (page: Page, { list = 'mèo', second = 'biển' } = {}) => {
  const player = worksheetPlayer(page)
  await player.write(1).fill('Mười ba')
  await player.writeIn(2, 1).fill('sông')
  await player.writeIn(2, 2).fill(second)
  await player.box(3, 1, 1).check()
  await player.box(4, 2, 1).check()
  await player.box(4, 2, 3).check()
  await player.select(5).selectOption(list)
}

test('B-204 B-205 B-208 B-209 B-211 B-212 B-217 B-218 B-219 B-220 B-221 B-223 B-227 B-228 B-231 B-262 B-263 D20 D43 a pupil answers a worksheet, hands it in once and sees what was right', {
  tag: '@core',
}, async ({ page, signInAs }) => {
  const pupil = await aPupil()
  const given = await givenWorksheet({ pupils: [pupil] })
  await signInAs(pupil)
  await page.goto(given.path)
  const player = worksheetPlayer(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(given.title)
  await expect(player.worksheet.getByRole('img', { name: 'Trang 1 trên 1' })).toBeVisible()
  await player.write(1).fill('13')
  await player.box(3, 1, 1).check()
  await player.select(5).selectOption('gà')
  await expect(player.list).toContainText('3/5 mục')
  await expect(player.saved).toBeVisible()
  // nothing is told of right and wrong before the hand-in
  await expect(player.result).toHaveCount(0)
  await expect(player.worksheet.getByRole('textbox')).toHaveCount(3)
  await player.handIn.click()
  await expect(player.question).toContainText('Còn 2 mục chưa làm.')
  await player.stay.click()
  await expect(player.write(1)).toBeEditable()
  await player.handItIn()
  await expect(toasts(page)).toContainText('Bạn đã gửi bài làm thành công')
  await expect(player.worksheet.getByRole('textbox')).toHaveCount(0)
  await expect(player.worksheet.getByRole('radio')).toHaveCount(0)
  await expect(player.worksheet.getByRole('combobox')).toHaveCount(0)
  await expect(player.result).toContainText('4,0')
  await expect(player.result).toContainText('dưới 5')
  await expect(player.result.getByRole('img', { name: '2 trên 5 sao' })).toBeVisible()
  expect(await player.result.getByText('4,0').evaluate((element) => getComputedStyle(element).color)).toBe(
    await tokenColor(page, '--rose-8'),
  )
  const [right, wrong, empty] = [
    player.reviewed('Câu 1, điền từ: 13. Đúng'),
    player.reviewed('Câu 5, chọn từ danh sách: gà. Sai. Đáp án: mèo'),
    player.reviewed(/^Câu 2, ô 1, điền từ\. Chưa làm/),
  ]
  expect(await edgeOf(right)).toBe(await tokenColor(page, '--leaf-7'))
  expect(await edgeOf(wrong)).toBe(await tokenColor(page, '--rose-7'))
  expect(await edgeOf(empty)).toBe(await tokenColor(page, '--sky-7'))
  await expect(player.entry(4)).toContainText('Chưa làm')
  await wrong.click()
  await expect(player.worksheet.getByText('Đáp án: mèo')).toBeVisible()
  await expectAccessible(page, 'a worksheet that was handed in')
  expect(await attemptsOf(pupil, given.assignmentId)).toMatchObject([{ state: 'finished', correct: 2 }])
})

test('while something is empty the way on stands out, and handing in once all is done', async ({ page, signInAs }) => {
  const pupil = await aPupil()
  const given = await givenWorksheet({
    pupils: [pupil],
    zones: [zoneAt('Write', 'mười ba', 120), zoneAt('Write', 'sông', 240)],
  })
  await signInAs(pupil)
  await page.goto(given.path)
  const player = worksheetPlayer(page)
  await player.write(1).fill('13')
  await player.handIn.click()
  await expect(player.question).toContainText('Còn 1 mục chưa làm.')
  await expect.poll(() => strongIn(player.question)).toEqual(['Làm tiếp'])
  await player.stay.click()
  await player.write(2).fill('suối')
  await player.handIn.click()
  await expect(player.question).not.toContainText('chưa làm')
  await expect.poll(() => strongIn(player.question)).toEqual(['Nộp bài'])
})

test('B-246 B-247 B-248 one box of a single choice, and of several the oldest goes', async ({ page, signInAs }) => {
  const pupil = await aPupil()
  const given = await givenWorksheet({ pupils: [pupil] })
  await signInAs(pupil)
  await page.goto(given.path)
  const player = worksheetPlayer(page)
  await player.box(3, 1, 1).check()
  await player.box(3, 1, 2).check()
  await expect(player.box(3, 1, 1)).not.toBeChecked()
  // a picked one is put down by a second tap
  await player.box(3, 1, 2).click()
  await expect(player.box(3, 1, 2)).not.toBeChecked()
  await player.box(4, 2, 1).check()
  await player.box(4, 2, 2).check()
  await player.box(4, 2, 3).check()
  await expect(player.box(4, 2, 1)).not.toBeChecked()
  await expect(player.box(4, 2, 2)).toBeChecked()
  await expect(page.getByText('Câu này chỉ chọn 2 ô, ô chọn đầu tiên đã được bỏ')).toBeAttached()
  // what is picked last stands after a reload, in its order
  await expect(player.saved).toBeVisible()
  await page.reload()
  await expect(player.box(4, 2, 1)).not.toBeChecked()
  await player.box(4, 2, 1).check()
  await expect(player.box(4, 2, 2)).not.toBeChecked()
  await expect(player.box(4, 2, 3)).toBeChecked()
})

for (const [where, device, press] of [
  ['on a phone', phone, 'tap'],
  ['at a desk', computer, 'click'],
] as const)
  test.describe(where, () => {
    test.use(device)

    test(`D36 ${where} the first press on a small choice chooses it, though the worksheet grows under it`, async ({
      page,
      signInAs,
    }) => {
      const pupil = await aPupil()
      const small = { width: 20, height: 20 }
      const zones = [
        zoneAt('Choice', 'yes', 200, { groupName: 'một', ...small }),
        zoneAt('Choice', 'no', 200, { groupName: 'một', ...small, left: 500 }),
        zoneAt('Choice', 'yes', 300, { groupName: 'hai', ...small }),
        zoneAt('Choice', 'yes', 300, { groupName: 'hai', ...small, left: 300 }),
        zoneAt('Choice', 'no', 300, { groupName: 'hai', ...small, left: 500 }),
      ]
      const given = await givenWorksheet({ pupils: [pupil], zones })
      await signInAs(pupil)
      await page.goto(given.path)
      const player = worksheetPlayer(page)
      const widthOf = async (zone: string) => (await player.zoneOf(zone).boundingBox())?.width ?? 0
      for (const [option, zone] of [
        [player.box(1, 1, 2), zones[1]?.id ?? ''],
        [player.box(2, 2, 1), zones[2]?.id ?? ''],
      ] as const) {
        await expect(option).toBeVisible()
        const before = await widthOf(zone)
        const { x, y, width, height } = (await option.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
        if (press === 'tap') await page.touchscreen.tap(x + width / 2, y + height / 2)
        else await page.mouse.click(x + width / 2, y + height / 2)
        await expect(option).toBeChecked()
        await expect.poll(() => widthOf(zone)).toBeGreaterThan(before)
        await expect(option).toBeChecked()
        // the next one is small again
        await expect(player.saved).toBeVisible()
        await page.reload()
      }
    })
  })

test.describe('on a phone', () => {
  test.use(phone)

  test('D36 H039 a small box is hit by a thumb and enlarged to be read; nothing goes beyond the edges', {
    tag: '@core',
  }, async ({ page, signInAs }) => {
    const pupil = await aPupil()
    const small = { width: 60, height: 20 }
    const zones = [
      zoneAt('Write', 'a', 200, small),
      zoneAt('Choice', 'yes', 500, { groupName: 'một', ...small }),
      zoneAt('Choice', 'no', 500, { groupName: 'một', ...small, left: 500 }),
      // two that stand close to each other share the room
      zoneAt('Write', 'b', 900, small),
      zoneAt('Write', 'c', 980, small),
    ]
    const given = await givenWorksheet({ pupils: [pupil], zones })
    await signInAs(pupil)
    await page.goto(given.path)
    const player = worksheetPlayer(page)
    const zoneHeight = async () => (await player.zoneOf(zones[0]?.id ?? '').boundingBox())?.height ?? 0
    await expect(player.write(1)).toBeVisible()
    expect(await zoneHeight()).toBeLessThan(10)
    const hits = await Promise.all(zones.map(({ id }) => player.zoneOf(id).locator('input').boundingBox()))
    const minSides = hits.map((hit) => Math.round(Math.min(hit?.width ?? 0, hit?.height ?? 0)))
    expect(minSides).toEqual([44, 44, 44, 24, 24])
    // a thumb beside the drawn box
    const hit = await player.write(1).boundingBox()
    await page.touchscreen.tap((hit?.x ?? 0) + 6, (hit?.y ?? 0) + 6)
    await expect(player.write(1)).toBeFocused()
    await expect.poll(zoneHeight).toBeGreaterThan(18)
    await expect(player.write(1)).toBeInViewport()
    await page.keyboard.type('a')
    await page.getByRole('button', { name: 'Vừa màn hình' }).tap()
    await expect.poll(zoneHeight).toBeLessThan(10)
    await page.getByRole('button', { name: 'Câu sau' }).tap()
    await expect(player.box(2, 1, 1)).toBeFocused()
    await page.getByRole('button', { name: 'Vừa màn hình' }).tap()
    await expectAccessible(page, 'a worksheet on a phone')
    const targets = await targetsOf(page)
    expect(
      targets.filter(({ name, width, height }) => Math.min(width, height) < 44 && !/Câu [34],/.test(name)),
    ).toEqual([])
    await expectNoSidewaysScroll(page, 'a worksheet on a phone')
  })

  test('B-218 B-219 B-220 D36 H039 a marked answer that is longer than its box is read as a whole: in the list, and beside the box when it is touched', async ({
    page,
    signInAs,
  }) => {
    const pupil = await aPupil()
    const said = 'Buổi sáng em dậy lúc sáu giờ, đánh răng, rửa mặt rồi ăn sáng cùng cả nhà trước khi đến trường.'
    const kept = `${said} Buổi tối em đọc sách.`
    const option = 'con mèo tam thể nằm ngủ trên chiếc ghế mây cạnh cửa sổ phòng khách'
    const zones = [
      zoneAt('Write', 'ngắn', 120),
      // low and in the right half: what opens beside it opens upwards and to the left
      zoneAt('DropDown', `*chó|${option}`, 1_300, { left: 720 }),
      zoneAt('Write', kept, 1_480, { left: 100 }),
    ]
    const given = await givenWorksheet({ pupils: [pupil], zones })
    await signInAs(pupil)
    await page.goto(given.path)
    const player = worksheetPlayer(page)
    await player.write(1).fill(said)
    await player.select(2).selectOption(option)
    await player.write(3).fill(kept)
    await player.handItIn(true)
    await expect(player.result).toBeVisible()
    for (const [number, answer] of [
      [1, said],
      [2, option],
      [3, kept],
    ] as const) {
      const inList = player.entry(number).getByText(answer, { exact: true })
      await expectWhole(inList)
      const box = player.reviewed(new RegExp(`^Câu ${number}, .*${answer.slice(0, 20)}`))
      await box.tap()
      const beside = player.worksheet.getByText(answer, { exact: true }).last()
      await expect.poll(() => beside.evaluate((words) => getComputedStyle(words).fontSize)).toBe('16px')
      await expectWhole(beside)
      await page.getByRole('button', { name: 'Vừa màn hình' }).tap()
    }
    await expectNoSidewaysScroll(page, 'a marked worksheet on a phone')
  })

  test('D36 H039 what is written and chosen stands inside a box that is smaller than the area of a finger', async ({
    page,
    signInAs,
  }) => {
    const pupil = await aPupil()
    const narrow = { width: 90, height: 48 }
    const zones = [zoneAt('Write', '5', 400, narrow), zoneAt('DropDown', '<|>|*=', 600, narrow)]
    const work = await givenWorksheet({ pupils: [pupil], zones })
    await signInAs(pupil)
    await page.goto(work.path)
    const player = worksheetPlayer(page)
    await player.write(1).fill('5')
    await player.select(2).selectOption('=')
    await page.getByRole('button', { name: 'Vừa màn hình' }).tap()
    for (const [at, control] of [player.write(1), player.select(2)].entries()) {
      const area = await control.evaluate((element) => {
        const { left, right } = element.getBoundingClientRect()
        const { paddingLeft, paddingRight } = getComputedStyle(element)
        return { left: left + Number.parseFloat(paddingLeft), right: right - Number.parseFloat(paddingRight) }
      })
      const box = await player.zoneOf(zones[at]?.id ?? '').boundingBox()
      expect(box?.width).toBeLessThan(44)
      expect(area.left).toBeGreaterThanOrEqual(box?.x ?? 0)
      expect(area.right).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0))
      // room for the sign
      expect(area.right - area.left).toBeGreaterThan(7)
      for (const sign of await player
        .zoneOf(zones[at]?.id ?? '')
        .locator('svg')
        .all()) {
        const drawn = await sign.boundingBox()
        expect((drawn?.x ?? 0) + (drawn?.width ?? 0)).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0))
      }
    }
  })

  test('B-218 D36 H039 a short marked answer stands whole in a narrow box, its sign on the corner', async ({
    page,
    signInAs,
  }) => {
    const pupil = await aPupil()
    const narrow = { width: 120, height: 48 }
    const zones = [
      zoneAt('Write', '3/4', 400, narrow),
      zoneAt('Write', '5/8', 500, narrow),
      zoneAt('DropDown', '*<|>|=', 600, { ...narrow, width: 90 }),
    ]
    const given = await givenWorksheet({ pupils: [pupil], zones })
    await signInAs(pupil)
    await page.goto(given.path)
    const player = worksheetPlayer(page)
    await player.write(1).fill('3/4')
    await player.write(2).fill('7/8')
    await player.select(3).selectOption('<')
    await player.handItIn(true)
    await expect(player.result).toBeVisible()
    for (const [number, answer] of [
      [1, '3/4'],
      [2, '7/8'],
      [3, '<'],
    ] as const) {
      const box = player.reviewed(new RegExp(`^Câu ${number}, `))
      await expectWhole(box.getByText(answer, { exact: true }))
      await expect(box.locator('svg')).toBeInViewport({ ratio: 1 })
    }
  })

  test('H039 the hand-in is reached at 320 px, with letters of twice the size and with the phone on its side', async ({
    page,
    signInAs,
    watch,
    context,
  }) => {
    const pupil = await aPupil()
    const given = await givenWorksheet({ pupils: [pupil] })
    await signInAs(pupil)
    await page.goto(given.path)
    const player = worksheetPlayer(page)
    await player.write(1).fill('13')
    const session = await context.newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
    for (const size of [
      { width: 320, height: 568 },
      { width: 568, height: 180 },
    ]) {
      await page.setViewportSize(size)
      await player.handIn.tap()
      await expect(player.stay).toBeInViewport()
      await player.stay.tap()
    }
    await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
    await page.setViewportSize(phone.viewport)
    // the bar keeps its height when its words grow longer
    const bar = page.getByRole('banner')
    await expect(player.saved).toBeVisible()
    const height = (await bar.boundingBox())?.height
    watch.allow(/ERR_INTERNET_DISCONNECTED/, 'the line is cut by the test')
    await context.setOffline(true)
    await player.write(1).fill('14')
    await expect(player.waiting).toBeVisible()
    expect((await bar.boundingBox())?.height).toBe(height)
  })
})

test.describe('on a phone, the bar', () => {
  test.use(phone)

  test('D24 of a worksheet keeps its rows in every state of saving: kept, on its way, failed, waiting, refused and handed in', async ({
    page,
    context,
    signInAs,
    watch,
  }) => {
    watch.allow(/500|ERR_INTERNET_DISCONNECTED/, 'the server fails, and the line is cut, on purpose')
    const pupil = await aPupil()
    const given = await givenWorksheet({ pupils: [pupil], title: 'Phiếu ôn tập cuối học kỳ của lớp bốn' })
    await signInAs(pupil)
    const first = Promise.withResolvers<void>()
    let said: 'held' | 'failed' | 'refused' | 'taken' = 'held'
    await answerCall(page, 'SITTING_Append', async (route) => {
      if (said === 'held') await first.promise
      if (said === 'failed') return route.fulfill(refusal(500, 'FAULT', 'Có lỗi xảy ra!'))
      if (said !== 'refused') return route.fallback()
      const response = await route.fetch()
      const body = await response.json()
      for (const ack of body.result.acks) Object.assign(ack, { status: 'refused', code: 'ANSWER_REFUSED' })
      await route.fulfill({ response, json: body })
    })
    await page.goto(given.path)
    const player = worksheetPlayer(page)
    const state = page.getByRole('banner').getByRole('status')
    await expect(player.saved).toBeVisible()
    const rows = await barRows(page)
    await player.write(1).fill('1')
    await expect(state).toHaveText('Đang lưu')
    expect(await barRows(page)).toEqual(rows)
    first.resolve()
    await expect(player.saved).toBeVisible()
    said = 'failed'
    await player.write(1).fill('12')
    await expect(player.waiting).toBeVisible()
    expect(await barRows(page)).toEqual(rows)
    said = 'taken'
    await expect(player.saved).toBeVisible()
    await context.setOffline(true)
    await player.write(1).fill('13')
    await expect(player.waiting).toBeVisible()
    expect(await barRows(page)).toEqual(rows)
    said = 'refused'
    await context.setOffline(false)
    await expect(page.getByRole('banner').getByRole('button', { name: 'không được tính' })).toBeVisible()
    await expect(player.saved).toBeVisible()
    expect(await barRows(page)).toEqual(rows)
    await expectNoSidewaysScroll(page, 'an answer that is refused')
    said = 'taken'
    await player.handItIn(true)
    await expect(player.handedInAt).toBeVisible()
    expect(await barRows(page)).toEqual(rows)
  })
})

test('B-222 B-223 B-224 B-225 B-234 B-264 D21 D22 a worksheet is done again: the newest attempt counts, all are kept', async ({
  page,
  signInAs,
}) => {
  const pupil = await aPupil()
  const given = await givenWorksheet({ pupils: [pupil], attempts: 2 })
  const earlier = await pupilAs(pupil)
  const first = (await earlier.start({ kind: 'worksheet', assignmentId: given.assignmentId })).row?.sittingId
  await earlier.append(first, [earlier.draft(given.zones[0]?.id ?? '', 'mười ba')])
  expect((await earlier.finish(first)).status).toBe(200)
  await signInAs(pupil)
  await page.goto(given.path)
  const player = worksheetPlayer(page)
  // handed in on another device: it opens in the done state
  await expect(player.result).toContainText('2,0')
  await expect(player.handedInAt).toBeVisible()
  await player.again.click()
  await expect(player.write(1)).toHaveValue('')
  await fillMixed(page)
  await player.handItIn()
  await expect(player.result).toContainText('10,0')
  await expect(player.result).toContainText(', đạt')
  expect(await player.result.getByText('10,0').evaluate((element) => getComputedStyle(element).color)).toBe(
    await tokenColor(page, '--leaf-8'),
  )
  // no attempt is left
  await expect(page.getByRole('button', { name: 'Làm lại' })).toHaveCount(0)
  await page.reload()
  await expect(player.result).toContainText('10,0')
  const { body } = await given.teacher.call('CLASSWORK_Assignments_GetPupils', { id: given.assignmentId })
  expect(body.results).toMatchObject([{ attempts: 2, score: 10, firstScore: 2 }])
  expect(await attemptsOf(pupil, given.assignmentId)).toMatchObject([{ attempt: 2 }, { attempt: 1 }])
})

test('B-212 B-236 the right answers wait for the due date, or are never shown', async ({ page, signInAs }) => {
  const email = await aPupil()
  const pupils = [email]
  const given = await givenWorksheet({ pupils, solutions: 'AFTER_DUE' })
  const never = await give(given.teacher, { ...given, title: 'Không hiện đáp án', solutions: 'NEVER' })
  const pupil = await pupilAs(email)
  const [first] = given.zones
  for (const assignmentId of [given.assignmentId, never]) {
    const { row } = await pupil.start({ kind: 'worksheet', assignmentId })
    await pupil.append(row?.sittingId, [pupil.draft(first?.id ?? '', 'mười hai')])
    await pupil.finish(row?.sittingId)
  }
  const bodies: Promise<string>[] = []
  page.on('response', (response) => void bodies.push(response.text().catch(() => '')))
  await signInAs(email)
  const player = worksheetPlayer(page)
  await page.goto(given.path)
  // the colours at once; score and key when nobody can use them any more
  await expect(player.reviewed('Câu 1, điền từ: mười hai. Sai')).toBeVisible()
  await expect(player.result).toContainText('Điểm sẽ hiện khi hết hạn nộp.')
  await expect(player.result).toContainText('Bài có màu đúng sai, đáp án chưa mở.')
  await page.goto(given.path.replace(given.assignmentId, never))
  await expect(player.result).toContainText('0,0')
  await expect(player.reviewed('Câu 1, điền từ: mười hai. Sai')).toBeVisible()
  expect((await Promise.all(bodies)).join('\n')).not.toContain('mười ba')
  await makeOverdue(given.assignmentId)
  await page.goto(given.path)
  await expect(player.reviewed('Câu 1, điền từ: mười hai. Sai. Đáp án: mười ba')).toBeVisible()
  await expect(player.result).toContainText('0,0')
})

test('B-143 B-233 handed in after the due date is late, and another assignment of the same worksheet knows nothing of it', async ({
  page,
  signInAs,
}) => {
  const pupil = await aPupil()
  const given = await givenWorksheet({ pupils: [pupil] })
  const twice = await give(given.teacher, { ...given, title: 'Giao lần hai' })
  await makeOverdue(given.assignmentId)
  await signInAs(pupil)
  await page.goto(given.path)
  const player = worksheetPlayer(page)
  await player.write(1).fill('13')
  await player.handItIn()
  await expect(player.result).toContainText('Trễ')
  await page.goto(given.path.replace(given.assignmentId, twice))
  await expect(player.write(1)).toHaveValue('')
  const { body } = await given.teacher.call('CLASSWORK_Assignments_GetPupils', { id: given.assignmentId })
  expect(body.results).toMatchObject([{ state: 'done', late: true }])
})

test('H002 H003 H006 H017 H018 B-229 D28 a hand-in whose answer is lost, that is refused, or that waits for the line, arrives once', {
  tag: '@core',
}, async ({ page, context, watch, signInAs }) => {
  const pupil = await aPupil()
  watch.allow(/Failed to load resource/, 'the answers of the server are lost and refused by the test')
  const given = await givenWorksheet({ pupils: [pupil] })
  await signInAs(pupil)
  const player = worksheetPlayer(page)
  let loses = false
  await answerCall(page, 'SITTING_Finish', async (route) => {
    if (!loses) return route.fallback()
    loses = false
    expect((await route.fetch()).status()).toBe(200)
    await route.abort()
  })
  await page.goto(given.path)
  await player.write(1).fill('13')
  await expect(player.saved).toBeVisible()
  await context.setOffline(true)
  await player.write(1).fill('mười ba')
  await player.handIn.click()
  // twice at once
  await player.yes.dblclick()
  await expect(page.getByText('Bài nộp đang chờ mạng')).toBeVisible()
  await expect(player.worksheet.getByRole('textbox')).toHaveCount(0)
  // what waits can be taken along as a file (work-file.spec.ts)
  await expect(page.getByRole('button', { name: 'Tải bài làm' })).toBeVisible()
  // nothing can be changed while it waits; the page can be loaded anew while the server is away
  await context.route(/\/api\/v1\.0\/dynamic\//, (route) =>
    route.request().postData()?.includes('SITTING_') ? route.abort() : route.fallback(),
  )
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByText('Bài nộp đang chờ mạng')).toBeVisible()
  // the server takes the hand-in, and its answer is lost on the way back
  loses = true
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(player.result).toContainText('Đã làm 1/5 mục')
  expect(loses, 'the first answer was lost').toBe(false)
  await expect(player.reviewed('Câu 1, điền từ: mười ba. Đúng')).toBeVisible()
  expect(await attemptsOf(pupil, given.assignmentId)).toHaveLength(1)

  // a new attempt that the server refuses stays on the screen and can be sent again
  await player.again.click()
  await player.write(1).fill('12')
  await expect(player.saved).toBeVisible()
  let refuses = true
  await answerCall(page, 'SITTING_Finish', (route) =>
    refuses ? route.fulfill(refusal(404, 'NOT_FOUND', 'Không tìm thấy.')) : route.fallback(),
  )
  await player.handItIn()
  await expect(toasts(page).filter({ hasText: 'Có lỗi xảy ra!' })).toBeVisible()
  await expect(player.reviewed(/^Câu 1, điền từ: 12$/)).toBeVisible()
  refuses = false
  await page.getByRole('button', { name: 'Thử lại' }).click()
  await expect(player.result).toContainText('0,0')
  expect(await attemptsOf(pupil, given.assignmentId)).toHaveLength(2)
})

test('H007 two tabs share one worksheet, and both hand it in: one hand-in, one receipt', async ({
  page,
  context,
  signInAs,
}) => {
  const pupil = await aPupil()
  const given = await givenWorksheet({ pupils: [pupil] })
  await signInAs(pupil)
  await page.goto(given.path)
  const other = await context.newPage()
  const [one, two] = [worksheetPlayer(page), worksheetPlayer(other)]
  await one.write(1).fill('12')
  await expect(one.saved).toBeVisible()
  await other.goto(given.path)
  await expect(two.write(1)).toHaveValue('12')
  await two.write(1).fill('13')
  await expect(one.write(1)).toHaveValue('13')
  await one.handIn.click()
  await two.handIn.click()
  await Promise.all([one.yes.click(), two.yes.click()])
  await expect(one.result).toContainText('2,0')
  await expect(two.result).toContainText('2,0')
  const receipt = /Mã biên nhận \w{8}/
  const read = async (player: typeof one) => receipt.exec((await player.result.textContent()) ?? '')?.[0]
  expect(await read(one)).toBe(await read(two))
  expect(await attemptsOf(pupil, given.assignmentId)).toHaveLength(1)
})

test('D24 D28 work that is left without a line: its details say that answers wait on this device, until they have arrived', async ({
  page,
  context,
  signInAs,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/, 'the line is cut on purpose')
  const pupil = await aPupil()
  const given = await givenWorksheet({ pupils: [pupil] })
  const { work, step } = unitDetails(page)
  const unsent = page.getByRole('status').filter({ hasText: 'Có câu trả lời chưa gửi trên máy này' })
  await signInAs(pupil)
  await page.goto(`/lms/student/classes/${given.classId}/classwork/assignments/${given.assignmentId}/details`)
  await step('Làm bài').click()
  const player = worksheetPlayer(page)
  await expect(player.write(1)).toBeVisible()
  await expect.poll(async () => (await attemptsOf(pupil, given.assignmentId)).length).toBe(1)
  await nothingUnderWay(watch)
  await context.setOffline(true)
  await player.write(1).fill('13')
  await player.leave.click()
  await expect(unsent).toBeVisible()
  await expect(work).toContainText('Chưa làm')
  await context.setOffline(false)
  await expect(unsent).toHaveCount(0)
  await expect(work).toContainText('Đang làm')
})

test('H020 D24 a session that ends in the middle is opened again in place, and what was typed arrives', async ({
  page,
  context,
  watch,
  signInAs,
}) => {
  const email = await aPupil()
  watch.allow(/401/, 'the session is ended by the test')
  const given = await givenWorksheet({ pupils: [email] })
  await signInAs(email)
  await page.goto(given.path)
  const player = worksheetPlayer(page)
  await player.write(1).fill('12')
  await expect(player.saved).toBeVisible()
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await context.clearCookies()
  await player.write(1).fill('mười ba')
  const dialog = page.getByRole('dialog', { name: 'Phiên đăng nhập đã kết thúc' })
  const { email: name, password, submit } = loginForm(page)
  // whose page it is stands there, and only the password is asked for
  await expect(name).toHaveValue(email)
  await expect(password).toBeFocused()
  await page.keyboard.type(demoPassword)
  await submit.click()
  await expect(dialog).toBeHidden()
  await expect(player.saved).toBeVisible()
  await expect(player.write(1)).toHaveValue('mười ba')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  const pupil = await pupilAs(email)
  const [open] = await attemptsOf(email, given.assignmentId)
  expect((await pupil.get(open?.sittingId)).row?.answers).toMatchObject([{ response: 'mười ba' }])
})

test('H029 B-214 B-215 a browser that keeps nothing says so and saves online: after half a second, or when a box is left', async ({
  page,
  signInAs,
}) => {
  const pupil = await aPupil()
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { get: () => undefined }))
  const given = await givenWorksheet({ pupils: [pupil] })
  await signInAs(pupil)
  await page.clock.install()
  let sent = 0
  page.on('request', (request) => {
    if (isCallOf('SITTING_Append')(request)) sent += 1
  })
  await page.goto(given.path)
  const player = worksheetPlayer(page)
  await expect(
    page.getByText('Máy này không cho lưu bài. Bài chỉ được lưu trên máy chủ, em giữ trang này mở khi đang làm nhé.'),
  ).toBeVisible()
  await expect(player.write(1)).toBeVisible()
  const pending = page.getByRole('status').getByText('Đang lưu', { exact: true })
  await page.clock.pauseAt(Date.now() + 60_000)
  await player.write(1).pressSequentially('mười')
  await expect(pending).toBeVisible()
  await page.clock.runFor(400)
  expect(sent).toBe(0)
  await page.clock.runFor(200)
  await expect.poll(() => sent).toBe(1)
  await expect(player.saved).toBeVisible()
  await player.write(1).pressSequentially(' ba')
  await expect(pending).toBeVisible()
  await page.clock.runFor(50)
  expect(sent).toBe(1)
  await page.keyboard.press('Tab')
  await expect
    .poll(async () => {
      await page.clock.runFor(1)
      return sent
    })
    .toBe(2)
  await page.clock.resume()
  await player.handItIn()
  await expect(player.reviewed('Câu 1, điền từ: mười ba. Đúng')).toBeVisible()
})

test('B-204 B-217 the keyboard alone answers a whole worksheet and hands it in', async ({ page, signInAs }) => {
  const pupil = await aPupil()
  const given = await givenWorksheet({ pupils: [pupil] })
  await signInAs(pupil)
  await page.goto(given.path)
  const player = worksheetPlayer(page)
  await expectAccessible(page, 'a worksheet that is being answered')
  await tabTo(page, player.write(1))
  await page.keyboard.type('13')
  // Enter goes on to the next box
  await page.keyboard.press('Enter')
  await expect(player.writeIn(2, 1)).toBeFocused()
  await page.keyboard.type('sông')
  await page.keyboard.press('Enter')
  await page.keyboard.type('biển')
  await tabTo(page, player.box(3, 1, 1))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await expect(player.box(3, 1, 1)).toBeChecked()
  await tabTo(page, player.box(4, 2, 1))
  await page.keyboard.press('Space')
  await tabTo(page, player.box(4, 2, 3))
  await page.keyboard.press('Space')
  await tabTo(page, player.select(5))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(player.select(5)).toHaveValue('mèo')
  await expect(player.list).toContainText('5/5 mục')
  await tabTo(page, player.list.getByRole('button', { name: 'Nộp bài' }))
  await page.keyboard.press('Enter')
  await expect(player.stay).toBeFocused()
  await tabTo(page, player.yes)
  await page.keyboard.press('Enter')
  await expect(player.result).toContainText('10,0')
})

test('B-236 D32 H125 the worksheets of two pupils whose keys differ are the same bytes', async () => {
  const [first, second] = [await aPupil(), await aPupil()]
  const zones = mixedZones()
  const given = await givenWorksheet({ pupils: [first, second], zones })
  const worksheetFor = async (email: string) => {
    const answer = await (await callerAs(email)).call(
      'SITTING_Start',
      { sittingId: crypto.randomUUID(), kind: 'worksheet', assignmentId: given.assignmentId },
      'query/first',
    )
    return (answer.body.result as { document: { revision: number } }).document
  }
  const one = await worksheetFor(first)
  const other: Record<string, string> = { yes: 'no', no: 'yes', 'chó|*mèo|gà': '*chó|mèo|gà' }
  const twin = zones.map((zone) => ({
    ...zone,
    // the same number of right boxes in each group, other ones; other words, of other lengths
    text: zone.mode === 'Write' ? `khác ${zone.text}` : (other[zone.text] ?? zone.text),
  }))
  // of three boxes two are right: the first and the second now
  twin[5] = { ...zones[5], text: 'yes' } as (typeof zones)[number]
  twin[6] = { ...zones[6], text: 'yes' } as (typeof zones)[number]
  twin[7] = { ...zones[7], text: 'no' } as (typeof zones)[number]
  await saveZones(given.teacher, given.attachmentId, twin, { revision: one.revision })
  const two = await worksheetFor(second)
  expect(two.revision).toBe(one.revision + 1)
  expect(JSON.stringify({ ...two, revision: 0 })).toBe(JSON.stringify({ ...one, revision: 0 }))
})

test('B-207 B-208 B-232 B-237 a teacher reads the worksheet of an own pupil with the note as plain text; another teacher does not', async ({
  page,
  watch,
  signInAs,
  anotherBrowser,
}) => {
  const email = await aPupil()
  const given = await givenWorksheet({ pupils: [email] })
  const pupil = await pupilAs(email)
  const id = (await pupil.start({ kind: 'worksheet', assignmentId: given.assignmentId })).row?.sittingId
  await pupil.append(id, [pupil.draft(given.zones[0]?.id ?? '', '<b>13</b>')])
  await pupil.finish(id)
  const held = (await pupil.get(id)).row
  const note = '<img src=x onerror=alert(1)> Em xem lại câu 1.'
  const scored = await given.teacher.send('PUT', '/api/v1.0/dynamic/crud', {
    subModuleName: 'CLASSWORK',
    entityName: 'Assignments_Answers',
    entityId: held?.answerId,
    parameters: { TeacherNoteS: note },
  })
  expect(scored.status, scored.text).toBe(200)
  const path = `/lms/teacher/worksheet/exercise/${given.attachmentId}/${held?.studentId}?assignmentId=${given.assignmentId}`
  await signInAs(worksheetTeacher)
  await page.goto(path)
  const player = worksheetPlayer(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(held?.studentName)
  await expect(player.note).toContainText(note)
  await expect(player.note.locator('img')).toHaveCount(0)
  await expect(player.reviewed(/^Câu 1, điền từ: <b>13<\/b>\. Sai/)).toBeVisible()
  await expectAccessible(page, 'the worksheet of a pupil')
  // the pupil reads the same words
  const own = await (await anotherBrowser({ as: email })).newPage()
  await own.goto(given.path)
  await expect(worksheetPlayer(own).note).toContainText(note)
  // a teacher of another class: refused, and told so
  const stranger = await callerAs(people.teacher)
  expect((await stranger.call('SITTING_Get', { sittingId: id })).status).toBe(404)
  expect((await stranger.call('SITTING_History', { studentId: held?.studentId })).status).toBe(403)
  watch.allow(/40[34]/, 'the worksheet of a pupil of others is asked for')
  await page.context().clearCookies()
  await signInAs(people.teacher)
  await page.goto(path)
  await expect(page.getByText('Không xem được bài này')).toBeVisible()
  await expect(page.getByText('<b>13</b>')).toHaveCount(0)
})

test('B-209 the pages lie below each other and every zone on its place of them, as wide as the window may be', async ({
  page,
  signInAs,
}) => {
  await signInAs(people.teacher)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/lms/teacher/worksheet/exercise/019a8e00-0000-7000-8000-0000000000a4')
  const { worksheet } = worksheetPlayer(page)
  await expect(worksheet.locator('[data-zone]').first()).toBeVisible()
  /** The middle of each zone in hundredths of a page's width, and where the pages lie. */
  const places = () =>
    worksheet.evaluate((element) => {
      const pages = [...element.querySelectorAll('img[width]')].map((page) => page.getBoundingClientRect())
      const [first] = pages
      if (first === undefined) throw new Error('no page is drawn')
      const share = (px: number) => Math.round((100 * px) / first.width)
      return {
        pages: pages.map(({ x, width }) => [share(x - first.x), share(width)]),
        joined: pages.every(({ top }, at) => at === 0 || Math.abs(top - (pages[at - 1]?.bottom ?? 0)) < 2),
        zones: [...element.querySelectorAll('[data-zone]')].map((zone) => {
          const { x, y, width, height } = zone.getBoundingClientRect()
          return [share(x + width / 2 - first.x), share(y + height / 2 - first.y)]
        }),
      }
    })
  const narrow = await places()
  expect(narrow.zones.length).toBeGreaterThan(5)
  expect(narrow.pages).toEqual([
    [0, 100],
    [0, 100],
  ])
  for (const width of [768, 1000, 1366, 1920]) {
    await page.setViewportSize({ width, height: 768 })
    await expect.poll(places, `zones at ${width} px`).toEqual(narrow)
  }
})
