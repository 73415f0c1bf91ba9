import { examPrint } from '../pages/exam-print.ts'
import { sampleTests } from '../pages/sample-tests.ts'
import { cutOff, hold, type Place } from './place.ts'

const exam = '/lms/print/exam?classLevel=4&code=1'
const printed = 'EXAMINATION_Print_Get'
const units = 'METADATA.ExaminationUnits'

/** The states of the printed exam and of the sample tests. */
export const examStates: readonly Place[] = [
  {
    name: 'print-without-answers',
    who: 'teacher',
    path: exam,
    act: (page) => examPrint(page).printWithout.click(),
  },
  {
    name: 'print-help',
    who: 'teacher',
    path: exam,
    act: async (page) => {
      await examPrint(page).openHelp.click()
      await examPrint(page).help.waitFor()
    },
  },
  { name: 'print-missing', who: 'student', path: exam },
  { name: 'print-loading', who: 'teacher', path: exam, unsettled: true, before: hold(printed) },
  { name: 'print-error', who: 'teacher', path: exam, faulty: true, before: cutOff(printed) },

  { name: 'sample-tests-loading', who: 'student', path: '/lms/sampleTests', unsettled: true, before: hold(units) },
  { name: 'sample-tests-error', who: 'student', path: '/lms/sampleTests', faulty: true, before: cutOff(units) },
  {
    name: 'sample-test-soon',
    who: 'student',
    path: '/lms/sampleTest/4/Unit/2/tests',
    act: async (page) => {
      await sampleTests(page).tests.first().click()
      await sampleTests(page).soon.waitFor()
    },
  },
  { name: 'sample-test-locked', who: 'student', path: '/lms/sampleTest/7/Unit/1/tests' },
  { name: 'sample-test-missing', who: 'student', path: '/lms/sampleTest/13/Units' },
]
