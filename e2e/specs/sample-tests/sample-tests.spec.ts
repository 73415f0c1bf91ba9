import { sampleTests } from '../../pages/sample-tests.ts'
import { shell } from '../../pages/shell.ts'
import { expectAccessible, expectNoSidewaysScroll, targetsOf } from '../../support/audit.ts'
import { answerCall, callOf, holdCall, isCallOf, refusal } from '../../support/calls.ts'
import { openUnit } from '../../support/database.ts'
import { people } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'

test('B-323 B-324 B-325 B-326 B-327 B-329 B-330 B-331 B-332 B-333 A-427 from the class to the unit to its tests, which open what is being made; a unit without access stays closed', async ({
  page,
  signInAs,
}) => {
  await signInAs(people.pupil)
  await page.setViewportSize({ width: 360, height: 740 })
  const browse = sampleTests(page)
  const { title, main } = shell(page)
  await page.goto('/lms/home')
  await shell(page).toggle.click()
  await shell(page).entry('Đề thi mẫu').click()
  await expect(page).toHaveURL(browse.path)
  await expect(title).toHaveText('Đề thi mẫu')
  await expect(browse.classes).toHaveCount(12)
  await expect(browse.classes.nth(3)).toHaveText(/^Lớp 412 Unit đang mởLớp của em$/)
  await expect(browse.classes.nth(11)).toHaveText('Lớp 12Chưa mở Unit nào')
  // a class without units stands back
  await expect(browse.classes.nth(3)).toHaveCSS('border-top-style', 'solid')
  await expect(browse.classes.nth(11)).toHaveCSS('border-top-style', 'dashed')

  const asked = page.waitForRequest(isCallOf('METADATA.ExaminationUnits'))
  await browse.classOf(4).click()
  expect(callOf(await asked).parameters.filters).toEqual({ grade: 4 })
  await expect(page).toHaveURL(browse.unitsPath(4))
  await expect(title).toHaveText('Lớp 4')
  await expect(browse.units).toHaveText(
    Array.from({ length: 16 }, (_, at) => (at < 12 ? `Unit ${at + 1}` : `Unit ${at + 1} Chưa mở`)),
  )
  await expect(browse.units.getByRole('link')).toHaveCount(12)
  await expectAccessible(page, 'the units')
  await expectNoSidewaysScroll(page, 'the units')

  const read = page.waitForRequest(isCallOf('METADATA.Examinations'))
  await browse.unit(2).click()
  const { body, parameters } = { body: (await read).postDataJSON(), parameters: callOf(await read).parameters }
  expect(parameters.filters).toEqual({ grade: 4, unit: 2 })
  expect([body.sort, body.fields]).toEqual(['SortOrder', ['id', 'title', 'duration']])
  await expect(page).toHaveURL(browse.testsPath(4, 2))
  await expect(title).toHaveText('Unit 2')
  // that there is nothing to do yet is said before it is tapped
  await expect(browse.tests).toHaveText(['Unit 2 – Test 1Sắp có', 'Unit 2 – Test 2Sắp có'])
  await expect(main.getByRole('link', { name: 'In đề' })).toHaveCount(0)
  expect((await targetsOf(page)).filter(({ width, height }) => width < 44 || height < 44)).toEqual([])
  await browse.tests.nth(1).click()
  await expect(browse.soon.getByRole('heading')).toHaveText('Unit 2 – Test 2')
  await expect(browse.soon.getByText('Tính năng đang được phát triển', { exact: true })).toBeVisible()
  await expectAccessible(page, 'what is being made')
  await browse.soon.getByRole('button', { name: 'Đóng' }).last().click()
  await expect(browse.soon).toHaveCount(0)
  await expect(browse.tests.nth(1)).toBeFocused()

  // a closed unit does not open by its address either
  await page.goto(browse.testsPath(7, 1))
  await expect(main.getByText('Unit này chưa mở').last()).toBeVisible()
  await expect(browse.tests).toHaveCount(0)
  // another unit is offered only where the class has one that is open
  await expect(main.getByText('Lớp này chưa có Unit nào mở.')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Về danh sách lớp' })).toHaveAttribute('href', browse.path)
  await page.goto(browse.testsPath(4, 16))
  await expect(main.getByText('Hãy chọn một Unit đang mở khác.')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Về danh sách lớp' })).toHaveCount(0)
  await page.goto(browse.testsPath(7, 1))
  await main.getByRole('link', { name: 'Về danh sách unit' }).click()
  await expect(title).toHaveText('Lớp 7')
  await expect(browse.units.getByRole('link')).toHaveCount(0)
})

test('B-334 B-707 an open unit without data says so; lists on their way and lists that did not come; an address without such a class or unit', async ({
  page,
  signInAs,
  watch,
}) => {
  test.slow()
  watch.allow(/500/, 'the lists are refused on purpose')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openUnit(9, 12)
  await signInAs(people.teacher)
  const browse = sampleTests(page)
  const { title, main } = shell(page)
  await page.goto(browse.testsPath(9, 12))
  await expect(main.getByText('Không có dữ liệu !', { exact: true }).last()).toBeVisible()
  await expectAccessible(page, 'a unit without data')
  await expectNoSidewaysScroll(page, 'a unit without data')

  // staff prints what pupils cannot do here yet
  await page.goto(browse.testsPath(4, 2))
  await expect(main.getByRole('link', { name: 'In đề' })).toHaveCount(2)
  await main.getByRole('link', { name: 'In đề' }).first().click()
  await expect(page).toHaveURL(/\/lms\/print\/exam\?id=\d+$/)
  await expect(title).toHaveText('Unit 2 – Test 1')

  const places = [
    [browse.path, 'METADATA.ExaminationUnits', browse.classes],
    [browse.unitsPath(4), 'METADATA.ExaminationUnits', browse.units],
    [browse.testsPath(4, 1), 'METADATA.Examinations', browse.tests],
  ] as const
  for (const [path, name, list] of places) {
    const held = await holdCall(page, name)
    await page.goto(path)
    await expect(main.getByText('Vui lòng đợi trong giây lát')).toBeAttached()
    await expect(list).toHaveCount(0)
    if (path === browse.path) await expectAccessible(page, 'the classes on their way')
    held.release()
    await expect(list.first()).toBeVisible()
    let broken = true
    await answerCall(page, name, (route) =>
      broken ? route.fulfill(refusal(500, 'FAULT', 'Có lỗi xảy ra!')) : route.fallback(),
    )
    await page.goto(path)
    const again = main.getByRole('button', { name: 'Thử lại' })
    await expect(again).toBeVisible()
    if (path === browse.path) await expectAccessible(page, 'classes that did not come')
    broken = false
    await again.click()
    await expect(list.first()).toBeVisible()
  }

  for (const path of [
    '/lms/sampleTest/13/Units',
    '/lms/sampleTest/4/Unit/17/tests',
    '/lms/sampleTest/x/Unit/1/tests',
  ]) {
    await page.goto(path)
    await expect(main.getByText('Không tìm thấy trang này')).toBeVisible()
  }
  await main.getByRole('link', { name: 'Về danh sách lớp' }).click()
  await expect(title).toHaveText('Đề thi mẫu')
})
