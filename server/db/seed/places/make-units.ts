import { readFile, writeFile } from 'node:fs/promises'
import { cleanText } from '@phuong/domain/names/clean'
import { firstDay, readUnits, unitsFile } from './units.ts'

/** What the source says of a unit; a province has its communes beneath it. */
type Source = { Code: string; FullName: string; Wards?: Source[] }

const moved: Readonly<Record<string, string>> = {
  ...{ oá: 'óa', oà: 'òa', oả: 'ỏa', oã: 'õa', oạ: 'ọa', oé: 'óe', oè: 'òe', oẻ: 'ỏe', oẽ: 'õe', oẹ: 'ọe' },
  ...{ uý: 'úy', uỳ: 'ùy', uỷ: 'ủy', uỹ: 'ũy', uỵ: 'ụy' },
}

/** A name in the product's spelling (docs/look.md 6): the tone of a last oa, oe, uy stands on its first vowel; Xã is written large. */
const spelled = (name: string): string =>
  cleanText(name)
    .replace(/^xã /, 'Xã ')
    .replace(/(?<=[^\sqQ])(?:o[áàảãạéèẻẽẹ]|u[ýỳỷỹỵ])(?=$|[\s-])/gu, (end) => moved[end] ?? end)

/**
 * `node server/db/seed/places/make-units.ts SOURCE.json YYYY-MM-DD`: writes the units anew, each called and placed as the
 * source says. What was the same before keeps its day; what is new, or called otherwise, is so from the day that is named.
 */
const [, , source = '', day = firstDay] = process.argv
const before = new Map((await readUnits().catch(() => [])).map((unit) => [unit.code, unit]))
const lines: string[] = []
const write = (code: string, written: string, cityCode: string): void => {
  const name = spelled(written)
  const old = before.get(code)
  const isSame = old?.fullName === name && old.cityCode === cityCode
  const from = isSame ? old.validFrom : day
  lines.push([code, name, cityCode, ...(from === firstDay ? [] : [from])].join('\t'))
}
for (const { Code, FullName, Wards = [] } of JSON.parse(await readFile(source, 'utf8')) as Source[]) {
  write(Code, FullName, '')
  for (const ward of Wards) write(ward.Code, ward.FullName, Code)
}
await writeFile(unitsFile, `${lines.join('\n')}\n`)
