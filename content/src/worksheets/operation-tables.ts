import type { Zone } from '@phuong/exercises/worksheet'
import { letterHeight } from './letter.ts'
import { zonesOf } from './zone.ts'

/** The cells of a table with the results of its operation: where its columns and rows begin on page 2. */
const table = <Value>(
  of: { columns: readonly number[]; rows: readonly number[]; values: readonly Value[] },
  result: (row: Value, column: Value) => string,
) =>
  of.rows.flatMap((top, row) =>
    of.columns.map((left, column) => ({
      mode: 'Write' as const,
      text: result(of.values[row] as Value, of.values[column] as Value),
      place: { left, top: letterHeight + top, width: 35, height: 35 },
    })),
  )

const numbers = [0, 1, 2]

/** 'Operation tables', page 2: exclusive or, addition, and addition that begins again at 3. Page 1 explains them. */
export const operationZones: readonly Zone[] = zonesOf('operation-tables', [
  ...table({ columns: [554, 596], rows: [270, 307], values: [false, true] }, (row, column) =>
    row === column ? 'F|False|S|Sai' : 'T|True|Đ|Đúng',
  ),
  ...table({ columns: [539, 576, 613], rows: [547, 584, 621], values: numbers }, (row, column) => `${row + column}`),
  ...table(
    { columns: [545, 582, 619], rows: [1042, 1079, 1116], values: numbers },
    (row, column) => `${(row + column) % 3}`,
  ),
])
