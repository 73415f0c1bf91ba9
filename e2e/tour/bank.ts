import { choiceOf, paperText } from '@phuong/server/testing/paper-files'
import type { Page } from '@playwright/test'
import { papers } from '../pages/papers.ts'
import type { Place } from './place.ts'

const path = '/lms/test-bank/papers'
const upload = `${path}/upload`
const who = 'testbank'

/** A file that is checked and never stored. */
const fileOf = (type: string) => ({
  name: 'de.json',
  text: paperText([choiceOf('cat'), { ...choiceOf('dog'), type }], {
    kind: 'olympic',
    classLevel: 5,
    code: '901',
    title: 'Đề 901',
  }),
})

const editFirst = async (page: Page) => {
  await papers(page).editQuestion.click()
  await papers(page).editor(1).waitFor()
}

/** The states of the bank's papers. */
export const bankStates: readonly Place[] = [
  {
    name: 'bank-none',
    who,
    path,
    act: async (page) => {
      await papers(page).search.fill('khong co de nay')
      await papers(page).main.getByText('Không tìm thấy đề phù hợp').last().waitFor()
    },
  },
  { name: 'bank-edit', who, path: `${path}/3`, act: editFirst },
  {
    name: 'bank-edit-faults',
    who,
    path: `${path}/3`,
    act: async (page) => {
      const { editor, press, faults } = papers(page)
      await editFirst(page)
      await editor(1).fill(`${await editor(1).inputValue()},`)
      await press('Preview')
      await faults.first().waitFor()
    },
  },
  {
    name: 'bank-faults',
    who,
    path: upload,
    act: async (page) => {
      await papers(page).choose(fileOf('OneChoyce'))
      await papers(page).faults.first().waitFor()
    },
  },
  {
    name: 'bank-plan',
    who,
    path: upload,
    act: async (page) => {
      await papers(page).choose(fileOf('OneChoice'))
      await papers(page).plan.waitFor()
    },
  },
]
