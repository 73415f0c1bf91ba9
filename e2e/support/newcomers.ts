import { randomUUID } from 'node:crypto'
import { splitFullName } from '@phuong/domain/names/full-name'
import { searchFold } from '@phuong/domain/names/search-fold'
import { addPersonLike } from './database.ts'

/** Eleven, thirteen and twelve, which share no factor: no full name comes twice before all have come. */
const names = [
  'Nguyễn Trần Lê Phạm Hoàng Vũ Đỗ Bùi Phan Ngô Đặng',
  'Hải Lan Đình Thái Văn Linh Mạnh Thuỳ Tùng Quang Minh Thu Công',
  'An Bách Bình Cường Chi Dung Dương Đại Giang Hà Hiền Hiếu',
].map((words) => words.split(' '))

let made = 0
/** A name that nobody else has whom this worker makes. */
const nextName = (): string => {
  const place = made++
  return names.map((words) => words[place % words.length]).join(' ')
}

const newcomer = async (model: string, roles: readonly string[], more: object = {}): Promise<string> => {
  const id = randomUUID()
  const word = id.slice(0, 8)
  const fullName = nextName()
  const { lastName, firstName } = splitFullName(fullName)
  const email = `moi.${word}@phuong.test`
  const named = { full_name: fullName, last_name: lastName, first_name: firstName, search_key: searchFold(fullName) }
  await addPersonLike(model, { id, user_code: `M${word}`, email, ...named, ...more }, roles)
  return email
}

/** Pupils of no school, by their grade. */
const models = { 4: 'hs.cap1@phuong.test', 8: 'hs.cap2@phuong.test' } as const

/**
 * A pupil without school, class or work, whom no other test knows, with the password of the demo school.
 * @returns the email, by which tests name people
 */
export const aPupil = (grade: keyof typeof models = 8): Promise<string> => newcomer(models[grade], ['Student'])

/** A pupil with a level and no grade, whom no other test knows: the profile asks for it first. @returns the email */
export const aPupilWithoutGrade = (): Promise<string> => newcomer('hs.thieulop@phuong.test', ['Student'])

/** A verified teacher of no school, without class, folder or work, whom no other test knows. @returns the email */
export const aTeacher = (): Promise<string> => newcomer('gv.cap3@phuong.test', ['Teacher'])

/** A teacher of school 1 whom nobody has verified, the newest of all, without class. @returns the email */
export const aTeacherToVerify = (): Promise<string> =>
  newcomer('gv.cap1@phuong.test', ['Teacher'], { verified_at: null, verified_by: null, created_at: new Date() })

/** A teacher who is a pupil too, of no school. @returns the email */
export const aTeacherWhoLearns = (): Promise<string> => newcomer('gv.cap3@phuong.test', ['Student', 'Teacher'])

/** An administrator whom no other test knows. @returns the email */
export const anAdministrator = (): Promise<string> => newcomer('admin@phuong.test', ['Administrator'])

/** Somebody whose account has no role yet (C-091). @returns the email */
export const aPersonWithoutRole = (): Promise<string> => newcomer(models[8], [])
