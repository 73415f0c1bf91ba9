import { expect, test } from 'vitest'
import { CLASS_TEXTS } from './class.ts'
import { faultsIn } from './faults-in.ts'
import { byCode, MOVE_PUPIL_TEXTS, movePupilForm } from './move-pupil.ts'

const faults = (choice: string, code = '') => faultsIn(movePupilForm.safeParse({ choice, code }))

test('a pupil is moved to a class that was chosen, or to that of a code', () => {
  expect(faults('')).toEqual({ choice: MOVE_PUPIL_TEXTS.classMissing })
  for (const code of ['', ' ']) expect(faults(byCode, code)).toEqual({ code: MOVE_PUPIL_TEXTS.codeMissing })
  expect(faults(byCode, 'lớp 4')).toEqual({ code: CLASS_TEXTS.codeFaulty })
  // a code that was typed before another choice is not looked at
  expect(movePupilForm.parse({ choice: 'an id', code: 'lớp 4' })).toEqual({ toClassId: 'an id' })
  expect(movePupilForm.parse({ choice: byCode, code: ' k7m-4qx' })).toEqual({ code: 'K7M4QX' })
})
