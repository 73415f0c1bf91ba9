import { readFile } from 'node:fs/promises'
import { rounded } from './table.ts'

/** Memory that a process holds at this moment, MB (Linux; elsewhere not a number). */
export const memoryOf = async (pid: number | undefined): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return rounded(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1000, 0)
}
