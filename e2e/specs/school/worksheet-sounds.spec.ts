import { worksheetEditor } from '../../pages/worksheet-editor.ts'
import { worksheetPlayer } from '../../pages/worksheet-player.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../../support/audit.ts'
import { openEditor, storedWorksheet, worksheetToEdit } from '../../support/edited-worksheets.ts'
import { isHeardForAWhile } from '../../support/hearing.ts'
import { aPupil } from '../../support/newcomers.ts'
import { editingTeacher } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import { givenWorksheet, zoneAt } from '../../support/worksheets.ts'

const short = '/sounds/words/animal.mp3'
const long = '/sounds/scripts/c10-d-lunch-customs.mp3'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('B-213 B-216 B-254 the sounds of a worksheet play one after the other when it is opened, and each by its button; they are no question', async ({
    page,
    signInAs,
  }) => {
    const pupil = await aPupil()
    const zones = [
      zoneAt('Listen', short, 120, { width: 90 }),
      zoneAt('Write', 'cat', 240),
      zoneAt('Listen', long, 360, { width: 90 }),
    ]
    const title = 'Phiếu có âm thanh'
    const given = await givenWorksheet({ pupils: [pupil], zones, title })
    await signInAs(pupil)
    await page.goto('/lms/home')
    // a tap within the product: from here on the browser lets pages sound by themselves
    await page.getByRole('link', { name: `Làm bài: ${title}` }).tap()
    const player = worksheetPlayer(page)
    await expect(player.sound(1, 'Nghe lại')).toBeVisible()
    await expect(player.sound(2, 'Dừng')).toBeVisible()
    // a press is heard alone
    await player.sound(1, 'Nghe lại').tap()
    await expect(player.sound(2, 'Nghe')).toBeVisible()
    await expect(player.sound(1, 'Nghe lại')).toBeVisible()
    await player.sound(2, 'Nghe').tap()
    await expect(player.sound(2, 'Dừng')).toBeVisible()
    await isHeardForAWhile(page.locator('[data-zone] audio').last())
    await player.sound(2, 'Dừng').tap()
    await expect(player.sound(2, 'Nghe')).toBeVisible()
    await expectAccessible(page, 'a worksheet with sounds')
    await expectNoSidewaysScroll(page, 'a worksheet with sounds')

    await expect(player.list.getByRole('listitem')).toHaveCount(1)
    await player.write(1).fill('cat')
    await expect(player.list).toContainText('1/1 mục')
    await player.handItIn(true)
    await expect(player.result).toContainText('10,0')
    await expect(player.sound(1, 'Nghe')).toBeVisible()

    // opened by its address the browser wants a touch first: nothing sounds, and a press does
    await page.goto(given.path)
    await expect(player.sound(1, 'Nghe')).toBeVisible()
    await player.sound(1, 'Nghe').tap()
    await expect(player.sound(1, 'Nghe lại')).toBeVisible()
  })
})

test('B-158 B-174 B-176 a sound is drawn, is not finished without an address, and is heard where it is made', async ({
  page,
  signInAs,
}) => {
  const worksheet = await worksheetToEdit(editingTeacher, 'Phiếu nghe')
  await signInAs(editingTeacher)
  await openEditor(page, worksheet)
  const editor = worksheetEditor(page)
  await editor.mode('Nghe').click()
  await editor.draw({ left: 100, top: 100, width: 120, height: 60 })
  await editor.done.click()
  await expect(editor.unfinished).toContainText('Chưa có âm thanh')
  await expect(editor.address).toHaveValue('')
  await editor.address.fill(short)
  await expect(editor.unfinished).not.toContainText('Chưa có âm thanh')
  await expect(editor.zone(1)).toHaveAccessibleName(`Vùng 1, Nghe: ${short}`)
  await editor.panel.getByRole('button', { name: 'Âm thanh của vùng này' }).click()
  await expect(editor.panel.getByRole('button', { name: 'Nghe lại (Âm thanh của vùng này)' })).toBeVisible()
  await editor.save.click()
  await expect
    .poll(async () => (await storedWorksheet(worksheet)).jsonData?.ExerciseData)
    .toMatchObject([{ mode: 'Listen', text: short }])
})
