import type { Zone } from '@phuong/exercises/worksheet'
import { letterHeight } from './letter.ts'
import { zonesOf } from './zone.ts'

/** The lines of question 2 end at these heights of page 2; right of each equals sign they are 86 wide. */
const lines = [315, 391, 467, 543]
/** F0 + F1, then one number more each time: 0, 1, 1, 2, 3, 5, 8, 13. */
const sums = ['1', '2', '4', '7']
const moreSums = ['12', '20', '33']

const write = (text: string, left: number, top: number, width: number) => ({
  mode: 'Write' as const,
  text,
  place: { left, top, width, height: 44 },
})

/** 'Fibonacci numbers', pages 1 and 2: numbers to write, and what one notices. */
export const fibonacciZones: readonly Zone[] = zonesOf('fibonacci', [
  // 610 + 987
  write('1597|1 597|1.597', 296, 976, 220),
  ...sums.map((sum, at) => write(sum, 721, letterHeight + (lines[at] ?? 0) - 46, 90)),
  ...moreSums.map((sum, at) => write(sum, 296, letterHeight + 704 + at * 72, 220)),
  {
    mode: 'DropDown',
    text: 'Mỗi tổng là một số Fibonacci|*Mỗi tổng kém một số Fibonacci 1 đơn vị|Mỗi tổng là một số chẵn',
    place: { left: 296, top: letterHeight + 1024, width: 560, height: 52 },
  },
])
