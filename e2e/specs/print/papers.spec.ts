import { readPrinted } from '@phuong/server/testing/printed-pdf'
import { examPrint } from '../../pages/exam-print.ts'
import { people } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'

/** Papers of every class, from the beginning, the middle and the end of its row. */
const classes = [1, 2, 3, 4, 5]
const codes = [1, 60, 120]
const maxPages = 4

for (const classLevel of classes)
  test(`C-594 C-603 the 20 questions of a paper of class ${classLevel} stand on at most ${maxPages} pages`, async ({
    page,
    signInAs,
  }) => {
    await signInAs(people.teacher)
    const print = examPrint(page)
    for (const code of codes) {
      await page.goto(`/lms/print/exam?classLevel=${classLevel}&code=${code}`)
      await expect(print.questions).toHaveCount(20)
      await expect.poll(() => print.incomplete()).toEqual([])
      const { pages } = await readPrinted(await print.pdf())
      expect(pages.length, `paper ${code} of class ${classLevel}`).toBeLessThanOrEqual(maxPages)
    }
  })
