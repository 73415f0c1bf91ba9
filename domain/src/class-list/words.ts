import { cleanText } from '../names/clean.ts'
import { numberingIn } from './name.ts'
import type { ColumnRole } from './roles.ts'
import { sexIn } from './sex.ts'

const dateWithin = /(?:^|[^\d])(\d{1,2}\s*[/.-]\s*\d{1,2}\s*[/.-]\s*(?:\d{4}|\d{2})|\d{4}-\d{1,2}-\d{1,2})(?!\d)/

/** What the cells of a line of words hold. */
export const rolesOfWords: readonly ColumnRole[] = ['number', 'name', 'birthday', 'sex']

/** A line of words as the cells of a table. 'Nam' is a name unless it stands behind the date or a sign. */
export const cellsOfWords = (words: string): readonly string[] => {
  const line = cleanText(words)
  const number = numberingIn(line)
  const [, date = ''] = dateWithin.exec(line) ?? []
  if (date !== '') {
    const [name = '', rest = ''] = line.split(date)
    const sexBefore = /[-–,;(]\s*([^\s),;]+)[\s)\-–,;]*$/u.exec(name)?.[1] ?? ''
    const isBefore = sexIn(sexBefore) !== ''
    const own = isBefore ? name.slice(0, name.lastIndexOf(sexBefore)) : name
    return [number, own, date, isBefore ? sexBefore : rest.replace(/^[\s,;|()–-]+|[\s,;|().–-]+$/g, '')]
  }
  const [, name, sex = ''] = /^(.+?)\s*[-–,;(]\s*([^\s)]+)\)?$/u.exec(line) ?? []
  return name !== undefined && sexIn(sex) !== '' ? [number, name, '', sex] : [number, line, '', '']
}
