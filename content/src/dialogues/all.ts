import type { Dialogue } from '../bank/piece.ts'
import { dialogues as class1 } from './class-1.ts'
import { dialogues as class2 } from './class-2.ts'
import { dialogues as class3 } from './class-3.ts'
import { dialogues as class4 } from './class-4.ts'
import { dialogues as class5 } from './class-5.ts'
import { dialogues as class6 } from './class-6.ts'
import { dialogues as class7 } from './class-7.ts'
import { dialogues as class8 } from './class-8.ts'
import { dialogues as class9 } from './class-9.ts'
import { dialogues as class10 } from './class-10.ts'
import { dialogues as class11 } from './class-11.ts'
import { dialogues as class12 } from './class-12.ts'

const byClass: Readonly<Record<number, readonly Dialogue[]>> = {
  1: class1,
  2: class2,
  3: class3,
  4: class4,
  5: class5,
  6: class6,
  7: class7,
  8: class8,
  9: class9,
  10: class10,
  11: class11,
  12: class12,
}

/** The dialogues of a class; none for a class without. */
export const dialoguesOf = (schoolClass: number): readonly Dialogue[] => byClass[schoolClass] ?? []
