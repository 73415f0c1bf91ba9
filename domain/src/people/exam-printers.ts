import type { RoleName } from './roles.ts'

/** Who may print an exam, whose answers stand on the page: teachers, managers, administrators and the test bank (C-618, D08). */
export const examPrinters = ['teacher', 'manager', 'administrator', 'testbank'] as const satisfies readonly RoleName[]
