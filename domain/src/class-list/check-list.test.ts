import { describe, expect, test } from 'vitest'
import { type Classmate, checkList } from './check-list.ts'
import { joined, type PupilDraft } from './read-list.ts'
import { LIST_TEXTS } from './texts.ts'
import { userNameStem, userNamesFor } from './user-names.ts'

const now = new Date('2026-11-20T00:30:00Z')
const pupil = (fullName: string, more: Partial<PupilDraft> = {}): PupilDraft => ({
  line: 1,
  fullName,
  birthday: '',
  sex: '',
  userName: '',
  continues: false,
  accepted: false,
  ...more,
})
const texts = (pupils: PupilDraft[], classmates: Classmate[] = []) =>
  checkList(pupils, classmates, now).map((findings) => findings.map(({ text }) => text))
const one = (draft: PupilDraft, classmates: Classmate[] = []) => texts([draft], classmates)[0]

describe('what is wrong with a pupil of a list', () => {
  test.each([
    [pupil('Lê Thị Thu An', { birthday: '08/12/2017', sex: 'female', userName: 'thuan' }), []],
    [pupil("H'Hen Niê"), []],
    [pupil('Nguyễn Thị Hoài-Thương'), []],
    [pupil(''), [LIST_TEXTS.nameMissing]],
    [pupil('x '.repeat(60)), [LIST_TEXTS.nameTooLong]],
    [pupil('x'.repeat(300)), [LIST_TEXTS.nameTooLong]],
    [pupil('Nguyễn Văn An 4A1'), [LIST_TEXTS.nameHasDigits]],
    [pupil('Nguyễn Văn <b>An</b>'), [LIST_TEXTS.nameHasSigns]],
    [pupil('An'), [LIST_TEXTS.nameShort]],
    [pupil('NguyÔn ThÞ Hång'), [LIST_TEXTS.nameInOldCode]],
    [pupil('NguyÔn Hoa'), [LIST_TEXTS.nameInOldCode]],
    [pupil('TrÇn V¨n Dòng'), [LIST_TEXTS.nameInOldCode]],
    [pupil('Nguyeãn Vaên An'), [LIST_TEXTS.nameInOldCode]],
    [pupil('Lê An', { birthday: '31/02/2017' }), [LIST_TEXTS.birthdayUnclear]],
    [pupil('Lê An', { birthday: '2017' }), [LIST_TEXTS.birthdayUnclear]],
    [pupil('Lê An', { birthday: '21/11/2026' }), [LIST_TEXTS.birthdayAhead]],
    [pupil('Lê An', { birthday: '08/12/1917' }), [LIST_TEXTS.birthdayFar('1917')]],
    [pupil('Lê An', { birthday: '08/12/1817' }), [LIST_TEXTS.birthdayUnclear]],
    [pupil('Lê An', { sex: 'khác' }), [LIST_TEXTS.sexUnclear]],
    [pupil('Lê An', { userName: 'a' }), [LIST_TEXTS.userNameFaulty]],
    [pupil('Lê An', { userName: 'lê an' }), [LIST_TEXTS.userNameFaulty]],
    [pupil('Lê An', { userName: 'Quan.Tri' }), [LIST_TEXTS.userNameReserved]],
    [pupil('Bảo Trân', { continues: true }), [LIST_TEXTS.continues]],
  ])('%j', (draft, findings) => {
    expect(one(draft)).toEqual(findings)
  })

  test.each([
    'Ngoãn',
    'Hoàn',
    'Thuý',
    'Huệ',
    'Quyền',
    'Khuê',
    'Uyên',
    'Toại',
    'Xoan',
    'Nghĩa',
    'Yến',
    'Ý',
    'Oánh',
    'Thuở',
  ])('a name as %s is in no old code', (given) => {
    expect(one(pupil(`Nguyễn Thị ${given}`))).toEqual([])
  })

  test('two of one name are told, unless their birthdays tell them apart, or somebody has said that it is right', () => {
    const [first, second] = [pupil('Nguyễn Nhật Minh', { line: 3 }), pupil('nguyễn nhật  MINH', { line: 7 })]
    expect(texts([first, second])).toEqual([[], [LIST_TEXTS.sameAs(3)]])
    expect(texts([first, { ...second, accepted: true }])).toEqual([[], []])
    const born = (draft: PupilDraft, birthday: string) => ({ ...draft, birthday })
    expect(texts([born(first, '07/04/2017'), born(second, '08/05/2017')])).toEqual([[], []])
    expect(texts([born(first, '07/04/2017'), born(second, '07/04/2017')])).toEqual([[], [LIST_TEXTS.sameAs(3)]])
    expect(texts([born(first, '07/04/2017'), second])).toEqual([[], [LIST_TEXTS.sameAs(3)]])
  })

  test('who is in the class already is told', () => {
    const classmates = [{ fullName: 'Trần Hoài An', birthday: '2017-05-23' }]
    expect(one(pupil('Trần Hoài An', { birthday: '23/05/2017' }), classmates)).toEqual([LIST_TEXTS.inClass])
    expect(one(pupil('Trần Hoài An'), classmates)).toEqual([LIST_TEXTS.inClass])
    expect(one(pupil('Trần Hoài An', { birthday: '24/05/2017' }), classmates)).toEqual([])
    // another mark is another name
    expect(one(pupil('Trần Hoài Ân'), classmates)).toEqual([])
  })

  test('a user name stands once', () => {
    const drafts = [
      pupil('Lê An', { line: 2, userName: 'lean' }),
      pupil('Lê Ân', { line: 5, userName: 'LeAn', birthday: '01/01/2017' }),
    ]
    expect(texts(drafts)[1]).toContain(LIST_TEXTS.userNameTwice(2))
  })
})

test('two lines of one pupil become one', () => {
  expect(
    joined(pupil('Nguyễn Hoàng Ngọc', { birthday: '16/02/2017' }), pupil('Bảo Trân', { line: 3, sex: 'female' })),
  ).toEqual(pupil('Nguyễn Hoàng Ngọc Bảo Trân', { birthday: '16/02/2017', sex: 'female' }))
})

describe('D60 user names', () => {
  test.each([
    ['Lê Thị Thu An', 'anltt'],
    ['Đặng Văn Đức', 'ducdv'],
    ["H'Hen Niê", 'nieh'],
    ['Nguyễn Hoàng Ngọc Bảo Trân', 'trannhnb'],
    ['An', 'hocsinhan'],
    ['Ý', 'hocsinhy'],
    ['李明', 'hocsinh'],
    ['Thừa Thiên Huếthừathiênhuế', 'huethuathientt'],
  ])('for %s begin with %s', (name, stem) => {
    expect(userNameStem(name)).toBe(stem)
  })

  test('are each their own, beside those of others', () => {
    expect(userNamesFor(['Lê Thị Thu An', 'Lê Thị Thu An', 'Lý Tú Trâm An', 'Trần Bình'], ['anltt2', 'binht'])).toEqual(
      ['anltt', 'anltt3', 'anltt4', 'binht2'],
    )
  })
})
