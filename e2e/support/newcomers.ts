import { randomUUID } from 'node:crypto'
import { splitFullName } from '@phuong/domain/names/full-name'
import { searchFold } from '@phuong/domain/names/search-fold'
import { addPersonLike } from './database.ts'

const familyNames = ['Nguyễn', 'Trần', 'Lê', 'Phạm', 'Hoàng', 'Vũ', 'Đỗ', 'Bùi', 'Phan', 'Ngô', 'Đặng']
const middleNames = [
  'Hải',
  'Lan',
  'Đình',
  'Thái',
  'Văn',
  'Linh',
  'Mạnh',
  'Thuỳ',
  'Tùng',
  'Quang',
  'Minh',
  'Thu',
  'Công',
]
const callingNames = [
  'An',
  'Bách',
  'Bình',
  'Cường',
  'Chi',
  'Dung',
  'Dương',
  'Đại',
  'Giang',
  'Hà',
  'Hiền',
  'Hiếu',
  'Hoa',
]

let made = 0
/** A name that nobody else has whom this worker makes. */
const nextName = (): string => {
  const place = made++
  // as many of each as share no factor with the others: no name comes twice before all have come
  return [familyNames, middleNames, callingNames.slice(0, 12)].map((names) => names[place % names.length]).join(' ')
}

const newcomer = async (model: string, roles: readonly string[]): Promise<string> => {
  const id = randomUUID()
  const word = id.slice(0, 8)
  const fullName = nextName()
  const { lastName, firstName } = splitFullName(fullName)
  const email = `moi.${word}@phuong.test`
  const names = { full_name: fullName, last_name: lastName, first_name: firstName, search_key: searchFold(fullName) }
  await addPersonLike(model, { id, user_code: `M${word}`, email, ...names }, roles)
  return email
}

/** Pupils of no school, by their grade. */
const models = { 4: 'hs.cap1@phuong.test', 8: 'hs.cap2@phuong.test' } as const

/**
 * A pupil without school, class or work, whom no other test knows, with the password of the demo school.
 * @returns the email, by which tests name people
 */
export const aPupil = (grade: keyof typeof models = 8): Promise<string> => newcomer(models[grade], ['Student'])

/** A verified teacher of no school, without class, folder or work, whom no other test knows. @returns the email */
export const aTeacher = (): Promise<string> => newcomer('gv.cap3@phuong.test', ['Teacher'])

/** Somebody whose account has no role yet (C-091). @returns the email */
export const aPersonWithoutRole = (): Promise<string> => newcomer(models[8], [])
