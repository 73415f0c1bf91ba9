import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { shortCityName } from '@phuong/domain/places/units'

/** One line for each unit; LICENCE.md beside it says whose work the list is. */
export const unitsFile = join(import.meta.dirname, 'units.tsv')
/** Since when there are units of two levels; those with another day say so in their lines. */
export const firstDay = '2025-07-01'

/** A province or city, or with its `cityCode` a ward, a commune or a special zone of one. */
export type Unit = {
  /** official, of two digits or of five */
  readonly code: string
  readonly fullName: string
  /** '' of a province */
  readonly cityCode: string
  /** since when it is called so and belongs there, YYYY-MM-DD */
  readonly validFrom: string
}

/** The units as the rows of their two tables, and what they say in one hash. */
export type Units = {
  readonly fingerprint: string
  readonly cities: readonly { id: number; name: string; fullName: string; validFrom: string }[]
  readonly districts: readonly { id: number; cityId: number; name: string; validFrom: string }[]
}

const unitsIn = (text: string): Unit[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [code = '', fullName = '', cityCode = '', validFrom = firstDay] = line.split('\t')
      return { code, fullName, cityCode, validFrom }
    })

export const readUnits = async (): Promise<Unit[]> => unitsIn(await readFile(unitsFile, 'utf8'))

/** The units that the product brings. */
export const openUnits = async (): Promise<Units> => {
  const text = await readFile(unitsFile, 'utf8')
  const units = unitsIn(text)
  return {
    fingerprint: hash('sha256', text),
    cities: units
      .filter(({ cityCode }) => cityCode === '')
      .map(({ code, fullName, validFrom }) => ({
        id: Number(code),
        name: shortCityName(fullName),
        fullName,
        validFrom,
      })),
    districts: units
      .filter(({ cityCode }) => cityCode !== '')
      .map(({ code, fullName, cityCode, validFrom }) => ({
        id: Number(code),
        cityId: Number(cityCode),
        name: fullName,
        validFrom,
      })),
  }
}
