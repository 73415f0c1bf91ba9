import { listKind } from '@phuong/domain/people/account-lists'
import { wireName } from '@phuong/domain/wire-name'
import type { z } from 'zod'
import { accountListsAdd } from './account-lists/add.ts'
import { accountListsGet } from './account-lists/get.ts'
import { accountListsRemove } from './account-lists/remove.ts'
import { assignmentsDelete } from './assignments/delete.ts'
import { assignmentsEnd } from './assignments/end.ts'
import { assignmentsGetById } from './assignments/get-by-id.ts'
import { assignmentsGetGiven } from './assignments/get-given.ts'
import { assignmentsGetMine } from './assignments/get-mine.ts'
import { assignmentsGetPupils } from './assignments/get-pupils.ts'
import { assignmentsRestore } from './assignments/restore.ts'
import { assignmentsSave } from './assignments/save.ts'
import { workFilesTake } from './assignments/take-work-file.ts'
import { attachmentsGetPages } from './attachments/get-pages.ts'
import { attachmentsSetPages } from './attachments/set-pages.ts'
import { attachmentsUpdateJsonData } from './attachments/update-json-data.ts'
import { attachmentsUpdateTags } from './attachments/update-tags.ts'
import { usersChangePassword } from './auth/change-password.ts'
import { usersLogin } from './auth/login.ts'
import { login } from './auth/login-typed.ts'
import { usersLogout } from './auth/logout.ts'
import { usersMe } from './auth/me.ts'
import { registerTeacher } from './auth/register-teacher.ts'
import { usersSessionEnd, usersSessionsGet } from './auth/sessions.ts'
import { bookNotesAdd } from './book-notes/add.ts'
import { bookNotesList } from './book-notes/list.ts'
import { bookNotesRemove } from './book-notes/remove.ts'
import { bookNotesWritten } from './book-notes/written.ts'
import { classesAddPupil } from './classes/add-pupil.ts'
import { classesAddTeacher } from './classes/add-teacher.ts'
import { classesAnswerInvitation } from './classes/answer-invitation.ts'
import { classesArchive } from './classes/archive.ts'
import { classesArchived } from './classes/archived.ts'
import { classesCards } from './classes/cards.ts'
import { classesFamilyLink } from './classes/family-link.ts'
import { classesFindByCode } from './classes/find-by-code.ts'
import { classesInvitations } from './classes/invitations.ts'
import { classesInvitationsSent } from './classes/invitations-sent.ts'
import { classesInvited } from './classes/invited.ts'
import { classesJoin } from './classes/join.ts'
import { classesJoined } from './classes/joined.ts'
import { classesLeave } from './classes/leave.ts'
import { classesLeft } from './classes/left.ts'
import { classesLists } from './classes/lists.ts'
import { classesMakeFamilyLink } from './classes/make-family-link.ts'
import { classesMakePupils } from './classes/make-pupils.ts'
import { classesManaged } from './classes/managed.ts'
import { classesMovePupil } from './classes/move-pupil.ts'
import { classesNotices } from './classes/notices.ts'
import { classesPostNotice } from './classes/post-notice.ts'
import { classesProgress } from './classes/progress.ts'
import { classesPupil } from './classes/pupil.ts'
import { classesPupilWork } from './classes/pupil-work.ts'
import { classesRemoveNotice } from './classes/remove-notice.ts'
import { classesRemoveTeacher } from './classes/remove-teacher.ts'
import { classesRenewCode } from './classes/renew-code.ts'
import { classesRenewPassword } from './classes/renew-password.ts'
import { classesRestore } from './classes/restore.ts'
import { classesReturn } from './classes/return.ts'
import { classesRevokeFamilyLink } from './classes/revoke-family-link.ts'
import { classesSetOwner } from './classes/set-owner.ts'
import { classesSetPupil } from './classes/set-pupil.ts'
import { classesSetScripts } from './classes/set-scripts.ts'
import { classesSetTeacher } from './classes/set-teacher.ts'
import { classesTeachers } from './classes/teachers.ts'
import { classesUndoList } from './classes/undo-list.ts'
import { classesWithdrawInvitation } from './classes/withdraw-invitation.ts'
import { classroomAssignments } from './classroom/assignments.ts'
import { classroomAudio } from './classroom/audio.ts'
import { classroomCourses } from './classroom/courses.ts'
import { classroomQuestions } from './classroom/questions.ts'
import { classroomResults } from './classroom/results.ts'
import { classroomSessions } from './classroom/sessions.ts'
import { classroomVideos } from './classroom/videos.ts'
import type { AnyProcedure } from './define.ts'
import { examinationGet } from './examinations/get.ts'
import { familyWeek } from './family/week.ts'
import { homeManagerGetClasses } from './home/manager-classes.ts'
import { homeManagerGet } from './home/manager-get.ts'
import { homeManagerGetTeachers } from './home/manager-teachers.ts'
import { homeTeacherGet } from './home/teacher-get.ts'
import { jobsList } from './jobs/list.ts'
import { linksCardDelete, linksCardSave, linksCardsList, linksCardsOrder } from './links/cards.ts'
import { linksMenuDelete, linksMenuList, linksMenuOrder, linksMenuSave } from './links/menu-links.ts'
import { mailGet } from './mail/get.ts'
import { mailList } from './mail/list.ts'
import { mailSaveEmail } from './mail/save-email.ts'
import { mailSendAgain } from './mail/send-again.ts'
import { mailGetState } from './mail/state.ts'
import { notificationsAdd } from './notifications/add.ts'
import { notificationChoiceSave, notificationChoicesList } from './notifications/choices.ts'
import { notificationCounts } from './notifications/counts.ts'
import { notificationsDelete } from './notifications/delete.ts'
import { notificationsList } from './notifications/list.ts'
import { notificationsSent } from './notifications/sent.ts'
import { notificationsSetStatus } from './notifications/set-status.ts'
import { notificationsSetStatusOfAll } from './notifications/set-status-of-all.ts'
import { notificationsWithdraw } from './notifications/withdraw.ts'
import { olympicPaper } from './olympic/paper.ts'
import { olympicProgress } from './olympic/progress.ts'
import { papersCheck } from './papers/check.ts'
import { papersGet } from './papers/get.ts'
import { papersList } from './papers/list.ts'
import { papersOverview } from './papers/overview.ts'
import { papersSave } from './papers/save.ts'
import { papersUpdate } from './papers/update.ts'
import { citiesOptions } from './places/cities.ts'
import { districtsOptions } from './places/districts.ts'
import { placesFileCheck } from './places/file-check.ts'
import { placesFileGet } from './places/file-get.ts'
import { placesFileLoad } from './places/file-load.ts'
import { placesSchoolSave } from './places/school-save.ts'
import { schoolsOptions } from './places/schools.ts'
import { placesSchoolsList } from './places/schools-list.ts'
import { placesUnitSave } from './places/unit-save.ts'
import { placesUnitsList } from './places/units-list.ts'
import { examinationPrintGet } from './print/examination.ts'
import { searchMenuFind } from './search/find.ts'
import { siteContactGet, siteContactSet } from './site/contact.ts'
import { siteHostDelete, siteHostSave, siteHostsList } from './site/hosts.ts'
import { siteRoom } from './site/room.ts'
import { siteSettings } from './site/settings.ts'
import { sittingAppend } from './sittings/append.ts'
import { sittingFinish } from './sittings/finish.ts'
import { sittingGet } from './sittings/get.ts'
import { sittingScripts } from './sittings/get-scripts.ts'
import { sittingHistory } from './sittings/history.ts'
import { answerSave } from './sittings/save-answer.ts'
import { sittingStart } from './sittings/start.ts'
import { toolsFindWords } from './tools/find-words.ts'
import { toolsTranslate } from './tools/translate.ts'
import { usersCheckByEmail } from './users/check-by-email.ts'
import { usersFiguresGet } from './users/figures.ts'
import { usersForgotPassword } from './users/forgot-password.ts'
import { usersOverview } from './users/overview.ts'
import { usersRegister } from './users/register.ts'
import { usersSearch } from './users/search.ts'
import { usersVerificationGet } from './users/verification.ts'
import { usersTeacherVerify } from './users/verify.ts'

/** Every procedure that exists. A name that is not here does not exist for anybody (A-370, B-673). */
export const procedures = [
  accountListsAdd,
  accountListsGet,
  accountListsRemove,
  assignmentsDelete,
  assignmentsEnd,
  assignmentsGetById,
  assignmentsGetGiven,
  assignmentsGetMine,
  assignmentsGetPupils,
  assignmentsRestore,
  assignmentsSave,
  classesJoined,
  classesArchived,
  classesArchive,
  classesRestore,
  classesRenewCode,
  classesFindByCode,
  classesJoin,
  classesMakePupils,
  classesUndoList,
  classesLists,
  classesCards,
  classesManaged,
  examinationGet,
  login,
  registerTeacher,
  notificationsList,
  notificationsSetStatus,
  notificationsSetStatusOfAll,
  notificationsDelete,
  notificationsAdd,
  notificationsSent,
  notificationsWithdraw,
  notificationCounts,
  bookNotesList,
  bookNotesWritten,
  bookNotesAdd,
  bookNotesRemove,
  notificationChoicesList,
  notificationChoiceSave,
  olympicPaper,
  siteSettings,
  siteContactGet,
  sittingAppend,
  sittingFinish,
  sittingGet,
  sittingHistory,
  sittingScripts,
  sittingStart,
  usersChangePassword,
  usersCheckByEmail,
  usersLogin,
  usersRegister,
  usersForgotPassword,
  usersLogout,
  usersMe,
  usersFiguresGet,
  usersVerificationGet,
  usersTeacherVerify,
  usersSessionsGet,
  usersSessionEnd,
  usersOverview,
  usersSearch,
  attachmentsGetPages,
  attachmentsSetPages,
  attachmentsUpdateJsonData,
  attachmentsUpdateTags,
  examinationPrintGet,
  answerSave,
  papersCheck,
  papersGet,
  papersList,
  papersSave,
  papersUpdate,
  workFilesTake,
  jobsList,
  siteRoom,
  siteContactSet,
  siteHostsList,
  siteHostSave,
  siteHostDelete,
  linksCardsList,
  linksCardSave,
  linksCardDelete,
  linksCardsOrder,
  linksMenuList,
  linksMenuSave,
  linksMenuDelete,
  linksMenuOrder,
  papersOverview,
  homeManagerGet,
  homeManagerGetClasses,
  homeManagerGetTeachers,
  homeTeacherGet,
  classesProgress,
  classesPupil,
  classesPupilWork,
  classesMovePupil,
  classesLeave,
  classesReturn,
  classesLeft,
  classesRenewPassword,
  classesSetPupil,
  classesAddPupil,
  classesInvitations,
  classesInvited,
  classesInvitationsSent,
  classesAnswerInvitation,
  classesWithdrawInvitation,
  classesNotices,
  classesPostNotice,
  classesRemoveNotice,
  classesTeachers,
  classesAddTeacher,
  classesSetTeacher,
  classesRemoveTeacher,
  classesSetOwner,
  classesSetScripts,
  olympicProgress,
  classesFamilyLink,
  classesMakeFamilyLink,
  classesRevokeFamilyLink,
  familyWeek,
  classroomCourses,
  classroomSessions,
  classroomAssignments,
  classroomQuestions,
  classroomAudio,
  classroomVideos,
  classroomResults,
  citiesOptions,
  districtsOptions,
  schoolsOptions,
  placesUnitsList,
  placesSchoolsList,
  placesUnitSave,
  placesSchoolSave,
  placesFileCheck,
  placesFileLoad,
  placesFileGet,
  mailSaveEmail,
  mailList,
  mailGet,
  mailGetState,
  mailSendAgain,
  searchMenuFind,
  toolsFindWords,
  toolsTranslate,
  // new procedures: above this line
] as const

type Listed = (typeof procedures)[number]

/** Inputs and rows by wire name: what the typed client of the browser is made from. */
export type Procedures = {
  [Each in Listed as Each['name']]: { input: z.input<Each['input']>; row: z.output<Each['output']> }
}

/** Spelling under which a name is looked up: without `[dbo].`, brackets, letter case (docs/protocol.md 3, B-685). */
const lookupKey = (name: string): string =>
  name
    .trim()
    .replace(/^(?:dbo|\[dbo\])\./i, '')
    .replace(/^\[(.*)\]$/, '$1')
    .toLowerCase()

const byKey: ReadonlyMap<string, AnyProcedure> = new Map(
  (procedures as readonly AnyProcedure[]).map((procedure) => [wireName(procedure.name).toLowerCase(), procedure]),
)

/** The procedure of a wire name, or undefined; never anything but a key of this table. */
export const findProcedure = (name: unknown): AnyProcedure | undefined =>
  typeof name === 'string' ? byKey.get(lookupKey(name)) : undefined

/** The strict lists that some procedure names: the session asks which of them are empty. */
export const strictLists: readonly string[] = [
  ...new Set(
    (procedures as readonly AnyProcedure[]).flatMap(({ strictList }) =>
      strictList && listKind(strictList) ? [strictList] : [],
    ),
  ),
]
