import { worksheetEditor } from '../../pages/worksheet-editor.ts'
import { worksheetPlayer } from '../../pages/worksheet-player.ts'
import { openEditor, worksheetToEdit } from '../../support/edited-worksheets.ts'
import { give, newClass } from '../../support/lessons.ts'
import { aPupil } from '../../support/newcomers.ts'
import { editingTeacher } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'

const sum = '3<5 and 7>2'

test('H163 what a teacher types letter by letter is what a pupil reads, chooses and is right with', async ({
  page,
  signInAs,
  anotherBrowser,
}) => {
  const pupil = await aPupil()
  const worksheet = await worksheetToEdit(editingTeacher, 'Các dấu')
  await signInAs(editingTeacher)
  await openEditor(page, worksheet)
  const editor = worksheetEditor(page)

  await test.step('the teacher types words and signs that a new box and a list know as theirs', async () => {
    await editor.mode('Điền từ').click()
    await editor.draw({ left: 100, top: 80, width: 320, height: 60 })
    await editor.way(1).pressSequentially('Textbooks')
    await editor.draw({ left: 100, top: 220, width: 320, height: 60 })
    await editor.way(1).pressSequentially('|')
    await editor.done.click()
    await editor.mode('Chọn từ danh sách').click()
    await editor.draw({ left: 100, top: 360, width: 320, height: 60 })
    await editor.option(1).pressSequentially('*')
    await editor.option(2).pressSequentially('|')
    await editor.moreOptions.click()
    await editor.option(3).pressSequentially(sum)
    await editor.optionIsRight(1).check()
    await editor.done.click()
    await editor.save.click()
    await expect(editor.state(/^Đã lưu lúc/)).toBeVisible()
  })

  await test.step('and finds them again as they were', async () => {
    await page.reload()
    await expect(editor.zone(1)).toHaveText('Textbooks')
    await editor.zone(1).click()
    await expect(editor.way(1)).toHaveValue('Textbooks')
    await editor.zone(2).click()
    await expect(editor.way(1)).toHaveValue('|')
    await editor.zone(3).click()
    for (const [at, option] of ['*', '|', sum].entries()) await expect(editor.option(at + 1)).toHaveValue(option)
    await expect(editor.optionIsRight(1)).toBeChecked()
    await expect(editor.jumps).toHaveCount(0)
  })

  const { teacher, id } = worksheet
  const classId = await newClass(teacher, '6D3', [pupil])
  const assignmentId = await give(teacher, { classId, attachmentId: id, title: 'Các dấu' })

  await test.step('the pupil reads the same, and every answer is right', async () => {
    const desk = await (await anotherBrowser({ as: pupil })).newPage()
    await desk.goto(`/lms/student/worksheet/exercise/${id}?assignmentId=${assignmentId}`)
    const player = worksheetPlayer(desk)
    await expect(player.select(3).getByRole('option')).toHaveText(['Chọn', '*', '|', sum])
    await player.write(1).fill('textbooks')
    await player.write(2).fill('|')
    await player.select(3).selectOption('*')
    await player.handItIn()
    await expect(player.result).toContainText('10,0')
    await expect(player.reviewed('Câu 2, điền từ: |. Đúng')).toBeVisible()
    await expect(player.reviewed('Câu 3, chọn từ danh sách: *. Đúng')).toBeVisible()
  })
})
