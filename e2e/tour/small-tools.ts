import type { Page } from '@playwright/test'
import { worksheetEditor } from '../pages/worksheet-editor.ts'
import { hold, type Place } from './place.ts'

const path = '/lms/tools/translate'
const translate = (text: string) => async (page: Page) => {
  await page.getByRole('textbox', { name: 'Nội dung cần dịch' }).fill(text)
  await page.keyboard.press('Enter')
  await page.getByRole('main').getByText('Chép kết quả').waitFor()
}
const drawZone = async (page: Page) => {
  const editor = worksheetEditor(page)
  await editor.mode('Điền từ').click()
  await editor.draw({ left: 200, top: 200, width: 400, height: 90 })
  await editor.zone(1).waitFor()
}
const check = async (page: Page) => {
  await page.getByRole('radio').first().click()
  await page.getByRole('button', { name: 'Check' }).first().click()
  await page.getByRole('button', { name: 'Retry' }).waitFor()
}

/** The states of the small tools. */
export const smallToolStates: readonly Place[] = [
  { name: 'translate-word', who: 'student', path, act: translate('Cats') },
  { name: 'translate-text', who: 'student', path, act: translate('The living room has a big xyzzy and two cats.') },
  {
    name: 'translate-loading',
    who: 'student',
    path,
    unsettled: true,
    before: hold('TOOLS_Words_Find'),
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Nội dung cần dịch' }).fill('cat')
      await page.keyboard.press('Enter')
    },
  },
  { name: 'canvas-drawn', who: 'student', path: '/lms/CanvasToolPage', act: drawZone },
  { name: 'exercises-checked', who: 'student', path: '/lms/ExcercisePage', act: check },
]
