import type { Violation } from './check.ts'

/** Lines that a sheet of styles may have. */
const longestSheet = 400

/** What breaks a rule in a sheet of styles. */
export const checkStyle = (path: string, text: string): Violation[] => {
  const lines = text.split('\n').length - 1
  if (lines <= longestSheet) return []
  return [
    {
      path,
      line: longestSheet + 1,
      rule: 'long sheets of styles',
      found: `${lines} lines`,
      say: `A sheet of more than ${longestSheet} lines serves several parts: give each part its own, beside it.`,
    },
  ]
}
