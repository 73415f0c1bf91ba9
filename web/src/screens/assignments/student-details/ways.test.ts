import { expect, test } from 'vitest'
import { waysInto } from './ways.ts'

const work = { id: 'a', attachmentId: null, examId: null, sittingId: null }

test('C-362 an assignment with an exam leads into the unit exercise, and to the result of what was handed in', () => {
  expect(waysInto({ ...work, examId: 7, sittingId: 's' })).toEqual({
    work: '/lms/exercise/examination/7/start/1?assignmentId=a',
    look: '/lms/exercise/examination/7/result?assignmentId=a&sitting=s',
    again: '/lms/exercise/examination/7/start/1?assignmentId=a&again=1',
  })
})

test('B-137 one with a worksheet leads to the worksheet, one with neither leads nowhere', () => {
  expect(waysInto({ ...work, attachmentId: 'w' })).toMatchObject({
    work: '/lms/student/worksheet/exercise/w?assignmentId=a',
    again: '/lms/student/worksheet/exercise/w?assignmentId=a&again=1',
  })
  expect(waysInto(work)).toBeNull()
})
