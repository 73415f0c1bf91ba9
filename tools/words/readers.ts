/** Who reads the texts of the product: that decides how pupils are called in them (docs/look.md 6). */

import { pupilWords, type Rule, staffWords } from './terms.ts'

/**
 * `staff` and `pupils` are spoken to apart from each other. What `anybody` reads suits both, but for the texts that are
 * named. `visitors` are pupils, teachers and families at once, whom one text may name together.
 */
type Reader = 'staff' | 'pupils' | 'anybody' | 'visitors'

type Place = {
  readonly reader: Reader
  /** Where the texts stand, from the root of the repository. */
  readonly file: RegExp
  /** In a file that anybody reads: the texts that pupils alone read, and those that staff alone reads. */
  readonly pupils?: readonly string[]
  readonly staff?: readonly string[]
}

const below = (folders: string): RegExp => new RegExp(`^(?:${folders})/(?:.+/)?texts\\.ts$`)
const exactly = (folders: string): RegExp => new RegExp(`^(?:${folders})/texts\\.ts$`)

export const places: readonly Place[] = [
  {
    reader: 'staff',
    file: below(
      'web/src/screens/(?:admin|assignments/(?:create|management|teacher-details)|classes/(?:add-pupils|correction|enrolment|first-password|pupil|roster|taught)|folders|home/school|print|profile/staff|test-bank|worksheet-editor|worksheet-player/(?:preview|worksheet-of-pupil))',
    ),
  },
  {
    reader: 'staff',
    file: below(
      'web/src/widgets/(?:change|exam-print|papers|sent-invitations|table-tools|unsaved|upload|verification|worksheets|zone-kinds)',
    ),
  },
  { reader: 'staff', file: below('exercises/src/worksheet/(?:editor|zones/[^/]+/editing)|ui/src/staff') },
  { reader: 'staff', file: below('server/src/(?:db|procedures/(?:account-lists|attachments))') },
  { reader: 'staff', file: below('server/src/services/(?:assignments|classes|jobs|papers|work-files|worksheets)') },

  {
    reader: 'pupils',
    file: below(
      'web/src/screens/(?:assignments/student-details|classes/(?:classmates|joined)|olympic-demo|olympic-english|tools|unit-exercise|worksheet-player/answer)',
    ),
  },
  // the tree of the own result
  { reader: 'anybody', file: exactly('web/src/exam/result'), pupils: ['grown'] },
  {
    reader: 'pupils',
    file: below(
      'web/src/exam(?!/result)|web/src/sitting|web/src/widgets/(?:demo-pages|demo-sample|exercise|feedback|invitations)|web/src/shell/demo',
    ),
  },
  { reader: 'pupils', file: below('exercises/src/(?:parts|questions|worksheet/player)') },
  { reader: 'pupils', file: exactly('exercises/src/worksheet/zones/[^/]+') },

  { reader: 'visitors', file: exactly('web/src/landing|web/src/screens/family') },
  { reader: 'visitors', file: exactly('web/src/widgets/(?:registration|forgot-password|login)') },
  { reader: 'visitors', file: exactly('domain/src/forms/registration') },

  {
    reader: 'anybody',
    file: exactly('web/src/screens/home/dashboard'),
    pupils: [
      'helloPupil',
      'pupilDue',
      'nextPaper',
      'nextBegun',
      'nextOtherClass',
      'nextLesson',
      'nextJoin',
      'nextWait',
      'lesson',
      'lessonText',
      'openLesson',
      'paperNext',
      'paperBegun',
      'allDone',
      'noOwnPapers',
      'samplesText',
      'contestText',
      'lastResults',
      'resultsNone',
      'pupilClasses',
      'pupilNoClassTitle',
      'pupilNoClassText',
    ],
    staff: [
      'teacherLead',
      'dueNextAllBeside',
      'findPupil',
      'findPupilLabel',
      'findPupilSoon',
      'findPupilHint',
      'findPupilNone',
      'findPupilMore',
      'pageNotes',
      'recordingsText',
    ],
  },
  { reader: 'anybody', file: exactly('web/src/screens/profile'), pupils: ['haveCode'], staff: ['figurePupils'] },
  {
    reader: 'anybody',
    file: exactly('web/src/screens/olympic'),
    pupils: ['pupilsPracticeLead', 'pupilsNothingDoneText'],
    // a teacher's: what the own pupils have done
    staff: ['pupilsHistory', 'pupilsEmpty', 'pupilsEmptyText'],
  },
  {
    reader: 'anybody',
    file: exactly('web/src/screens/sample-tests'),
    pupils: ['ownClass', 'soonText'],
    staff: ['soonTextOfStaff'],
  },
  { reader: 'anybody', file: exactly('web/src/widgets/exercise-footer') },
  { reader: 'anybody', file: exactly('web/src/widgets/card-pictures') },
  { reader: 'anybody', file: exactly('web/src/screens/notifications') },
  {
    reader: 'anybody',
    file: exactly('web/src/screens/notifications/write'),
    pupils: ['reachPupil'],
    staff: ['reachTeacher', 'placeHelp'],
  },
  // one choice names pupils and teachers to both
  { reader: 'visitors', file: exactly('web/src/screens/notifications/receivers') },
  { reader: 'staff', file: exactly('web/src/screens/notifications/sent') },
  { reader: 'pupils', file: exactly('web/src/screens/notifications/books') },
  {
    reader: 'anybody',
    file: exactly('web/src/screens/notifications/choices'),
    pupils: ['markedHelp', 'alwaysPupil'],
    staff: ['submittedHelp', 'alwaysStaff'],
  },
  { reader: 'anybody', file: exactly('web/src/widgets/rich-text/editor') },
  { reader: 'anybody', file: exactly('web/src/screens/worksheet-player') },
  { reader: 'anybody', file: below('web/src/screens/errors') },
  {
    reader: 'anybody',
    file: exactly('web/src/screens/classes/join-link'),
    pupils: ['signIn', 'whichWay', 'faulty'],
    staff: ['forPupils'],
  },
  { reader: 'anybody', file: exactly('web/src/screens/auth/card'), pupils: ['how'] },
  {
    reader: 'anybody',
    file: exactly('web/src/shell|web/src/shell/sign-in-again'),
    staff: ['addPupils', 'pupil', 'registerStudent', 'registerTeacher'],
  },
  { reader: 'anybody', file: exactly('web/src/shell/forced-change'), pupils: ['text'] },
  { reader: 'anybody', file: exactly('web/src/shell/lms'), staff: ['pupils', 'searchAll'] },
  { reader: 'staff', file: exactly('web/src/shell/lms/staff-search') },
  { reader: 'anybody', file: exactly('web/src/shell/sitting|web/src/api') },
  {
    reader: 'anybody',
    file: exactly('web/src/widgets/assignments'),
    pupils: ['noneForPupil'],
    staff: ['handedIn', 'missing', 'notYet'],
  },
  {
    reader: 'anybody',
    file: exactly('web/src/widgets/class-notices'),
    staff: ['noneForStaff', 'noneForStaffText'],
  },
  { reader: 'anybody', file: exactly('web/src/widgets/classes'), pupils: ['you'], staff: ['pupils', 'twin'] },
  {
    reader: 'anybody',
    file: exactly('web/src/widgets/(?:bell|change-password|figures|marks|notices|sessions|site-footer)'),
  },
  { reader: 'staff', file: exactly('domain/src/class-list') },
  { reader: 'anybody', file: exactly('ui/src|domain/src(?:/(?!class-list/)[^/]+)?') },
  // what the server refuses, in the words that a screen shows
  {
    reader: 'anybody',
    file: /^domain\/src\/refusals\.ts$/,
    pupils: ['CLASS_CODE_UNKNOWN', 'CLASS_CLOSED', 'TOO_MANY_CODES'],
    staff: ['UNFINISHED', 'LIST_IN_USE', 'TOO_MANY_ACCOUNTS', 'MAIL_OVER'],
  },
  { reader: 'anybody', file: /^domain\/src\/sitting-refusals\.ts$/, pupils: ['NO_ATTEMPTS_LEFT', 'SITTING_LEFT'] },
  {
    reader: 'anybody',
    file: exactly('server/src/services/notices'),
    pupils: ['marked', 'invited', 'member'],
    staff: ['submitted'],
  },
  {
    reader: 'anybody',
    file: exactly('server/src(?:/entities|/procedures/notifications|/services/(?:auth|classroom|files|mail))?'),
  },
]

/** The rules for the texts of a file by their names, or none where nobody has said who reads it. */
export const rulesOf = (file: string): ((name: string) => readonly Rule[]) => {
  const place = places.find((each) => each.file.test(file))
  const { reader = 'visitors', pupils = [], staff = [] } = place ?? {}
  const forStaff = reader === 'staff' || reader === 'anybody' ? staffWords : []
  const forPupils = reader === 'pupils' || reader === 'anybody' ? pupilWords : []
  return (name) => [...(pupils.includes(name) ? [] : forStaff), ...(staff.includes(name) ? [] : forPupils)]
}
