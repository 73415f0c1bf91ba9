import { expect, test } from 'vitest'
import { CLASS_TEXTS } from './class.ts'
import { classCodeForm } from './class-code.ts'
import { faultsIn } from './faults-in.ts'

const faults = (code: string) => faultsIn(classCodeForm.safeParse({ code }))

test('B-095 the form of a code says what is missing or faulty, and hands on the code as it is stored', () => {
  for (const code of ['', '  ', '\u200b']) expect(faults(code)).toEqual({ code: CLASS_TEXTS.codeMissing })
  for (const code of ['lớp 4', 'K7M', 'Ấ7M4QX']) expect(faults(code)).toEqual({ code: CLASS_TEXTS.codeFaulty })
  for (const code of ['K7M4QX', ' k7m-4qx ', 'https://phuong.vn/join/k7m4qx'])
    expect(classCodeForm.parse({ code })).toEqual({ code: 'K7M4QX' })
})
