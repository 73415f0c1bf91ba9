import { expect, test } from 'vitest'
import { type PlanNode, scansOf } from './plan.ts'

const node = (type: string, rest: Partial<PlanNode> = {}): PlanNode => ({
  'Node Type': type,
  'Actual Rows': 0,
  'Shared Hit Blocks': 0,
  'Shared Read Blocks': 0,
  ...rest,
})

test('the scans of a plan are found at every depth, each once, a bitmap scan with its index', () => {
  const whole = node('Seq Scan', { 'Relation Name': 'users' })
  const bitmap = node('Bitmap Heap Scan', {
    'Relation Name': 'classes',
    Plans: [node('BitmapAnd', { Plans: [node('Bitmap Index Scan', { 'Index Name': 'classes_school' })] })],
  })
  const single = node('Index Only Scan', { 'Relation Name': 'roles', 'Index Name': 'roles_pkey' })
  const plan = node('Limit', {
    Plans: [node('Nested Loop', { Plans: [whole, node('Append', { Plans: [bitmap, whole, single] })] })],
  })
  expect(scansOf(plan)).toEqual([
    { node: 'Seq Scan', table: 'users', index: null },
    { node: 'Bitmap Heap Scan', table: 'classes', index: 'classes_school' },
    { node: 'Index Only Scan', table: 'roles', index: 'roles_pkey' },
  ])
})
