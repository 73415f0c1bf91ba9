import { examIdOf } from '../catalogue/examination-id.ts'
import { paperClasses } from '../catalogue/olympic-papers.ts'
import { homeParameter, homeRole, type WithRoles } from '../people/roles.ts'
import { assignmentsPageSize, resultsPageSize } from './page-sizes.ts'
import { pathFits } from './path-fits.ts'

/** A reading call of the data layer: its door, its name without prefix, and what it is given. */
export type FirstCall =
  | { readonly door: 'query/first'; readonly name: 'USERS_Me' | 'SITE_Settings_Get'; readonly input: NoInput }
  | { readonly door: 'query/first'; readonly name: 'CLASSWORK_Assignments_GetById'; readonly input: { id: string } }
  | { readonly door: 'query'; readonly name: 'OLYMPIC_DETHI_Get'; readonly input: PaperAsked }
  | { readonly door: 'query'; readonly name: 'EXAMINATION_Get'; readonly input: ExamAsked }
  | { readonly door: 'query'; readonly name: 'Classes_GetJoinedClasses_ByStudentId'; readonly input: NoInput }
  | { readonly door: 'query'; readonly name: 'CLASSWORK_Assignments_GetMine'; readonly input: WorkAsked }
  | { readonly door: 'query'; readonly name: 'OLYMPIC_Progress_Get'; readonly input: { classLevel: number } }

type NoInput = Record<string, never>
type PaperAsked = { classLevel: number; examinationCode: string }
type ExamAsked = { examId: number; assignmentId: string }
type WorkAsked = { state: 'due' | 'done'; PageNum: number; PageSize: number }

/** An address as far as it says what its page asks first; a URL is one. */
type Address = { readonly pathname: string; readonly searchParams: { get(name: string): string | null } }

/** The person before a page, as far as it depends on who that is what the page asks first. */
type Person = WithRoles & { readonly classId: number | null; readonly mustChangePassword: boolean }

/** The paper or examination that an address names, as it is written there; null where it cannot be read. */
const namedIn = (pathname: string): string | null => {
  const [, code] = /\/examination\/([^/]+)\//.exec(pathname) ?? []
  try {
    return code === undefined ? null : decodeURIComponent(code)
  } catch {
    return null
  }
}

/** The class of the person among those that have practice papers; undefined for another one. */
const ownPapers = ({ classId }: Person) => paperClasses.find((level) => level === classId)

/** How far a pupil is with the practice papers of the own class. */
const askPractice = (person: Person): FirstCall[] => {
  const classLevel = ownPapers(person)
  return classLevel === undefined ? [] : [{ door: 'query', name: 'OLYMPIC_Progress_Get', input: { classLevel } }]
}

const askHome = ({ searchParams }: Address, person: Person): FirstCall[] =>
  homeRole(person, searchParams.get(homeParameter)) === 'student'
    ? [
        { door: 'query', name: 'Classes_GetJoinedClasses_ByStudentId', input: {} },
        {
          door: 'query',
          name: 'CLASSWORK_Assignments_GetMine',
          input: { state: 'due', PageNum: 1, PageSize: assignmentsPageSize },
        },
        {
          door: 'query',
          name: 'CLASSWORK_Assignments_GetMine',
          input: { state: 'done', PageNum: 1, PageSize: resultsPageSize },
        },
        ...askPractice(person),
      ]
    : []

/** The paper of the own class, which is almost always the one that the screen then wants. */
const askPaper = ({ pathname }: Address, person: Person): FirstCall[] => {
  const classLevel = ownPapers(person)
  const examinationCode = namedIn(pathname)
  return classLevel === undefined || examinationCode === null
    ? []
    : [{ door: 'query', name: 'OLYMPIC_DETHI_Get', input: { classLevel, examinationCode } }]
}

const askWork = ({ searchParams }: Address): FirstCall[] => {
  const id = searchParams.get('assignmentId')
  return id === null ? [] : [{ door: 'query/first', name: 'CLASSWORK_Assignments_GetById', input: { id } }]
}

/** The assignment and the questions of an address that names both. */
const askExam = (address: Address): FirstCall[] => {
  const examId = examIdOf(namedIn(address.pathname) ?? undefined)
  const assignmentId = address.searchParams.get('assignmentId')
  return examId === null || assignmentId === null
    ? []
    : [...askWork(address), { door: 'query', name: 'EXAMINATION_Get', input: { examId, assignmentId } }]
}

/**
 * What the screens of some addresses show first, by the path of their row in the table of routes. Nothing here opens a
 * door: each call goes through the corridor and is refused there.
 */
export const openings: readonly {
  readonly path: string
  readonly calls: (address: Address, person: Person) => readonly FirstCall[]
}[] = [
  { path: '/lms/home', calls: askHome },
  { path: '/lms/olympic/examination/:code/start/:index', calls: askPaper },
  { path: '/lms/exercise/examination/:examination/start/:index', calls: askExam },
  { path: '/lms/student/worksheet/exercise/:id', calls: askWork },
]

/** What the screen of an address will show first to this person, beside what every page asks. */
export const firstCalls = (address: Address, person: Person): readonly FirstCall[] =>
  person.mustChangePassword
    ? []
    : (openings.find(({ path }) => pathFits(path, address.pathname))?.calls(address, person) ?? [])
