import { expectAccessible } from '../../support/audit.ts'
import { people, roles } from '../../support/people.ts'
import { openScreen } from '../../support/screens.ts'
import { test } from '../../support/test.ts'
import { expectVietnamese } from '../../support/vietnamese.ts'

for (const role of roles)
  test(`A-002 B-003 the home of a ${role} is Vietnamese and holds nothing serious for axe, on a phone and at a desk`, {
    tag: '@core',
  }, async ({ page, signInAs }) => {
    await signInAs(people[role])
    for (const size of [
      { width: 360, height: 740 },
      { width: 1366, height: 768 },
    ]) {
      await page.setViewportSize(size)
      await openScreen(page, { path: '/lms/home', heading: /^Chào/ })
      await expectVietnamese(page, `the home of a ${role}`)
      await expectAccessible(page, `the home of a ${role}`)
    }
  })
