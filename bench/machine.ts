import { cpus, totalmem } from 'node:os'

/** Bytes in a gigabyte, as memory is sold. */
const gigabyte = 2 ** 30

/** What a figure was measured on: a number without its machine is not a number (P16). */
export type Machine = {
  processor: string
  cores: number
  memoryGB: number
  node: string
  postgres: string
  date: string
}

export const thisMachine = (postgres: string): Machine => ({
  processor: cpus()[0]?.model.trim() ?? 'unknown',
  cores: cpus().length,
  memoryGB: Math.round(totalmem() / gigabyte),
  node: process.versions.node,
  postgres,
  date: new Date().toISOString(),
})

export const machineLine = ({ processor, cores, memoryGB, node, postgres, date }: Machine): string =>
  `${cores} cores (${processor}), ${memoryGB} GB, Node ${node}, PostgreSQL ${postgres}, ${date.slice(0, 16).replace('T', ' ')} UTC`
