import { execFileSync } from 'node:child_process'

/** Ids of the drawing processes that a process has started and that have not ended. */
export const drawingProcesses = (parent: number | undefined): number[] =>
  execFileSync('ps', ['-Ao', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .flatMap((line) => {
      const [, pid, by, args = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
      return Number(by) === parent && args.includes('pictures/child/main.ts') ? [Number(pid)] : []
    })
