import type { Page } from '@playwright/test'
import { assignmentForm } from '../../pages/assignment-form.ts'
import { answerCall, callOf } from '../../support/calls.ts'
import { newClass, newWorksheet } from '../../support/lessons.ts'
import { aTeacher } from '../../support/newcomers.ts'
import { callerAs } from '../../support/school.ts'
import { openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'

test.beforeEach(({ watch }) => {
  watch.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/, 'the answer is lost on its way')
})

/** The server does what it is called for, and its first answer does not arrive. */
const loseFirstAnswer = async (page: Page, name: string, isIt: (parameters: Record<string, unknown>) => boolean) => {
  let lost = false
  await answerCall(page, name, async (route) => {
    if (lost || !isIt(callOf(route.request()).parameters)) return route.fallback()
    lost = true
    await route.fetch()
    await route.abort('failed')
  })
}

const openForm = async (page: Page) => {
  await page.goto('/lms/teacher/classes')
  await page.getByRole('button', { name: 'Tạo lớp' }).first().click()
  const form = page.getByRole('dialog', { name: 'Tạo lớp' })
  await form.getByRole('textbox').first().fill('4A9')
  return { form, make: form.getByRole('button', { name: 'Tạo lớp' }) }
}

/** The classes of a teacher by their names. */
const classesOf = async (email: string) => {
  const { body } = await (await callerAs(email)).call('CLASSES_GetClasses_ByTeacherId')
  return (body.results as { className: string }[]).map(({ className }) => className)
}

test('H159 a class whose answer was lost is made once, though the button is pressed again', {
  tag: '@core',
}, async ({ page, signInAs }) => {
  const teacher = await aTeacher()
  await signInAs(teacher)
  await loseFirstAnswer(page, 'CLASSES.Classes', () => true)
  const { form, make } = await openForm(page)
  await make.click()
  await expect(form.getByRole('alert')).toContainText('Không kết nối được với máy chủ.')
  expect(await classesOf(teacher)).toEqual(['4A9'])
  await make.click()
  await expect(form).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: 'Lớp 4A9' })).toHaveCount(1)
  expect(await classesOf(teacher)).toEqual(['4A9'])
})

test('H159 a double click makes one class, and the same name may be given again later', async ({ page, signInAs }) => {
  const teacher = await aTeacher()
  await signInAs(teacher)
  const first = await openForm(page)
  await first.make.dblclick()
  await expect(first.form).toHaveCount(0)
  expect(await classesOf(teacher)).toEqual(['4A9'])
  const second = await openForm(page)
  await second.make.click()
  await expect(second.form).toHaveCount(0)
  expect(await classesOf(teacher)).toEqual(['4A9', '4A9'])
})

test('H175 the second of a double click hits nothing, neither beside the dialog that the first has opened nor below the one that it has closed', async ({
  page,
  signInAs,
}) => {
  const teacher = await aTeacher()
  await newClass(await callerAs(teacher), '4A1')
  await signInAs(teacher)
  await page.goto('/lms/teacher/classes')
  await page.getByRole('button', { name: 'Tạo lớp' }).first().dblclick()
  const form = page.getByRole('dialog', { name: 'Tạo lớp' })
  await expect(form).toBeVisible()
  await form.getByRole('textbox').first().fill('4A9')
  // what has no answer makes the dialog higher, and it is lower again when it is sent once more
  await page.context().setOffline(true)
  const make = form.getByRole('button', { name: 'Tạo lớp' })
  await make.click()
  await expect(form.getByRole('alert')).toBeVisible()
  await page.context().setOffline(false)
  await make.dblclick()
  await expect(form).toHaveCount(0)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page).toHaveURL('/lms/teacher/classes')
  expect((await classesOf(teacher)).sort()).toEqual(['4A1', '4A9'])
})

test('H159 work for two classes of which one answer was lost is given once to each', async ({ page, signInAs }) => {
  const giver = await aTeacher()
  const teacher = await callerAs(giver)
  const worksheet = await newWorksheet(teacher, 'Bài hai lớp')
  const [one, two] = [await newClass(teacher, '9E1'), await newClass(teacher, '9E2')]
  await signInAs(giver)
  await loseFirstAnswer(page, 'CLASSWORK.Assignments', ({ classId }) => classId === two)
  await openScreen(page, {
    path: `/lms/teacher/classes/${one}/classwork/assignments/add?attachmentId=${worksheet}`,
    heading: 'Giao bài tập',
  })
  const form = assignmentForm(page)
  await expect(form.title).toHaveValue('Bài hai lớp')
  await form.quickDay('Ngày mai').click()
  await form.classes.getByText('Lớp 9E2').click()
  await form.give.click()
  await expect(form.form).toContainText('Đã giao cho Lớp 9E1. Còn Lớp 9E2, bấm Giao bài để thử lại.')
  await form.give.click()
  await expect(page).toHaveURL(`/lms/teacher/classes/${one}`)
  for (const classId of [one, two]) {
    const { body } = await teacher.send('POST', '/api/v1.0/dynamic/crud/read', {
      subModuleName: 'CLASSWORK',
      entityName: 'Assignments',
      parameters: { filters: { classId } },
    })
    expect(body.results).toHaveLength(1)
  }
})
