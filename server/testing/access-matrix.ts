import type { Db } from '../src/db/database.ts'

/**
 * Who gets what: every procedure and every verb of every entity, for every kind of caller, for every relation between the
 * caller and the thing that the call names (S1, H114). Written by hand: nothing here is computed from the rules it checks.
 *
 * Whose thing (people; classes):
 * - own: the caller; the class that the caller teaches, or for the pupil has joined
 * - class: somebody of a class of the caller, or of 4A1; a colleague's class in which one of the caller's people is too
 * - school: somebody else, or another class, of the same school (of no school where the caller has none)
 * - other: of another school
 * - deleted: a deleted pupil of a class of the caller; an own class that was archived
 * - random: an id or address that was never given to anybody
 * - sample: a sample account, which stays as it is (A-192)
 *
 * Cells: the status, then after a colon how many rows the answer holds. `pw` is 403 because the password must be changed
 * first. A row without a relation (-) names nothing.
 */

/** People whom the relations name beside those of the demo school: pupils of school 1 and of none, and a deleted one. */
export const others = {
  ofSchool1: 'truong1@phuong.test',
  ofNoSchool: 'khongtruong@phuong.test',
  deleted: 'daxoa@phuong.test',
}
const { ofSchool1, ofNoSchool, deleted } = others

/** One kind of caller, and what the relations name for it; the classes are the demo school's or made for a caller. */
type CallerFacts = {
  /** null is nobody: what is 'own' is then the pupil's */
  readonly email: string | null
  /** makes the caller of an account without any role; only where the demo school has no such account */
  readonly becomes?: (db: Db, userId: string) => Promise<unknown>
  readonly people: Readonly<Record<'class' | 'school', string>>
  readonly classes: Readonly<Record<'own' | 'class' | 'school', string>>
  /** the own class, where it is made for the caller */
  readonly made?: { readonly school: number | null; readonly pupils: readonly string[] }
  /** the classes that the caller finds in the list (B-097, D05); nothing where there is no list */
  readonly finds?: readonly string[]
}

/** In the order of the columns. */
const facts = {
  visitor: {
    email: null,
    people: { class: '4a1.05@phuong.test', school: '4a2.05@phuong.test' },
    classes: { own: '4A1', class: 'Listed', school: '4A2' },
  },
  /** of 4A1 */
  pupil: {
    email: '4a1.01@phuong.test',
    people: { class: '4a1.05@phuong.test', school: '4a2.05@phuong.test' },
    classes: { own: '4A1', class: 'Listed', school: 'Due' },
    finds: ['4A1'],
  },
  /** verified, of 4A1 and 4A2 */
  teacher: {
    email: 'co.lan@phuong.test',
    people: { class: '4a1.05@phuong.test', school: ofSchool1 },
    classes: { own: '4A1', class: 'Listed', school: 'Due' },
    finds: ['4A1', '4A2'],
  },
  /** a teacher who is not verified and has no school */
  newcomer: {
    email: 'gv.moi@phuong.test',
    people: { class: ofNoSchool, school: 'hs.thieulop@phuong.test' },
    classes: { own: 'Newcomer', class: 'Due', school: 'Bank' },
    made: { school: null, pupils: [ofNoSchool, deleted] },
    finds: ['Newcomer'],
  },
  /** a teacher on the admin list */
  listed: {
    email: 'gv.quantri@phuong.test',
    people: { class: ofSchool1, school: '4a2.05@phuong.test' },
    classes: { own: 'Listed', class: '4A1', school: '4A2' },
    made: { school: 1, pupils: [ofSchool1, '4a1.05@phuong.test', deleted] },
    finds: ['Listed'],
  },
  /** of school 1 */
  manager: {
    email: 'quanly@phuong.test',
    people: { class: '4a1.05@phuong.test', school: ofSchool1 },
    classes: { own: 'Manager', class: '4A1', school: 'Listed' },
    made: { school: 1, pupils: [] },
    finds: ['4A1', '4A2', 'Due', 'Listed', 'Manager'],
  },
  bank: {
    email: 'nganhang@phuong.test',
    people: { class: '4a1.05@phuong.test', school: 'hs.thieulop@phuong.test' },
    classes: { own: 'Bank', class: '4A1', school: 'Newcomer' },
    made: { school: null, pupils: [] },
    finds: ['Bank'],
  },
  admin: {
    email: 'admin@phuong.test',
    people: { class: '4a1.05@phuong.test', school: 'hs.thieulop@phuong.test' },
    classes: { own: 'Admin', class: '4A1', school: 'Newcomer' },
    made: { school: null, pupils: [] },
    finds: ['4A1', '4A2', '8A', 'Admin', 'Bank', 'Due', 'Listed', 'Manager', 'Newcomer', 'Roleless', 'Unknown'],
  },
  /** a teacher who must change the password first */
  due: {
    email: 'gv.doimk@phuong.test',
    people: { class: ofNoSchool, school: ofSchool1 },
    classes: { own: 'Due', class: 'Newcomer', school: '4A1' },
    made: { school: 1, pupils: [ofNoSchool] },
  },
  /**
   * Without any role; like the next one it opens nothing but what is for visitors, for everybody who is signed in, and its
   * own doing: a class that names it opens nothing.
   */
  roleless: {
    email: 'vai.tro@phuong.test',
    becomes: async () => {},
    people: { class: '4a1.05@phuong.test', school: 'hs.thieulop@phuong.test' },
    classes: { own: 'Roleless', class: '4A1', school: 'Newcomer' },
    made: { school: null, pupils: [] },
    finds: [],
  },
  /** with a role that no rule knows */
  unknown: {
    email: 'thanh.tra@phuong.test',
    becomes: async (db, userId) => {
      await db.insertInto('roles').values({ id: 9, name: 'Inspector' }).execute()
      await db.insertInto('user_roles').values({ user_id: userId, role_id: 9 }).execute()
    },
    people: { class: ofNoSchool, school: 'hs.thieulop@phuong.test' },
    classes: { own: 'Unknown', class: 'Newcomer', school: 'Bank' },
    made: { school: null, pupils: [ofNoSchool] },
    finds: [],
  },
} satisfies Readonly<Record<string, CallerFacts>>

export type CallerName = keyof typeof facts
export const callerFacts: Readonly<Record<CallerName, CallerFacts>> = facts
const isCaller = (name: string): name is CallerName => Object.hasOwn(facts, name)
export const callers = Object.keys(facts).filter(isCaller)
export const signedInCallers = callers.filter((caller) => callerFacts[caller].email !== null)
/** Whose things are the caller's own. */
export const emailOf = (caller: CallerName): string => facts[caller].email ?? facts.pupil.email

export const relations = ['own', 'class', 'school', 'other', 'deleted', 'random'] as const
export type Relation = (typeof relations)[number] | 'sample' | '-'

const table = `
                                        visitor pupil   teacher newcomer listed manager bank    admin   due     roleless unknown
ACCOUNTLISTS_Add                own     401     403     403     403      403    403     403     200:1   403     403      403
                                class   401     403     403     403      403    403     403     200:1   403     403      403
                                school  401     403     403     403      403    403     403     200:1   403     403      403
                                other   401     403     403     403      403    403     403     200:1   403     403      403
                                deleted 401     403     403     403      403    403     403     404     403     403      403
                                random  401     403     403     403      403    403     403     404     403     403      403
ACCOUNTLISTS_Get                -       401     403     403     403      403    403     403     200:31  403     403      403
ACCOUNTLISTS_Remove             own     401     403     403     403      403    403     403     200:0   403     403      403
                                class   401     403     403     403      403    403     403     200:0   403     403      403
                                school  401     403     403     403      403    403     403     200:0   403     403      403
                                other   401     403     403     403      403    403     403     200:0   403     403      403
                                deleted 401     403     403     403      403    403     403     200:0   403     403      403
                                random  401     403     403     403      403    403     403     404     403     403      403
AUTH_Teacher_Register           -       200:1   200:1   200:1   200:1    200:1  200:1   200:1   200:1   200:1   200:1    200:1
AUTH_Typed_Login                -       200:1   200:1   200:1   200:1    200:1  200:1   200:1   200:1   200:1   200:1    200:1
CLASSES_Cards_Get               own     401     403     200:0   200:0    200:0  403     403     200:0   pw      403      403
                                class   401     403     403     403      403    403     403     200:0   pw      403      403
                                school  401     403     403     403      403    403     403     200:0   pw      403      403
                                other   401     403     403     403      403    403     403     200:0   pw      403      403
                                deleted 401     403     403     403      403    403     403     403     pw      403      403
                                random  401     403     403     403      403    403     403     403     pw      403      403
CLASSES_Classes_Archive         own     401     403     200:1   200:1    200:1  403     403     200:1   pw      403      403
                                class   401     403     403     403      403    403     403     200:1   pw      403      403
                                school  401     403     403     403      403    403     403     200:1   pw      403      403
                                other   401     403     403     403      403    403     403     200:1   pw      403      403
                                deleted 401     403     404     404      404    403     403     404     pw      403      403
                                random  401     403     403     403      403    403     403     403     pw      403      403
CLASSES_Classes_GetArchived     -       401     403     200:1   200:1    200:1  403     403     200:10  pw      403      403
CLASSES_Classes_Restore         own     401     403     200:1   200:1    200:1  403     403     200:1   pw      403      403
                                class   401     403     403     403      403    403     403     200:1   pw      403      403
                                school  401     403     403     403      403    403     403     200:1   pw      403      403
                                other   401     403     403     403      403    403     403     200:1   pw      403      403
                                deleted 401     403     200:1   200:1    200:1  403     403     200:1   pw      403      403
                                random  401     403     403     403      403    403     403     403     pw      403      403
CLASSES_Code_Find               -       401     200:1   200:1   200:1    200:1  403     403     200:1   pw      403      403
CLASSES_Code_Renew              own     401     403     200:1   200:1    200:1  403     403     200:1   pw      403      403
                                class   401     403     403     403      403    403     403     200:1   pw      403      403
                                school  401     403     403     403      403    403     403     200:1   pw      403      403
                                other   401     403     403     403      403    403     403     200:1   pw      403      403
                                deleted 401     403     403     403      403    403     403     403     pw      403      403
                                random  401     403     403     403      403    403     403     403     pw      403      403
CLASSES_FamilyLink_Get          own     401     403     200:1   200:1    200:1  403     403     403     pw      403      403
                                class   401     403     403     403      403    403     403     200:1   pw      403      403
                                school  401     403     403     403      403    403     403     200:1   pw      403      403
                                other   401     403     403     403      403    403     403     200:1   pw      403      403
                                deleted 401     403     403     403      403    403     403     403     pw      403      403
                                random  401     403     403     403      403    403     403     403     pw      403      403
CLASSES_FamilyLink_Make         own     401     403     200:1   200:1    200:1  403     403     403     pw      403      403
                                class   401     403     403     403      403    403     403     200:1   pw      403      403
                                school  401     403     403     403      403    403     403     200:1   pw      403      403
                                other   401     403     403     403      403    403     403     200:1   pw      403      403
                                deleted 401     403     403     403      403    403     403     403     pw      403      403
                                random  401     403     403     403      403    403     403     403     pw      403      403
CLASSES_FamilyLink_Revoke       own     401     403     200:1   200:1    200:1  403     403     200:1   pw      403      403
                                class   401     403     404     404      404    403     403     200:1   pw      403      403
                                school  401     403     404     404      404    403     403     200:1   pw      403      403
                                other   401     403     404     404      404    403     403     200:1   pw      403      403
                                deleted 401     403     404     404      404    403     403     404     pw      403      403
                                random  401     403     404     404      404    403     403     404     pw      403      403
CLASSES_GetClasses_ByTeacherId  own     401     403     200:2   200:1    200:1  403     403     200:1   pw      403      403
                                class   401     403     403     403      403    403     403     200:0   pw      403      403
                                school  401     403     403     403      403    403     403     200:0   pw      403      403
                                other   401     403     403     403      403    403     403     200:0   pw      403      403
                                deleted 401     403     403     403      403    403     403     200:0   pw      403      403
                                random  401     403     403     403      403    403     403     200:0   pw      403      403
CLASSES_Invitation_Answer       own     401     200:1   403     403      403    403     403     403     403     403      403
                                class   401     404     403     403      403    403     403     403     403     403      403
                                school  401     404     403     403      403    403     403     403     403     403      403
                                other   401     404     403     403      403    403     403     403     403     403      403
                                deleted 401     404     403     403      403    403     403     403     403     403      403
                                random  401     404     403     403      403    403     403     403     403     403      403
CLASSES_Invitation_Withdraw     own     401     403     200:1   200:1    200:1  403     403     200:1   pw      403      403
                                class   401     403     403     403      403    403     403     200:1   pw      403      403
                                school  401     403     403     403      403    403     403     200:1   pw      403      403
                                other   401     403     403     403      403    403     403     200:1   pw      403      403
                                deleted 401     403     403     403      403    403     403     403     pw      403      403
                                random  401     403     403     403      403    403     403     403     pw      403      403
CLASSES_Invitations_Get         own     401     403     200:0   200:0    200:0  403     403     200:0   pw      403      403
                                class   401     403     403     403      403    403     403     200:0   pw      403      403
                                school  401     403     403     403      403    403     403     200:0   pw      403      403
                                other   401     403     403     403      403    403     403     200:0   pw      403      403
                                deleted 401     403     403     403      403    403     403     403     pw      403      403
                                random  401     403     403     403      403    403     403     403     pw      403      403
CLASSES_Invitations_GetSent     -       401     403     200:0   200:0    200:0  403     403     200:0   pw      403      403
CLASSES_Invitations_GetMine     -       401     200:0   403     403      403    403     403     403     403     403      403
CLASSES_Join                    -       401     200:1   403     403      403    403     403     403     403     403      403
CLASSES_List_Undo               own     401     403     200:1   200:1    200:1  403     403     200:1   pw      403      403
                                class   401     403     404     404      404    403     403     404     pw      403      403
                                school  401     403     404     404      404    403     403     404     pw      403      403
                                other   401     403     404     404      404    403     403     404     pw      403      403
                                deleted 401     403     403     403      403    403     403     403     pw      403      403
                                random  401     403     404     404      404    403     403     404     pw      403      403
CLASSES_Lists_Get               own     401     403     200:0   200:0    200:0  403     403     200:0   pw      403      403
                                class   401     403     403     403      403    403     403     200:0   pw      403      403
                                school  401     403     403     403      403    403     403     200:0   pw      403      403
                                other   401     403     403     403      403    403     403     200:0   pw      403      403
                                deleted 401     403     403     403      403    403     403     403     pw      403      403
                                random  401     403     403     403      403    403     403     403     pw      403      403
CLASSES_Notice_Post             own     401     403     200:1   200:1    200:1  403     403     200:1   pw      403      403
                                class   401     403     403     403      403    403     403     200:1   pw      403      403
                                school  401     403     403     403      403    403     403     200:1   pw      403      403
                                other   401     403     403     403      403    403     403     200:1   pw      403      403
                                deleted 401     403     403     403      403    403     403     403     pw      403      403
                                random  401     403     403     403      403    403     403     403     pw      403      403
CLASSES_Notice_Remove           own     401     403     200:1   200:1    200:1  403     403     200:1   pw      403      403
                                class   401     403     404     404      404    403     403     200:1   pw      403      403
                                school  401     403     404     404      404    403     403     200:1   pw      403      403
                                other   401     403     404     404      404    403     403     200:1   pw      403      403
                                deleted 401     403     404     404      404    403     403     404     pw      403      403
                                random  401     403     404     404      404    403     403     404     pw      403      403
CLASSES_Notices_Get             own     401     200:0   200:0   200:0    200:0  200:0   200:0   200:0   pw      403      403
                                class   401     403     403     403      403    200:0   403     200:0   pw      403      403
                                school  401     403     403     403      403    200:0   403     200:0   pw      403      403
                                other   401     403     403     403      403    403     403     200:0   pw      403      403
                                deleted 401     403     403     403      403    403     403     403     pw      403      403
                                random  401     403     403     403      403    403     403     403     pw      403      403
CLASSES_Owner_Set               own     401     403     200:1   409      409    403     403     200:1   pw      403      403
                                class   401     403     403     403      403    403     403     200:1   pw      403      403
                                school  401     403     403     403      403    403     403     200:1   pw      403      403
                                other   401     403     403     403      403    403     403     200:1   pw      403      403
                                deleted 401     403     403     403      403    403     403     403     pw      403      403
                                random  401     403     403     403      403    403     403     403     pw      403      403
CLASSES_Progress_Get            own     401     403     200:35  200:1    200:2  200:0   403     200:0   pw      403      403
                                class   401     403     403     403      403    200:35  403     200:35  pw      403      403
                                school  401     403     403     403      403    200:2   403     200:1   pw      403      403
                                other   401     403     403     403      403    403     403     200:40  pw      403      403
                                deleted 401     403     403     403      403    403     403     403     pw      403      403
                                random  401     403     403     403      403    403     403     403     pw      403      403
CLASSES_Pupil_Add               own     401     403     200:1   200:1    200:1  403     403     200:1   pw      403      403
                                class   401     403     403     403      403    403     403     200:1   pw      403      403
                                school  401     403     403     403      403    403     403     200:1   pw      403      403
                                other   401     403     403     403      403    403     403     200:1   pw      403      403
                                deleted 401     403     403     403      403    403     403     403     pw      403      403
                                random  401     403     403     403      403    403     403     403     pw      403      403
CLASSES_Pupil_Get               own     401     403     200:1   200:1    200:1  403     403     403     pw      403      403
                                class   401     403     403     403      403    200:1   403     200:1   pw      403      403
                                school  401     403     403     403      403    200:1   403     200:1   pw      403      403
                                other   401     403     403     403      403    403     403     200:1   pw      403      403
                                deleted 401     403     403     403      403    403     403     403     pw      403      403
                                random  401     403     403     403      403    403     403     403     pw      403      403
CLASSES_Pupil_GetWork           own     401     403     200:1   200:1    200:1  403     403     403     pw      403      403
                                class   401     403     403     403      403    200:1   403     200:1   pw      403      403
                                school  401     403     403     403      403    200:1   403     200:1   pw      403      403
                                other   401     403     403     403      403    403     403     200:1   pw      403      403
                                deleted 401     403     403     403      403    403     403     403     pw      403      403
                                random  401     403     403     403      403    403     403     403     pw      403      403
CLASSES_Pupil_Leave             own     401     403     200:1   200:1    200:1  403     403     404     pw      403      403
                                class   401     403     403     403      403    403     403     200:1   pw      403      403
                                school  401     403     403     403      403    403     403     200:1   pw      403      403
                                other   401     403     403     403      403    403     403     200:1   pw      403      403
                                deleted 401     403     403     403      403    403     403     403     pw      403      403
                                random  401     403     403     403      403    403     403     403     pw      403      403
CLASSES_Pupil_Move              own     401     403     200:1   200:1    200:1  403     403     404     pw      403      403
                                class   401     403     403     403      403    403     403     200:1   pw      403      403
                                school  401     403     403     403      403    403     403     200:1   pw      403      403
                                other   401     403     403     403      403    403     403     200:1   pw      403      403
                                deleted 401     403     403     403      403    403     403     403     pw      403      403
                                random  401     403     403     403      403    403     403     403     pw      403      403
CLASSES_Pupil_RenewPassword     own     401     403     200:1   403      403    403     403     403     pw      403      403
                                class   401     403     403     403      403    403     403     200:1   pw      403      403
                                school  401     403     403     403      403    403     403     200:1   pw      403      403
                                other   401     403     403     403      403    403     403     200:1   pw      403      403
                                deleted 401     403     403     403      403    403     403     403     pw      403      403
                                random  401     403     403     403      403    403     403     403     pw      403      403
CLASSES_Pupil_Return            own     401     403     200:1   200:1    200:1  403     403     404     pw      403      403
                                class   401     403     403     403      403    403     403     200:1   pw      403      403
                                school  401     403     403     403      403    403     403     200:1   pw      403      403
                                other   401     403     403     403      403    403     403     200:1   pw      403      403
                                deleted 401     403     403     403      403    403     403     403     pw      403      403
                                random  401     403     403     403      403    403     403     403     pw      403      403
CLASSES_Pupil_Set               own     401     403     200:1   403      403    403     403     403     pw      403      403
                                class   401     403     403     403      403    403     403     200:1   pw      403      403
                                school  401     403     403     403      403    403     403     200:1   pw      403      403
                                other   401     403     403     403      403    403     403     200:1   pw      403      403
                                deleted 401     403     403     403      403    403     403     403     pw      403      403
                                random  401     403     403     403      403    403     403     403     pw      403      403
CLASSES_Pupils_GetLeft          own     401     403     200:0   200:0    200:0  403     403     200:0   pw      403      403
                                class   401     403     403     403      403    403     403     200:0   pw      403      403
                                school  401     403     403     403      403    403     403     200:0   pw      403      403
                                other   401     403     403     403      403    403     403     200:0   pw      403      403
                                deleted 401     403     403     403      403    403     403     403     pw      403      403
                                random  401     403     403     403      403    403     403     403     pw      403      403
CLASSES_Pupils_Make             own     401     403     200:1   200:1    200:1  403     403     200:1   pw      403      403
                                class   401     403     403     403      403    403     403     200:1   pw      403      403
                                school  401     403     403     403      403    403     403     200:1   pw      403      403
                                other   401     403     403     403      403    403     403     200:1   pw      403      403
                                deleted 401     403     403     403      403    403     403     403     pw      403      403
                                random  401     403     403     403      403    403     403     403     pw      403      403
CLASSES_Teacher_Add             own     401     403     200:1   409      409    403     403     200:1   pw      403      403
                                class   401     403     403     403      403    403     403     200:1   pw      403      403
                                school  401     403     403     403      403    403     403     200:1   pw      403      403
                                other   401     403     403     403      403    403     403     200:1   pw      403      403
                                deleted 401     403     403     403      403    403     403     403     pw      403      403
                                random  401     403     403     403      403    403     403     403     pw      403      403
CLASSES_Teacher_Remove          own     401     403     200:1   200:1    200:1  403     403     200:1   pw      403      403
                                class   401     403     403     403      403    403     403     200:1   pw      403      403
                                school  401     403     403     403      403    403     403     200:1   pw      403      403
                                other   401     403     403     403      403    403     403     200:1   pw      403      403
                                deleted 401     403     403     403      403    403     403     403     pw      403      403
                                random  401     403     403     403      403    403     403     403     pw      403      403
CLASSES_Teacher_Set             own     401     403     200:1   200:1    200:1  403     403     200:1   pw      403      403
                                class   401     403     403     403      403    403     403     200:1   pw      403      403
                                school  401     403     403     403      403    403     403     200:1   pw      403      403
                                other   401     403     403     403      403    403     403     200:1   pw      403      403
                                deleted 401     403     403     403      403    403     403     403     pw      403      403
                                random  401     403     403     403      403    403     403     403     pw      403      403
CLASSES_Teachers_Get            own     401     403     200:1   200:1    200:1  200:1   403     200:1   pw      403      403
                                class   401     403     403     403      403    200:1   403     200:1   pw      403      403
                                school  401     403     403     403      403    200:1   403     200:1   pw      403      403
                                other   401     403     403     403      403    403     403     200:1   pw      403      403
                                deleted 401     403     403     403      403    403     403     403     pw      403      403
                                random  401     403     403     403      403    403     403     403     pw      403      403
CLASSES_Scripts_Set             own     401     403     200:1   200:1    200:1  403     403     403     pw      403      403
                                class   401     403     403     403      403    403     403     200:1   pw      403      403
                                school  401     403     403     403      403    403     403     200:1   pw      403      403
                                other   401     403     403     403      403    403     403     200:1   pw      403      403
                                deleted 401     403     403     403      403    403     403     403     pw      403      403
                                random  401     403     403     403      403    403     403     403     pw      403      403
CLASSROOM_Assignments_Get       own     401     200:1   200:1   200:1    200:1    200:1  200:1   200:1   pw      403      403
                                class   401     403     403     403      403      200:1  403     200:1   pw      403      403
                                school  401     403     403     403      403      200:1  403     200:1   pw      403      403
                                other   401     403     403     403      403      403    403     200:1   pw      403      403
                                deleted 401     403     403     403      403      403    403     403     pw      403      403
                                random  401     403     403     403      403      403    403     403     pw      403      403
CLASSROOM_Audio_Get             own     401     200:0   200:0   200:0    200:0    200:0  200:0   200:0   pw      403      403
                                class   401     403     403     403      403      200:0  403     200:0   pw      403      403
                                school  401     403     403     403      403      200:0  403     200:0   pw      403      403
                                other   401     403     403     403      403      403    403     200:0   pw      403      403
                                deleted 401     403     403     403      403      403    403     403     pw      403      403
                                random  401     403     403     403      403      403    403     403     pw      403      403
CLASSROOM_Courses_Get           own     401     200:1   200:2   200:1    200:1    200:1  200:1   200:1   pw      200:0    200:0
                                class   401     403     200:1   200:1    200:1    200:2  403     200:2   pw      403      403
                                school  401     403     403     403      403      200:1  403     200:0   pw      403      403
                                other   401     403     403     403      403      403    403     200:1   pw      403      403
                                deleted 401     403     403     403      403      403    403     403     pw      403      403
                                random  401     403     403     403      403      403    403     403     pw      403      403
CLASSROOM_Questions_Get         own     401     200:8   200:8   200:8    200:8    200:8  200:8   200:8   pw      403      403
                                class   401     403     403     403      403      200:8  403     200:8   pw      403      403
                                school  401     403     403     403      403      200:8  403     200:8   pw      403      403
                                other   401     403     403     403      403      403    403     200:8   pw      403      403
                                deleted 401     403     403     403      403      403    403     403     pw      403      403
                                random  401     403     403     403      403      403    403     403     pw      403      403
CLASSROOM_Results_Get           own     401     200:8   200:8   200:8    200:8    200:8  200:8   200:8   pw      403      403
                                class   401     403     403     403      403      200:8  403     200:8   pw      403      403
                                school  401     403     403     403      403      200:8  403     200:8   pw      403      403
                                other   401     403     403     403      403      403    403     200:8   pw      403      403
                                deleted 401     403     403     403      403      403    403     403     pw      403      403
                                random  401     403     403     403      403      403    403     403     pw      403      403
CLASSROOM_Sessions_Get          own     401     200:1   200:1   200:1    200:1    200:1  200:1   200:1   pw      403      403
                                class   401     403     403     403      403      200:1  403     200:1   pw      403      403
                                school  401     403     403     403      403      200:1  403     200:1   pw      403      403
                                other   401     403     403     403      403      403    403     200:1   pw      403      403
                                deleted 401     403     403     403      403      403    403     403     pw      403      403
                                random  401     403     403     403      403      403    403     403     pw      403      403
CLASSROOM_Videos_Get            own     401     200:0   200:0   200:0    200:0    200:0  200:0   200:0   pw      403      403
                                class   401     403     403     403      403      200:0  403     200:0   pw      403      403
                                school  401     403     403     403      403      200:0  403     200:0   pw      403      403
                                other   401     403     403     403      403      403    403     200:0   pw      403      403
                                deleted 401     403     403     403      403      403    403     403     pw      403      403
                                random  401     403     403     403      403      403    403     403     pw      403      403
CLASSWORK_Answer_Save           own     401     400     403     403      403    403     403     403     403     403      403
                                class   401     404     403     403      403    403     403     403     403     403      403
                                school  401     404     403     403      403    403     403     403     403     403      403
                                other   401     404     403     403      403    403     403     403     403     403      403
                                deleted 401     404     403     403      403    403     403     403     403     403      403
                                random  401     404     403     403      403    403     403     403     403     403      403
CLASSWORK_Assignments_Delete    own     401     403     200:1   200:1    200:1  403    403     200:1   pw      403     403
                                class   401     403     404     404      404    403    403     200:1   pw      403     403
                                school  401     403     404     404      404    403    403     200:1   pw      403     403
                                other   401     403     404     404      404    403    403     200:1   pw      403     403
                                deleted 401     403     404     404      404    403    403     404     pw      403     403
                                random  401     403     404     404      404    403    403     404     pw      403     403
CLASSWORK_Assignments_End       own     401     403     200:1   200:1    200:1  403    403     200:1   pw      403     403
                                class   401     403     404     404      404    403    403     200:1   pw      403     403
                                school  401     403     404     404      404    403    403     200:1   pw      403     403
                                other   401     403     404     404      404    403    403     200:1   pw      403     403
                                deleted 401     403     404     404      404    403    403     404     pw      403     403
                                random  401     403     404     404      404    403    403     404     pw      403     403
CLASSWORK_Assignments_GetById   own     401     200:1   200:1   200:1    200:1  200:1   200:1   200:1   pw      404      404
                                class   401     404     404     404      404    200:1   404     200:1   pw      404      404
                                school  401     404     404     404      404    200:1   404     200:1   pw      404      404
                                other   401     404     404     404      404    404     404     200:1   pw      404      404
                                deleted 401     404     404     404      404    404     404     404     pw      404      404
                                random  401     404     404     404      404    404     404     404     pw      404      404
CLASSWORK_Assignments_GetGiven  own     401     403     200:1   200:1    200:1  200:1   403     200:1   pw      403      403
                                class   401     403     404     404      404    200:1   403     200:1   pw      403      403
                                school  401     403     404     404      404    200:1   403     200:1   pw      403      403
                                other   401     403     404     404      404    404     403     200:1   pw      403      403
                                deleted 401     403     404     404      404    404     403     404     pw      403      403
                                random  401     403     404     404      404    404     403     404     pw      403      403
CLASSWORK_Assignments_GetMine   own     401     200:1   403     403      403    403     403     403     403     403      403
                                class   401     404     403     403      403    403     403     403     403     403      403
                                school  401     404     403     403      403    403     403     403     403     403      403
                                other   401     404     403     403      403    403     403     403     403     403      403
                                deleted 401     404     403     403      403    403     403     403     403     403      403
                                random  401     404     403     403      403    403     403     403     403     403      403
CLASSWORK_Assignments_GetPupils own     401     403     200:35  200:1    200:2  200:0   403     200:0   pw      403      403
                                class   401     403     404     404      404    200:35  403     200:35  pw      403      403
                                school  401     403     404     404      404    200:2   403     200:1   pw      403      403
                                other   401     403     404     404      404    404     403     200:40  pw      403      403
                                deleted 401     403     404     404      404    404     403     404     pw      403      403
                                random  401     403     404     404      404    404     403     404     pw      403      403
CLASSWORK_Assignments_Restore   own     401     403     200:1   200:1    200:1  403    403     200:1   pw      403     403
                                class   401     403     404     404      404    403    403     200:1   pw      403     403
                                school  401     403     404     404      404    403    403     200:1   pw      403     403
                                other   401     403     404     404      404    403    403     200:1   pw      403     403
                                deleted 401     403     404     404      404    403    403     404     pw      403     403
                                random  401     403     404     404      404    403    403     404     pw      403     403
CLASSWORK_Assignments_Save      own     401     403     400     400      400    403    403     400     pw      403     403
                                class   401     403     404     404      404    403    403     400     pw      403     403
                                school  401     403     404     404      404    403    403     400     pw      403     403
                                other   401     403     404     404      404    403    403     400     pw      403     403
                                deleted 401     403     404     404      404    403    403     404     pw      403     403
                                random  401     403     404     404      404    403    403     404     pw      403     403
CLASSWORK_WorkFiles_Take        own     401     403     400     400      400    403     403     400     pw      403      403
                                class   401     403     404     404      404    403     403     400     pw      403      403
                                school  401     403     404     404      404    403     403     400     pw      403      403
                                other   401     403     404     404      404    403     403     400     pw      403      403
                                deleted 401     403     404     404      404    403     403     404     pw      403      403
                                random  401     403     404     404      404    403     403     404     pw      403      403
EXAMINATION_Get                 own     401     200:8   200:8   200:8    200:8  200:8   200:8   200:8   pw      404      404
                                class   401     404     200:8   200:8    200:8  200:8   200:8   200:8   pw      404      404
                                school  401     404     200:8   200:8    200:8  200:8   200:8   200:8   pw      404      404
                                other   401     404     200:8   200:8    200:8  200:8   200:8   200:8   pw      404      404
                                deleted 401     404     200:8   200:8    200:8  200:8   200:8   200:8   pw      404      404
                                random  401     404     404     404      404    404     404     404     pw      404      404
EXAMINATION_Print_Get           own     401     403     200:1   200:1    200:1  200:1   200:1   200:1   pw      403      403
                                class   401     403     200:0   200:0    200:0  200:0   200:0   200:1   pw      403      403
                                school  401     403     200:0   200:0    200:0  200:0   200:0   200:1   pw      403      403
                                other   401     403     200:0   200:0    200:0  200:0   200:0   200:1   pw      403      403
                                deleted 401     403     200:0   200:0    200:0  200:0   200:0   200:1   pw      403      403
                                random  401     403     200:0   200:0    200:0  200:0   200:0   200:0   pw      403      403
Classes_GetJoinedClasses_ByStudentId
                                own     401     200:1   200:0   200:0    200:0  403     403     200:0   pw      403      403
                                class   401     403     200:1   200:1    200:1  403     403     200:2   pw      403      403
                                school  401     403     403     403      403    403     403     200:0   pw      403      403
                                other   401     403     403     403      403    403     403     200:1   pw      403      403
                                deleted 401     403     403     403      403    403     403     200:3   pw      403      403
                                random  401     403     403     403      403    403     403     200:0   pw      403      403
SHARE_Attachments_GetPages      own     401     403     200:1   200:1    200:1  200:1   403     200:1   pw      403      403
                                class   401     403     404     404      404    404     403     200:1   pw      403      403
                                school  401     403     404     404      404    404     403     200:1   pw      403      403
                                other   401     403     404     404      404    404     403     200:1   pw      403      403
                                deleted 401     403     404     404      404    404     403     404     pw      403      403
                                random  401     403     404     404      404    404     403     404     pw      403      403
SHARE_Attachments_SetPages      own     401     403     200:1   200:1    200:1  200:1   403     200:1   pw      403      403
                                class   401     403     404     404      404    404     403     200:1   pw      403      403
                                school  401     403     404     404      404    404     403     200:1   pw      403      403
                                other   401     403     404     404      404    404     403     200:1   pw      403      403
                                deleted 401     403     404     404      404    404     403     404     pw      403      403
                                random  401     403     404     404      404    404     403     404     pw      403      403
SHARE_Attachments_UpdateJsonData
                                own     401     403     200:1   200:1    200:1  200:1   403     200:1   pw      403      403
                                class   401     403     404     404      404    404     403     200:1   pw      403      403
                                school  401     403     404     404      404    404     403     200:1   pw      403      403
                                other   401     403     404     404      404    404     403     200:1   pw      403      403
                                deleted 401     403     404     404      404    404     403     404     pw      403      403
                                random  401     403     404     404      404    404     403     404     pw      403      403
SHARE_Attachments_UpdateTags    own     401     403     200:1   200:1    200:1  200:1   403     200:1   pw      403      403
                                class   401     403     404     404      404    404     403     200:1   pw      403      403
                                school  401     403     404     404      404    404     403     200:1   pw      403      403
                                other   401     403     404     404      404    404     403     200:1   pw      403      403
                                deleted 401     403     404     404      404    404     403     404     pw      403      403
                                random  401     403     404     404      404    404     403     404     pw      403      403
FAMILY_Week_Get                 -       200:1   200:1   200:1   200:1    200:1  200:1   200:1   200:1   200:1   200:1    200:1
HOME_Manager_Get                -       401     403     403     403      403    200:1   403     403     403     403      403
HOME_Manager_GetClasses         own     401     403     403     403      403    200:1   403     403     403     403      403
                                class   401     403     403     403      403    200:1   403     403     403     403      403
                                school  401     403     403     403      403    200:1   403     403     403     403      403
                                other   401     403     403     403      403    404     403     403     403     403      403
                                deleted 401     403     403     403      403    404     403     403     403     403      403
                                random  401     403     403     403      403    404     403     403     403     403      403
HOME_Manager_GetTeachers        own     401     403     403     403      403    404     403     403     403     403      403
                                class   401     403     403     403      403    404     403     403     403     403      403
                                school  401     403     403     403      403    404     403     403     403     403      403
                                other   401     403     403     403      403    404     403     403     403     403      403
                                deleted 401     403     403     403      403    404     403     403     403     403      403
                                random  401     403     403     403      403    404     403     403     403     403      403
HOME_Teacher_Get                -       401     403     200:1   200:1    200:1  403     403     200:1   pw      403      403
JOBS_List                       -       401     403     403     403      403    403     403     200:5   403     403      403
MAIL_Get                        own     401     403     403     403      403    403     403     200:1   403     403      403
                                class   401     403     403     403      403    403     403     200:1   403     403      403
                                school  401     403     403     403      403    403     403     200:1   403     403      403
                                other   401     403     403     403      403    403     403     200:1   403     403      403
                                deleted 401     403     403     403      403    403     403     200:1   403     403      403
                                random  401     403     403     403      403    403     403     404     403     403      403
MAIL_List                       -       401     403     403     403      403    403     403     200:1   403     403      403
MAIL_SaveEmail                  own     401     200:0   200:0   200:0    200:0  200:0   200:0   200:0   pw      200:0    200:0
                                class   401     403     403     403      403    403     403     200:0   pw      403      403
                                school  401     403     403     403      403    403     403     200:0   pw      403      403
                                other   401     403     403     403      403    403     403     200:0   pw      403      403
                                deleted 401     403     403     403      403    403     403     404     pw      403      403
                                random  401     403     403     403      403    403     403     404     pw      403      403
LINKS_Card_Delete               -       401     403     403     403      403    403     403     200:0   403     403      403
LINKS_Card_Save                 -       401     403     403     403      403    403     403     200:1   403     403      403
LINKS_Cards_List                -       401     200:2   200:2   200:2    200:2  200:2   200:2   200:2   pw      200:2    200:2
LINKS_Cards_Order               -       401     403     403     403      403    403     403     200:0   403     403      403
LINKS_Menu_Delete               -       401     403     403     403      403    403     403     200:0   403     403      403
LINKS_Menu_List                 -       401     403     403     403      403    403     403     200:1   403     403      403
LINKS_Menu_Order                -       401     403     403     403      403    403     403     200:0   403     403      403
LINKS_Menu_Save                 -       401     403     403     403      403    403     403     200:1   403     403      403
MAIL_SendAgain                  own     401     403     403     403      403    403     403     200:0   403     403      403
                                class   401     403     403     403      403    403     403     200:0   403     403      403
                                school  401     403     403     403      403    403     403     200:0   403     403      403
                                other   401     403     403     403      403    403     403     200:0   403     403      403
                                deleted 401     403     403     403      403    403     403     200:0   403     403      403
                                random  401     403     403     403      403    403     403     404     403     403      403
MAIL_State_Get                  -       401     403     403     403      403    403     403     200:1   403     403      403
SITE_Room_Get                   -       401     403     403     403      403    403     403     200:1   403     403      403
OLYMPIC_DETHI_Get               -       401     200:8   200:8   200:8    200:8  200:8   200:8   200:8   pw      200:8    200:8
OLYMPIC_Progress_Get            -       401     200:1   200:1   200:1    200:1  200:1   200:1   200:1   pw      200:1    200:1
SITTING_Append                  own     401     200:1   200:1   200:1    200:1  200:1   200:1   200:1   pw      200:1    200:1
                                class   401     404     404     404      404    404     404     404     pw      404      404
                                school  401     404     404     404      404    404     404     404     pw      404      404
                                other   401     404     404     404      404    404     404     404     pw      404      404
                                deleted 401     404     404     404      404    404     404     404     pw      404      404
                                random  401     404     404     404      404    404     404     404     pw      404      404
SITTING_Finish                  own     401     200:1   200:1   200:1    200:1  200:1   200:1   200:1   pw      200:1    200:1
                                class   401     404     404     404      404    404     404     404     pw      404      404
                                school  401     404     404     404      404    404     404     404     pw      404      404
                                other   401     404     404     404      404    404     404     404     pw      404      404
                                deleted 401     404     404     404      404    404     404     404     pw      404      404
                                random  401     404     404     404      404    404     404     404     pw      404      404
SITTING_Get                     own     401     200:1   200:1   200:1    200:1  200:1   200:1   200:1   pw      200:1    200:1
                                class   401     404     200:1   200:1    200:1  404     404     200:1   pw      404      404
                                school  401     404     404     404      404    404     404     200:1   pw      404      404
                                other   401     404     404     404      404    404     404     200:1   pw      404      404
                                deleted 401     404     404     404      404    404     404     404     pw      404      404
                                random  401     404     404     404      404    404     404     404     pw      404      404
SITTING_History                 own     401     200:1   200:1   200:1    200:1  200:1   200:1   200:1   pw      200:1    200:1
                                class   401     403     200:1   200:1    200:1  200:0   403     200:1   pw      403      403
                                school  401     403     403     403      403    200:0   403     200:1   pw      403      403
                                other   401     403     403     403      403    403     403     200:1   pw      403      403
                                deleted 401     403     403     403      403    403     403     200:0   pw      403      403
                                random  401     403     403     403      403    403     403     200:0   pw      403      403
SITTING_Scripts_Get             own     401     403     403     403      403    403     403     403     pw      403      403
                                class   401     403     403     403      403    403     403     403     pw      403      403
                                school  401     403     403     403      403    403     403     403     pw      403      403
                                other   401     403     403     403      403    403     403     403     pw      403      403
                                deleted 401     403     403     403      403    403     403     403     pw      403      403
                                random  401     403     403     403      403    403     403     403     pw      403      403
SITTING_Start                   own     401     200:1   403     403      403    403     403     403     pw      403      403
                                class   401     404     403     403      403    403     403     403     pw      403      403
                                school  401     404     403     403      403    403     403     403     pw      403      403
                                other   401     404     403     403      403    403     403     403     pw      403      403
                                deleted 401     404     403     403      403    403     403     403     pw      403      403
                                random  401     404     403     403      403    403     403     403     pw      403      403
PLACES_File_Check               -       401     403     403     403      403    403     403     200:1   403     403      403
PLACES_File_Get                 -       401     403     403     403      403    403     403     200:1   403     403      403
PLACES_File_Load                -       401     403     403     403      403    403     403     200:1   403     403      403
PLACES_School_Save              own     401     403     403     403      403    403     403     200:1   403     403      403
                                class   401     403     403     403      403    403     403     200:1   403     403      403
                                school  401     403     403     403      403    403     403     200:1   403     403      403
                                other   401     403     403     403      403    403     403     200:1   403     403      403
                                deleted 401     403     403     403      403    403     403     404     403     403      403
                                random  401     403     403     403      403    403     403     404     403     403      403
PLACES_Schools_List             -       401     403     403     403      403    403     403     200:20  403     403      403
PLACES_Unit_Save                -       401     403     403     403      403    403     403     200:1   403     403      403
PLACES_Units_List               -       401     403     403     403      403    403     403     200:20  403     403      403
Cities_OPTIONS                  -       200:34  200:34  200:34  200:34   200:34 200:34  200:34  200:34  200:34  200:34   200:34
District_By_City_OPTIONS        -       200:114 200:114 200:114 200:114 200:114 200:114 200:114 200:114 200:114 200:114 200:114
Schools_By_District_OPTIONS     -       200:4   200:4   200:4   200:4    200:4  200:4   200:4   200:4   200:4   200:4    200:4
SEARCH_Menu_Find                own     401     403     200:1   200:1    200:1  200:1   200:0   200:1   pw      403      403
                                class   401     403     200:0   200:0    200:0  200:1   200:0   200:1   pw      403      403
                                school  401     403     200:0   200:0    200:0  200:1   200:0   200:1   pw      403      403
                                other   401     403     200:0   200:0    200:0  200:0   200:0   200:1   pw      403      403
                                deleted 401     403     200:0   200:0    200:0  200:0   200:0   200:0   pw      403      403
                                random  401     403     200:0   200:0    200:0  200:0   200:0   200:0   pw      403      403
SITE_Contact_Get                -       200:1   200:1   200:1   200:1    200:1  200:1   200:1   200:1   200:1   200:1    200:1
SITE_Contact_Set                -       401     403     403     403      403    403     403     200:1   403     403      403
SITE_Host_Delete                -       401     403     403     403      403    403     403     200:0   403     403      403
SITE_Host_Save                  -       401     403     403     403      403    403     403     200:1   403     403      403
SITE_Hosts_List                 -       401     403     403     403      403    403     403     200:0   403     403      403
SITE_Settings_Get               -       200:1   200:1   200:1   200:1    200:1  200:1   200:1   200:1   200:1   200:1    200:1
TESTBANK_Papers_Check           own     401     403     403     403      403    403     200:1   200:1   403     403      403
                                class   401     403     403     403      403    403     404     200:1   403     403      403
                                school  401     403     403     403      403    403     404     200:1   403     403      403
                                other   401     403     403     403      403    403     404     200:1   403     403      403
                                deleted 401     403     403     403      403    403     404     200:1   403     403      403
                                random  401     403     403     403      403    403     404     404     403     403      403
TESTBANK_Papers_Get             own     401     403     403     403      403    403     200:1   200:1   403     403      403
                                class   401     403     403     403      403    403     404     200:1   403     403      403
                                school  401     403     403     403      403    403     404     200:1   403     403      403
                                other   401     403     403     403      403    403     404     200:1   403     403      403
                                deleted 401     403     403     403      403    403     404     200:1   403     403      403
                                random  401     403     403     403      403    403     404     404     403     403      403
TESTBANK_Papers_List            -       401     403     403     403      403    403     200:2   200:2   403     403      403
TESTBANK_Papers_Overview        -       401     403     403     403      403    403     200:1   200:1   403     403      403
TESTBANK_Papers_Save            own     401     403     403     403      403    403     200:1   200:1   403     403      403
                                class   401     403     403     403      403    403     404     200:1   403     403      403
                                school  401     403     403     403      403    403     404     200:1   403     403      403
                                other   401     403     403     403      403    403     404     200:1   403     403      403
                                deleted 401     403     403     403      403    403     404     200:1   403     403      403
                                random  401     403     403     403      403    403     404     404     403     403      403
TESTBANK_Papers_Update          own     401     403     403     403      403    403     200:1   200:1   403     403      403
                                class   401     403     403     403      403    403     404     200:1   403     403      403
                                school  401     403     403     403      403    403     404     200:1   403     403      403
                                other   401     403     403     403      403    403     404     200:1   403     403      403
                                deleted 401     403     403     403      403    403     404     200:1   403     403      403
                                random  401     403     403     403      403    403     404     404     403     403      403
ThongBao_NguoiDung_DanhSach     own     401     200:1   200:1   200:1    200:1  200:1   200:1   200:1   pw      200:1    200:1
                                class   401     403     403     403      403    403     403     403     pw      403      403
                                school  401     403     403     403      403    403     403     403     pw      403      403
                                other   401     403     403     403      403    403     403     403     pw      403      403
                                deleted 401     403     403     403      403    403     403     403     pw      403      403
                                random  401     403     403     403      403    403     403     403     pw      403      403
ThongBao_NguoiDung_Dem          own     401     200:2   200:2   200:2    200:2  200:2   200:2   200:2   pw      200:2    200:2
                                class   401     403     403     403      403    403     403     403     pw      403      403
                                school  401     403     403     403      403    403     403     403     pw      403      403
                                other   401     403     403     403      403    403     403     403     pw      403      403
                                deleted 401     403     403     403      403    403     403     403     pw      403      403
                                random  401     403     403     403      403    403     403     403     pw      403      403
ThongBao_NguoiDung_Xoa          own     401     200:1   200:1   200:1    200:1  200:1   200:1   200:1   pw      200:1    200:1
                                class   401     403     403     403      403    403     403     403     pw      403      403
                                school  401     403     403     403      403    403     403     403     pw      403      403
                                other   401     403     403     403      403    403     403     403     pw      403      403
                                deleted 401     403     403     403      403    403     403     403     pw      403      403
                                random  401     403     403     403      403    403     403     403     pw      403      403
ThongBao_DaGui_DanhSach         -       401     403     403     403      403    403     403     200:0   403     403      403
ThongBao_ThemMoi                own     401     200:1   200:1   200:1    200:1  200:1   200:1   200:1   pw      409      409
                                class   401     403     403     403      403    403     403     403     pw      403      403
                                school  401     403     403     403      403    403     403     403     pw      403      403
                                other   401     403     403     403      403    403     403     403     pw      403      403
                                deleted 401     403     403     403      403    403     403     403     pw      403      403
                                random  401     403     403     403      403    403     403     403     pw      403      403
ThongBao_Sach_CuaHocSinh        own     401     200:1   403     403      403    403     403     200:1   403     403      403
                                class   401     403     403     403      403    403     403     200:1   403     403      403
                                school  401     403     403     403      403    403     403     200:1   403     403      403
                                other   401     403     403     403      403    403     403     200:1   403     403      403
                                deleted 401     403     403     403      403    403     403     404     403     403      403
                                random  401     403     403     403      403    403     403     404     403     403      403
ThongBao_Sach_DanhSach          -       401     403     403     403      403    403     403     200:1   403     403      403
ThongBao_Sach_ThemMoi           -       401     403     403     403      403    403     403     200:1   403     403      403
ThongBao_Sach_Xoa               own     401     403     403     403      403    403     403     200:1   403     403      403
                                class   401     403     403     403      403    403     403     200:1   403     403      403
                                school  401     403     403     403      403    403     403     200:1   403     403      403
                                other   401     403     403     403      403    403     403     200:1   403     403      403
                                deleted 401     403     403     403      403    403     403     200:1   403     403      403
                                random  401     403     403     403      403    403     403     404     403     403      403
ThongBao_ThuHoi                 own     401     403     403     403      403    403     403     200:1   403     403      403
                                class   401     403     403     403      403    403     403     200:1   403     403      403
                                school  401     403     403     403      403    403     403     200:1   403     403      403
                                other   401     403     403     403      403    403     403     200:1   403     403      403
                                deleted 401     403     403     403      403    403     403     200:1   403     403      403
                                random  401     403     403     403      403    403     403     404     403     403      403
ThongBao_TuyChon_DanhSach       -       401     200:2   200:1   200:1    200:1  200:0   200:0   200:0   pw      200:0    200:0
ThongBao_TuyChon_CapNhat        -       401     200:1   404     404      404    404     404     404     pw      404      404
ThongBao_TrangThai_CapNhat      own     401     200:1   200:1   200:1    200:1  200:1   200:1   200:1   pw      200:1    200:1
                                class   401     403     403     403      403    403     403     403     pw      403      403
                                school  401     403     403     403      403    403     403     403     pw      403      403
                                other   401     403     403     403      403    403     403     403     pw      403      403
                                deleted 401     403     403     403      403    403     403     403     pw      403      403
                                random  401     403     403     403      403    403     403     403     pw      403      403
ThongBao_TrangThai_CapNhatTatCa own     401     200:1   200:1   200:1    200:1  200:1   200:1   200:1   pw      200:1    200:1
                                class   401     403     403     403      403    403     403     403     pw      403      403
                                school  401     403     403     403      403    403     403     403     pw      403      403
                                other   401     403     403     403      403    403     403     403     pw      403      403
                                deleted 401     403     403     403      403    403     403     403     pw      403      403
                                random  401     403     403     403      403    403     403     403     pw      403      403
USERS_ChangePassword            own     401     200:0   200:0   200:0    200:0  200:0   200:0   200:0   200:0   200:0    200:0
                                class   401     403     403     403      403    403     403     200:0   403     403      403
                                school  401     403     403     403      403    403     403     200:0   403     403      403
                                other   401     403     403     403      403    403     403     200:0   403     403      403
                                deleted 401     403     403     403      403    403     403     404     403     403      403
                                random  401     403     403     403      403    403     403     404     403     403      403
                                sample  401     403     403     403      403    403     403     403     403     403      403
USERS_CheckByEmail              own     200:1   200:1   200:1   200:1    200:1  200:1   200:1   200:1   200:1   200:1    200:1
                                class   200:1   200:1   200:1   200:1    200:1  200:1   200:1   200:1   200:1   200:1    200:1
                                school  200:1   200:1   200:1   200:1    200:1  200:1   200:1   200:1   200:1   200:1    200:1
                                other   200:1   200:1   200:1   200:1    200:1  200:1   200:1   200:1   200:1   200:1    200:1
                                deleted 200:1   200:1   200:1   200:1    200:1  200:1   200:1   200:1   200:1   200:1    200:1
                                random  200:1   200:1   200:1   200:1    200:1  200:1   200:1   200:1   200:1   200:1    200:1
USERS_ForgotPassword            own     200:0   200:0   200:0   200:0    200:0   200:0   200:0   200:0   200:0   200:0    200:0
                                class   200:0   200:0   200:0   200:0    200:0   200:0   200:0   200:0   200:0   200:0    200:0
                                school  200:0   200:0   200:0   200:0    200:0   200:0   200:0   200:0   200:0   200:0    200:0
                                other   200:0   200:0   200:0   200:0    200:0   200:0   200:0   200:0   200:0   200:0    200:0
                                deleted 404     404     404     404      404     404     404     404     404     404      404
                                random  404     404     404     404      404     404     404     404     404     404      404
TOOLS_Text_Translate            -       401     200:1   200:1   200:1    200:1  200:1   200:1   200:1   pw      200:1    200:1
TOOLS_Words_Find                -       401     200:1   200:1   200:1    200:1  200:1   200:1   200:1   pw      200:1    200:1
USERS_Figures_Get               -       401     200:1   200:1   200:1    200:1  200:1   200:1   200:1   pw      200:1    200:1
USERS_Logout                    -       401     200:0   200:0   200:0    200:0  200:0   200:0   200:0   200:0   200:0    200:0
USERS_Me                        -       200:0   200:1   200:1   200:1    200:1  200:1   200:1   200:1   200:1   200:1    200:1
USERS_Verification_Get          -       401     403     200:1   200:1    200:1  200:1   403     200:1   pw      403      403
USERS_Teacher_Verify            own     401     403     403     403      403    200:1   403     200:1   403     403      403
                                class   401     403     403     403      403    200:1   403     200:1   403     403      403
                                school  401     403     403     403      403    200:1   403     200:1   403     403      403
                                other   401     403     403     403      403    404     403     200:1   403     403      403
                                deleted 401     403     403     403      403    404     403     404     403     403      403
                                random  401     403     403     403      403    404     403     404     403     403      403
USERS_Overview                  -       401     403     403     403      403    403     403     200:1   403     403      403
USERS_Search                    -       401     403     403     403      403    403     403     200:100 403     403      403
USERS_Session_End               own     401     200:0   200:0   200:0    200:0  200:0   200:0   200:0   pw      200:0    200:0
                                class   401     200:0   200:0   200:0    200:0  200:0   200:0   200:0   pw      200:0    200:0
                                school  401     200:0   200:0   200:0    200:0  200:0   200:0   200:0   pw      200:0    200:0
                                other   401     200:0   200:0   200:0    200:0  200:0   200:0   200:0   pw      200:0    200:0
                                deleted 401     200:0   200:0   200:0    200:0  200:0   200:0   200:0   pw      200:0    200:0
                                random  401     200:0   200:0   200:0    200:0  200:0   200:0   200:0   pw      200:0    200:0
USERS_Sessions_Get              -       401     200:1   200:1   200:1    200:1  200:1   200:1   200:1   pw      200:1    200:1
Users_Login                     -       200:1   200:1   200:1   200:1    200:1  200:1   200:1   200:1   200:1   200:1    200:1
Users_Register                  -       200:1   200:1   200:1   200:1    200:1  200:1   200:1   200:1   200:1   200:1    200:1

CLASSES.Classes read            -       401     200:1   200:2   200:1    200:1  200:5   200:1   200:11  pw      200:0    200:0
                                own     401     200:1   200:1   200:1    200:1  200:1   200:1   200:1   pw      200:0    200:0
                                class   401     200:0   200:0   200:0    200:0  200:1   200:0   200:1   pw      200:0    200:0
                                school  401     200:0   200:0   200:0    200:0  200:1   200:0   200:1   pw      200:0    200:0
                                other   401     200:0   200:0   200:0    200:0  200:0   200:0   200:1   pw      200:0    200:0
                                deleted 401     200:0   200:0   200:0    200:0  200:0   200:0   200:0   pw      200:0    200:0
                                random  401     200:0   200:0   200:0    200:0  200:0   200:0   200:0   pw      200:0    200:0
CLASSES.Classes create          -       401     403     200     200      200    403     403     200     pw      403      403
CLASSES.Classes update          own     401     403     200     200      200    403     403     200     pw      403      403
                                class   401     403     404     404      404    403     403     200     pw      403      403
                                school  401     403     404     404      404    403     403     200     pw      403      403
                                other   401     403     404     404      404    403     403     200     pw      403      403
                                deleted 401     403     404     404      404    403     403     404     pw      403      403
                                random  401     403     404     404      404    403     403     404     pw      403      403
CLASSES.Classes remove          own     401     403     200     200      200    403     403     200     pw      403      403
                                class   401     403     404     404      404    403     403     200     pw      403      403
                                school  401     403     404     404      404    403     403     200     pw      403      403
                                other   401     403     404     404      404    403     403     200     pw      403      403
                                deleted 401     403     404     404      404    403     403     404     pw      403      403
                                random  401     403     404     404      404    403     403     404     pw      403      403
CLASSES.ClassMembers read       -       401     200:35  200:67  200:1    200:2  200:70  200:0   200:112 pw      200:0    200:0
                                own     401     200:1   200:0   200:0    200:0  200:0   200:0   200:0   pw      200:0    200:0
                                class   401     200:1   200:1   200:1    200:1  200:2   200:0   200:2   pw      200:0    200:0
                                school  401     200:0   200:0   200:0    200:0  200:1   200:0   200:0   pw      200:0    200:0
                                other   401     200:0   200:0   200:0    200:0  200:0   200:0   200:1   pw      200:0    200:0
                                deleted 401     200:0   200:0   200:0    200:0  200:0   200:0   200:0   pw      200:0    200:0
                                random  401     200:0   200:0   200:0    200:0  200:0   200:0   200:0   pw      200:0    200:0
CLASSES.ClassMembers create     -       401     403     403     403      403    403     403     403     403     403      403
CLASSES.ClassMembers update     -       401     403     403     403      403    403     403     403     403     403      403
CLASSES.ClassMembers remove     -       401     403     403     403      403    403     403     403     403     403      403
CLASSES.Folders read            -       401     403     200:1   200:1    200:1  403     403     200:1   pw      403      403
                                own     401     403     200:1   200:1    200:1  403     403     200:1   pw      403      403
                                class   401     403     200:0   200:0    200:0  403     403     200:0   pw      403      403
                                school  401     403     200:0   200:0    200:0  403     403     200:0   pw      403      403
                                other   401     403     200:0   200:0    200:0  403     403     200:0   pw      403      403
                                deleted 401     403     200:0   200:0    200:0  403     403     200:0   pw      403      403
                                random  401     403     200:0   200:0    200:0  403     403     200:0   pw      403      403
CLASSES.Folders create          -       401     403     200     200      200    403     403     200     pw      403      403
CLASSES.Folders update          own     401     403     200     200      200    403    403     200     pw      403     403
                                class   401     403     404     404      404    403    403     404     pw      403     403
                                school  401     403     404     404      404    403    403     404     pw      403     403
                                other   401     403     404     404      404    403    403     404     pw      403     403
                                deleted 401     403     404     404      404    403    403     404     pw      403     403
                                random  401     403     404     404      404    403    403     404     pw      403     403
CLASSES.Folders remove          own     401     403     400     400      400    403    403     400     pw      403     403
                                class   401     403     404     404      404    403    403     404     pw      403     403
                                school  401     403     404     404      404    403    403     404     pw      403     403
                                other   401     403     404     404      404    403    403     404     pw      403     403
                                deleted 401     403     404     404      404    403    403     404     pw      403     403
                                random  401     403     404     404      404    403    403     404     pw      403     403
CLASSWORK.Assignments read      -       401     200:1   200:2   200:1    200:1  200:5   200:1   200:11  pw      200:0    200:0
                                own     401     200:1   200:1   200:1    200:1  200:1   200:1   200:1   pw      200:0    200:0
                                class   401     200:0   200:0   200:0    200:0  200:1   200:0   200:1   pw      200:0    200:0
                                school  401     200:0   200:0   200:0    200:0  200:1   200:0   200:1   pw      200:0    200:0
                                other   401     200:0   200:0   200:0    200:0  200:0   200:0   200:1   pw      200:0    200:0
                                deleted 401     200:0   200:0   200:0    200:0  200:0   200:0   200:0   pw      200:0    200:0
                                random  401     200:0   200:0   200:0    200:0  200:0   200:0   200:0   pw      200:0    200:0
CLASSWORK.Assignments create    -       401     403     200     200      200    403     403     200     pw      403      403
CLASSWORK.Assignments update    -       401     403     403     403      403    403     403     403     403     403      403
CLASSWORK.Assignments remove    -       401     403     403     403      403    403     403     403     403     403      403
METADATA.Cities read            -       401     200:34  200:34  200:34   200:34 200:34  200:34  200:34  pw      200:34   200:34
                                own     401     200:1   200:1   200:1    200:1  200:1   200:1   200:1   pw      200:1    200:1
                                class   401     200:1   200:1   200:1    200:1  200:1   200:1   200:1   pw      200:1    200:1
                                school  401     200:1   200:1   200:1    200:1  200:1   200:1   200:1   pw      200:1    200:1
                                other   401     200:1   200:1   200:1    200:1  200:1   200:1   200:1   pw      200:1    200:1
                                deleted 401     200:1   200:1   200:1    200:1  200:1   200:1   200:1   pw      200:1    200:1
                                random  401     200:0   200:0   200:0    200:0  200:0   200:0   200:0   pw      200:0    200:0
METADATA.Cities create          -       401     403     403     403      403    403     403     403     403     403      403
METADATA.Cities update          -       401     403     403     403      403    403     403     403     403     403      403
METADATA.Cities remove          -       401     403     403     403      403    403     403     403     403     403      403
METADATA.Examinations read      -       401     200:1   200:1   200:1    200:1  200:1   200:1   200:1   pw      200:1    200:1
                                own     401     200:1   200:1   200:1    200:1  200:1   200:1   200:1   pw      200:1    200:1
                                class   401     200:1   200:1   200:1    200:1  200:1   200:1   200:1   pw      200:1    200:1
                                school  401     200:1   200:1   200:1    200:1  200:1   200:1   200:1   pw      200:1    200:1
                                other   401     200:1   200:1   200:1    200:1  200:1   200:1   200:1   pw      200:1    200:1
                                deleted 401     200:1   200:1   200:1    200:1  200:1   200:1   200:1   pw      200:1    200:1
                                random  401     200:0   200:0   200:0    200:0  200:0   200:0   200:0   pw      200:0    200:0
METADATA.Examinations create    -       401     403     403     403      403    403     403     403     403     403      403
METADATA.Examinations update    -       401     403     403     403      403    403     403     403     403     403      403
METADATA.Examinations remove    -       401     403     403     403      403    403     403     403     403     403      403
METADATA.ExaminationUnits read  -       401     200:16  200:16  200:16   200:16 200:16  200:16  200:16  pw      200:16   200:16
                                own     401     200:1   200:1   200:1    200:1  200:1   200:1   200:1   pw      200:1    200:1
                                class   401     200:1   200:1   200:1    200:1  200:1   200:1   200:1   pw      200:1    200:1
                                school  401     200:1   200:1   200:1    200:1  200:1   200:1   200:1   pw      200:1    200:1
                                other   401     200:1   200:1   200:1    200:1  200:1   200:1   200:1   pw      200:1    200:1
                                deleted 401     200:1   200:1   200:1    200:1  200:1   200:1   200:1   pw      200:1    200:1
                                random  401     200:0   200:0   200:0    200:0  200:0   200:0   200:0   pw      200:0    200:0
METADATA.ExaminationUnits create
                                -       401     403     403     403      403    403     403     403     403     403      403
METADATA.ExaminationUnits update
                                -       401     403     403     403      403    403     403     403     403     403      403
METADATA.ExaminationUnits remove
                                -       401     403     403     403      403    403     403     403     403     403      403
SHARE.Attachments read          -       401     200:2   200:2   200:2    200:2  200:2   200:2   200:17  pw      200:1    200:1
                                own     401     200:1   200:1   200:1    200:1  200:1   200:1   200:1   pw      200:1    200:1
                                class   401     200:0   200:0   200:0    200:0  200:0   200:0   200:1   pw      200:0    200:0
                                school  401     200:0   200:0   200:0    200:0  200:0   200:0   200:1   pw      200:0    200:0
                                other   401     200:0   200:0   200:0    200:0  200:0   200:0   200:1   pw      200:0    200:0
                                deleted 401     200:0   200:0   200:0    200:0  200:0   200:0   200:0   pw      200:0    200:0
                                random  401     200:0   200:0   200:0    200:0  200:0   200:0   200:0   pw      200:0    200:0
SHARE.Attachments create        -       401     403     403     403      403    403     403     403     403     403      403
SHARE.Attachments update        -       401     403     403     403      403    403     403     403     403     403      403
SHARE.Attachments remove        own     401     403     200     200      200    200     403     200     pw      403      403
                                class   401     403     404     404      404    404     403     200     pw      403      403
                                school  401     403     404     404      404    404     403     200     pw      403      403
                                other   401     403     404     404      404    404     403     200     pw      403      403
                                deleted 401     403     404     404      404    404     403     404     pw      403      403
                                random  401     403     404     404      404    404     403     404     pw      403      403
CLASSWORK.Assignments_Answers read
                                -       401     200:1   200:4   200:2    200:2  200:5   200:1   200:16  pw      200:1    200:1
                                own     401     200:1   200:1   200:1    200:1  200:1   200:1   200:1   pw      200:1    200:1
                                class   401     200:0   200:1   200:1    200:1  200:1   200:0   200:1   pw      200:0    200:0
                                school  401     200:0   200:0   200:0    200:0  200:1   200:0   200:1   pw      200:0    200:0
                                other   401     200:0   200:0   200:0    200:0  200:0   200:0   200:1   pw      200:0    200:0
                                deleted 401     200:0   200:0   200:0    200:0  200:0   200:0   200:0   pw      200:0    200:0
                                random  401     200:0   200:0   200:0    200:0  200:0   200:0   200:0   pw      200:0    200:0
CLASSWORK.Assignments_Answers create
                                -       401     200     403     403      403    403     403     403     403     403      403
CLASSWORK.Assignments_Answers update
                                own     401     200     200     200      200    403     403     200     pw      403      403
                                class   401     404     200     200      200    403     403     200     pw      403      403
                                school  401     404     404     404      404    403     403     200     pw      403      403
                                other   401     404     404     404      404    403     403     200     pw      403      403
                                deleted 401     404     404     404      404    403     403     404     pw      403      403
                                random  401     404     404     404      404    403     403     404     pw      403      403
CLASSWORK.Assignments_Answers remove
                                own     401     200     403     403      403    403     403     403     403     403      403
                                class   401     404     403     403      403    403     403     403     403     403      403
                                school  401     404     403     403      403    403     403     403     403     403      403
                                other   401     404     403     403      403    403     403     403     403     403      403
                                deleted 401     404     403     403      403    403     403     403     403     403      403
                                random  401     404     403     403      403    403     403     403     403     403      403
USERS.Users read                -       401     200:1   200:1   200:1    200:1  200:74  200:1   200:133 pw      200:1    200:1
                                own     401     200:1   200:1   200:1    200:1  200:1   200:1   200:1   pw      200:1    200:1
                                class   401     200:0   200:0   200:0    200:0  200:1   200:0   200:1   pw      200:0    200:0
                                school  401     200:0   200:0   200:0    200:0  200:1   200:0   200:1   pw      200:0    200:0
                                other   401     200:0   200:0   200:0    200:0  200:0   200:0   200:1   pw      200:0    200:0
                                deleted 401     200:0   200:0   200:0    200:0  200:0   200:0   200:0   pw      200:0    200:0
                                random  401     200:0   200:0   200:0    200:0  200:0   200:0   200:0   pw      200:0    200:0
USERS.Users create              -       401     403     403     403      403    403     403     403     403     403      403
USERS.Users update              own     401     200     200     200      200    200     200     200     pw      200      200
                                class   401     403     403     403      403    403     403     200     pw      403      403
                                school  401     403     403     403      403    403     403     200     pw      403      403
                                other   401     403     403     403      403    403     403     200     pw      403      403
                                deleted 401     403     403     403      403    403     403     404     pw      403      403
                                random  401     403     403     403      403    403     403     404     pw      403      403
                                sample  401     403     403     403      403    403     403     403     pw      403      403
USERS.Users remove              -       401     403     403     403      403    403     403     403     403     403      403
`

/** Those whom a class names beside its pupils, each by a place in 4A1; `colleague`, of the same school, has none. */
export const placeNames = ['owner', 'give', 'mark', 'see', 'homeroom', 'guardian', 'colleague'] as const
export type PlaceName = (typeof placeNames)[number]

/**
 * The same for the places in a class: every name that asks for a class or for what belongs to it, about 4A1 (own) and a
 * pupil of it (class).
 */
const placeTable = `
                                        owner   give    mark    see     homeroom guardian colleague
CLASSES_Cards_Get               own     200:0   403     403     403     200:0    403      403
CLASSES_Classes_Archive         own     200:1   403     403     403     403      403      403
CLASSES_Classes_Restore         own     200:1   403     403     403     403      403      403
CLASSES_Code_Renew              own     200:1   403     403     403     200:1    403      403
CLASSES_Invitation_Withdraw     own     200:1   403     403     403     200:1    403      403
CLASSES_Invitations_Get         own     200:0   403     403     403     200:0    403      403
CLASSES_FamilyLink_Get          own     200:1   403     403     403     200:1    403      403
CLASSES_FamilyLink_Make         own     200:1   403     403     403     200:1    403      403
CLASSES_FamilyLink_Revoke       own     200:1   404     404     404     200:1    403      404
CLASSES_List_Undo               own     200:1   404     404     404     404      403      404
CLASSES_Lists_Get               own     200:0   403     403     403     200:0    403      403
CLASSES_Notice_Post             own     200:1   200:1   403     403     200:1    403      403
CLASSES_Notice_Remove           own     200:1   404     404     404     404      403      404
CLASSES_Notices_Get             own     200:0   200:0   200:0   200:0   200:0    403      403
CLASSES_Owner_Set               own     200:1   403     403     403     403      403      403
CLASSES_Progress_Get            own     200:35  200:35  200:35  200:35  200:35   403      403
CLASSES_Pupil_Add               own     200:1   403     403     403     200:1    403      403
CLASSES_Pupil_Get               own     200:1   200:1   200:1   200:1   200:1    403      403
CLASSES_Pupil_GetWork           own     200:1   200:1   200:1   200:1   200:1    403      403
CLASSES_Pupil_Leave             own     200:1   403     403     403     200:1    403      403
CLASSES_Pupil_Move              own     200:1   403     403     403     200:1    403      403
CLASSES_Pupil_RenewPassword     own     200:1   403     403     403     403      403      403
CLASSES_Pupil_Return            own     200:1   403     403     403     200:1    403      403
CLASSES_Pupil_Set               own     200:1   403     403     403     403      403      403
CLASSES_Pupils_GetLeft          own     200:0   403     403     403     200:0    403      403
CLASSES_Pupils_Make             own     200:1   403     403     403     200:1    403      403
CLASSES_Teacher_Add             own     200:1   403     403     403     403      403      403
CLASSES_Teacher_Remove          own     200:1   403     403     403     403      403      403
CLASSES_Teacher_Set             own     200:1   403     403     403     403      403      403
CLASSES_Teachers_Get            own     200:5   200:5   200:5   200:5   200:5    403      403
CLASSES_Scripts_Set             own     200:1   403     403     403     200:1    403      403
CLASSROOM_Assignments_Get       own     200:1   200:1   200:1   200:1   200:1    403      403
CLASSROOM_Audio_Get             own     200:0   200:0   200:0   200:0   200:0    403      403
CLASSROOM_Courses_Get           class   200:1   200:1   200:1   200:1   200:1    403      403
CLASSROOM_Questions_Get         own     200:8   200:8   200:8   200:8   200:8    403      403
CLASSROOM_Results_Get           own     200:8   200:8   200:8   200:8   200:8    403      403
CLASSROOM_Sessions_Get          own     200:1   200:1   200:1   200:1   200:1    403      403
CLASSROOM_Videos_Get            own     200:0   200:0   200:0   200:0   200:0    403      403
CLASSWORK_Answer_Save           own     403     403     403     403     403      403      403
CLASSWORK_Assignments_Delete    own     200:1   200:1   404     404     404      403      404
CLASSWORK_Assignments_End       own     200:1   200:1   404     404     404      403      404
CLASSWORK_Assignments_GetById   own     200:1   200:1   200:1   200:1   200:1    200:1    404
CLASSWORK_Assignments_GetGiven  own     200:1   200:1   200:1   200:1   200:1    403      404
CLASSWORK_Assignments_GetMine   own     403     403     403     403     403      403      403
CLASSWORK_Assignments_GetPupils own     200:35  200:35  200:35  200:35  200:35   403      404
CLASSWORK_Assignments_Restore   own     200:1   200:1   404     404     404      403      404
CLASSWORK_Assignments_Save      own     400     400     404     404     404      403      404
CLASSWORK_WorkFiles_Take        own     400     400     400     404     404      403      404
EXAMINATION_Get                 own     200:8   200:8   200:8   200:8   200:8    404      200:8
Classes_GetJoinedClasses_ByStudentId
                                class   200:1   200:1   200:1   200:1   200:1    403      403
HOME_Manager_GetClasses         own     403     403     403     403     403      403      403
SEARCH_Menu_Find                own     200:1   200:1   200:1   200:1   200:1    403      200:0
SITTING_Get                     class   200:1   200:1   200:1   200:1   200:1    404      404
SITTING_History                 class   200:1   200:1   200:1   200:1   200:1    200:0    403
SITTING_Start                   own     403     403     403     403     403      403      403
CLASSES.Classes read            own     200:1   200:1   200:1   200:1   200:1    200:0    200:0
CLASSES.Classes update          own     200     404     404     404     404      403      404
CLASSES.Classes remove          own     200     404     404     404     404      403      404
CLASSES.ClassMembers read       class   200:1   200:1   200:1   200:1   200:1    200:0    200:0
CLASSWORK.Assignments read      own     200:1   200:1   200:1   200:1   200:1    200:1    200:0
CLASSWORK.Assignments create    -       200     200     404     404     404      403      404
CLASSWORK.Assignments update    -       403     403     403     403     403      403      403
CLASSWORK.Assignments remove    -       403     403     403     403     403      403      403
CLASSWORK.Assignments_Answers read
                                class   200:1   200:1   200:1   200:1   200:1    200:1    200:0
CLASSWORK.Assignments_Answers update
                                class   200     200     200     403     403      403      404
`

/** Who learns who it is when an address of school 1 is looked up; everybody else learns that it exists (D06, B-421). */
export const learnsWho: readonly CallerName[] = ['teacher', 'admin']

/** Who learns it of another school, too (D05). */
export const learnsWhoAnywhere: readonly CallerName[] = ['admin']

type Cell = { status: number; code: string | null; rows: number | null }
type RowOf<Column extends string> = { name: string; whose: Relation; cells: Record<Column, Cell> }
export type Row = RowOf<CallerName>
export type PlaceRow = RowOf<PlaceName>

/** Characters of a table's first column. */
const nameWidth = 32

const readCell = (text: string): Cell => {
  if (text === 'pw') return { status: 403, code: 'MUST_CHANGE_PASSWORD', rows: null }
  const match = /^(\d{3})(?::(\d+))?$/.exec(text)
  if (!match) throw new Error(`'${text}' is no cell`)
  const status = Number(match[1])
  const code = status === 401 ? 'NO_SESSION' : status === 403 ? 'FORBIDDEN' : null
  return { status, code, rows: match[2] === undefined ? null : Number(match[2]) }
}

/** A table as rows. @throws when a row has a cell too many or too few, or a relation that does not exist */
const readTable = <Column extends string>(text: string, columns: readonly Column[]): RowOf<Column>[] => {
  const [head = '', ...lines] = text.split('\n').filter((line) => line.trim() !== '')
  if (head.trim().split(/\s+/).join() !== columns.join()) throw new Error('the head names other callers')
  const rows: RowOf<Column>[] = []
  let name = ''
  for (const line of lines) {
    // a long name has a line of its own
    if (/^\S+(?: (?:read|create|update|remove))?$/.test(line)) {
      name = line
      continue
    }
    name = line.slice(0, nameWidth).trim() || name
    const [whose = '', ...cells] = line.slice(nameWidth).trim().split(/\s+/)
    if (![...relations, 'sample', '-'].includes(whose)) throw new Error(`${name}: '${whose}' is no relation`)
    if (cells.length !== columns.length) throw new Error(`${name} ${whose}: ${cells.length} cells`)
    rows.push({
      name,
      whose: whose as Relation,
      cells: Object.fromEntries(columns.map((column, at) => [column, readCell(cells[at] ?? '')])) as Record<
        Column,
        Cell
      >,
    })
  }
  return rows
}

export const readMatrix = (): Row[] => readTable(table, callers)
export const readPlaces = (): PlaceRow[] => readTable(placeTable, placeNames)
