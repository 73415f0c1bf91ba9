import type { Page } from '@playwright/test'

/** The sample tests: class levels, units, tests (B-323 to B-325). */
export const sampleTests = (page: Page) => {
  const main = page.getByRole('main')
  const classes = main.getByRole('list', { name: 'Các lớp' })
  const units = main.getByRole('list', { name: 'Các unit' })
  return {
    path: '/lms/sampleTests',
    unitsPath: (grade: number) => `/lms/sampleTest/${grade}/Units`,
    testsPath: (grade: number, unit: number) => `/lms/sampleTest/${grade}/Unit/${unit}/tests`,
    classes: classes.getByRole('listitem'),
    classOf: (grade: number) => classes.getByRole('link', { name: `Lớp ${grade}`, exact: true }),
    units: units.getByRole('listitem'),
    unit: (id: number) => units.getByRole('link', { name: `Unit ${id}`, exact: true }),
    tests: main.getByRole('list', { name: 'Các đề' }).getByRole('button'),
    soon: page.getByRole('dialog'),
  }
}
