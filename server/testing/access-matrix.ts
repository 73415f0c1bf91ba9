/**
 * Who gets what: every procedure and every verb of every entity, for every kind of caller, for every relation between the
 * caller and the thing that the call names (S1, H114). Written by hand: nothing here is computed from the rules it checks.
 *
 * Callers: a visitor; a pupil of 4A1; the verified teacher of 4A1 and 4A2; a newcomer, a teacher who is not verified and has
 * no school; a teacher on the admin list; the manager of school 1; the test bank; the administrator; a teacher who must
 * change the password first; an account without any role.
 *
 * Whose thing (people; classes):
 * - own: the caller; the class that the caller teaches, or for the pupil has joined
 * - class: somebody of a class of the caller, or of 4A1; a colleague's class in which one of the caller's people is too
 * - school: somebody else, or another class, of the same school (of no school where the caller has none)
 * - other: of another school
 * - deleted: a deleted pupil of a class of the caller; an own class that was archived
 * - random: an id or address that was never given to anybody
 * - sample: a sample account, which stays as it is
 *
 * Cells: the status, then after a colon how many rows the answer holds. `pw` is 403 because the password must be changed
 * first. A row without a relation (-) names nothing.
 */
export const callers = [
  'visitor',
  'pupil',
  'teacher',
  'newcomer',
  'listed',
  'manager',
  'bank',
  'admin',
  'due',
  'roleless',
] as const
export type CallerName = (typeof callers)[number]

export const relations = ['own', 'class', 'school', 'other', 'deleted', 'random'] as const
export type Relation = (typeof relations)[number] | 'sample' | '-'

const table = `
                                        visitor pupil   teacher newcomer listed manager bank    admin   due     roleless
ACCOUNTLISTS_Add                own     401     403     403     403      403    403     403     200:1   403     403
                                class   401     403     403     403      403    403     403     200:1   403     403
                                school  401     403     403     403      403    403     403     200:1   403     403
                                other   401     403     403     403      403    403     403     200:1   403     403
                                deleted 401     403     403     403      403    403     403     404     403     403
                                random  401     403     403     403      403    403     403     404     403     403
ACCOUNTLISTS_Get                -       401     403     403     403      403    403     403     200:31  403     403
ACCOUNTLISTS_Remove             own     401     403     403     403      403    403     403     200:0   403     403
                                class   401     403     403     403      403    403     403     200:0   403     403
                                school  401     403     403     403      403    403     403     200:0   403     403
                                other   401     403     403     403      403    403     403     200:0   403     403
                                deleted 401     403     403     403      403    403     403     200:0   403     403
                                random  401     403     403     403      403    403     403     404     403     403
AUTH_Typed_Login                -       200:1   200:1   200:1   200:1    200:1  200:1   200:1   200:1   200:1   200:1
CLASSES_GetClasses_ByTeacherId  own     401     403     200:2   200:1    200:1  403     403     200:1   pw      403
                                class   401     403     403     403      403    403     403     200:0   pw      403
                                school  401     403     403     403      403    403     403     200:0   pw      403
                                other   401     403     403     403      403    403     403     200:0   pw      403
                                deleted 401     403     403     403      403    403     403     200:0   pw      403
                                random  401     403     403     403      403    403     403     200:0   pw      403
CLASSWORK_Answer_Save           own     401     400     403     403      403    403     403     403     403     403
                                class   401     404     403     403      403    403     403     403     403     403
                                school  401     404     403     403      403    403     403     403     403     403
                                other   401     404     403     403      403    403     403     403     403     403
                                deleted 401     404     403     403      403    403     403     403     403     403
                                random  401     404     403     403      403    403     403     403     403     403
CLASSWORK_Assignments_GetById   own     401     200:1   200:1   200:1    200:1  200:1   200:1   200:1   pw      200:1
                                class   401     404     404     404      404    200:1   404     200:1   pw      404
                                school  401     404     404     404      404    200:1   404     200:1   pw      404
                                other   401     404     404     404      404    404     404     200:1   pw      404
                                deleted 401     404     404     404      404    404     404     404     pw      404
                                random  401     404     404     404      404    404     404     404     pw      404
CLASSWORK_Assignments_GetGiven  own     401     403     200:1   200:1    200:1  200:1   403     200:1   pw      403
                                class   401     403     404     404      404    200:1   403     200:1   pw      403
                                school  401     403     404     404      404    200:1   403     200:1   pw      403
                                other   401     403     404     404      404    404     403     200:1   pw      403
                                deleted 401     403     404     404      404    404     403     404     pw      403
                                random  401     403     404     404      404    404     403     404     pw      403
CLASSWORK_Assignments_GetMine   own     401     200:1   403     403      403    403     403     403     403     403
                                class   401     404     403     403      403    403     403     403     403     403
                                school  401     404     403     403      403    403     403     403     403     403
                                other   401     404     403     403      403    403     403     403     403     403
                                deleted 401     404     403     403      403    403     403     403     403     403
                                random  401     404     403     403      403    403     403     403     403     403
CLASSWORK_Assignments_GetPupils own     401     403     200:35  200:1    200:2  200:0   403     200:0   pw      403
                                class   401     403     404     404      404    200:35  403     200:35  pw      403
                                school  401     403     404     404      404    200:2   403     200:1   pw      403
                                other   401     403     404     404      404    404     403     200:40  pw      403
                                deleted 401     403     404     404      404    404     403     404     pw      403
                                random  401     403     404     404      404    404     403     404     pw      403
CLASSWORK_WorkFiles_Take        own     401     403     400     400      400    403     403     400     pw      403
                                class   401     403     404     404      404    403     403     400     pw      403
                                school  401     403     404     404      404    403     403     400     pw      403
                                other   401     403     404     404      404    403     403     400     pw      403
                                deleted 401     403     404     404      404    403     403     404     pw      403
                                random  401     403     404     404      404    403     403     404     pw      403
EXAMINATION_Get                 own     401     200:8   200:8   200:8    200:8  200:8   200:8   200:8   pw      404
                                class   401     404     200:8   200:8    200:8  200:8   200:8   200:8   pw      404
                                school  401     404     200:8   200:8    200:8  200:8   200:8   200:8   pw      404
                                other   401     404     200:8   200:8    200:8  200:8   200:8   200:8   pw      404
                                deleted 401     404     200:8   200:8    200:8  200:8   200:8   200:8   pw      404
                                random  401     404     404     404      404    404     404     404     pw      404
EXAMINATION_Print_Get           own     401     403     200:1   200:1    200:1  200:1   200:1   200:1   pw      403
                                class   401     403     200:0   200:0    200:0  200:0   200:0   200:1   pw      403
                                school  401     403     200:0   200:0    200:0  200:0   200:0   200:1   pw      403
                                other   401     403     200:0   200:0    200:0  200:0   200:0   200:1   pw      403
                                deleted 401     403     200:0   200:0    200:0  200:0   200:0   200:1   pw      403
                                random  401     403     200:0   200:0    200:0  200:0   200:0   200:0   pw      403
Classes_GetJoinedClasses_ByStudentId
                                own     401     200:1   200:0   200:0    200:0  403     403     200:0   pw      403
                                class   401     403     200:1   200:1    200:1  403     403     200:2   pw      403
                                school  401     403     403     403      403    403     403     200:0   pw      403
                                other   401     403     403     403      403    403     403     200:1   pw      403
                                deleted 401     403     403     403      403    403     403     200:3   pw      403
                                random  401     403     403     403      403    403     403     200:0   pw      403
SHARE_Attachments_GetPages      own     401     403     200:1   200:1    200:1  200:1   403     200:1   pw      403
                                class   401     403     404     404      404    404     403     200:1   pw      403
                                school  401     403     404     404      404    404     403     200:1   pw      403
                                other   401     403     404     404      404    404     403     200:1   pw      403
                                deleted 401     403     404     404      404    404     403     404     pw      403
                                random  401     403     404     404      404    404     403     404     pw      403
SHARE_Attachments_SetPages      own     401     403     200:1   200:1    200:1  200:1   403     200:1   pw      403
                                class   401     403     404     404      404    404     403     200:1   pw      403
                                school  401     403     404     404      404    404     403     200:1   pw      403
                                other   401     403     404     404      404    404     403     200:1   pw      403
                                deleted 401     403     404     404      404    404     403     404     pw      403
                                random  401     403     404     404      404    404     403     404     pw      403
SHARE_Attachments_UpdateJsonData
                                own     401     403     200:1   200:1    200:1  200:1   403     200:1   pw      403
                                class   401     403     404     404      404    404     403     200:1   pw      403
                                school  401     403     404     404      404    404     403     200:1   pw      403
                                other   401     403     404     404      404    404     403     200:1   pw      403
                                deleted 401     403     404     404      404    404     403     404     pw      403
                                random  401     403     404     404      404    404     403     404     pw      403
SHARE_Attachments_UpdateTags    own     401     403     200:1   200:1    200:1  200:1   403     200:1   pw      403
                                class   401     403     404     404      404    404     403     200:1   pw      403
                                school  401     403     404     404      404    404     403     200:1   pw      403
                                other   401     403     404     404      404    404     403     200:1   pw      403
                                deleted 401     403     404     404      404    404     403     404     pw      403
                                random  401     403     404     404      404    404     403     404     pw      403
OLYMPIC_DETHI_Get               -       401     200:8   200:8   200:8    200:8  200:8   200:8   200:8   pw      200:8
SITTING_Append                  own     401     200:1   200:1   200:1    200:1  200:1   200:1   200:1   pw      200:1
                                class   401     404     404     404      404    404     404     404     pw      404
                                school  401     404     404     404      404    404     404     404     pw      404
                                other   401     404     404     404      404    404     404     404     pw      404
                                deleted 401     404     404     404      404    404     404     404     pw      404
                                random  401     404     404     404      404    404     404     404     pw      404
SITTING_Finish                  own     401     200:1   200:1   200:1    200:1  200:1   200:1   200:1   pw      200:1
                                class   401     404     404     404      404    404     404     404     pw      404
                                school  401     404     404     404      404    404     404     404     pw      404
                                other   401     404     404     404      404    404     404     404     pw      404
                                deleted 401     404     404     404      404    404     404     404     pw      404
                                random  401     404     404     404      404    404     404     404     pw      404
SITTING_Get                     own     401     200:1   200:1   200:1    200:1  200:1   200:1   200:1   pw      200:1
                                class   401     404     200:1   200:1    200:1  404     404     200:1   pw      404
                                school  401     404     404     404      404    404     404     200:1   pw      404
                                other   401     404     404     404      404    404     404     200:1   pw      404
                                deleted 401     404     404     404      404    404     404     404     pw      404
                                random  401     404     404     404      404    404     404     404     pw      404
SITTING_History                 own     401     200:1   200:1   200:1    200:1  200:1   200:1   200:1   pw      200:1
                                class   401     403     200:1   200:1    200:1  200:0   403     200:1   pw      403
                                school  401     403     403     403      403    200:0   403     200:1   pw      403
                                other   401     403     403     403      403    403     403     200:1   pw      403
                                deleted 401     403     403     403      403    403     403     200:0   pw      403
                                random  401     403     403     403      403    403     403     200:0   pw      403
SITTING_Start                   own     401     200:1   403     403      403    403     403     403     pw      403
                                class   401     404     403     403      403    403     403     403     pw      403
                                school  401     404     403     403      403    403     403     403     pw      403
                                other   401     404     403     403      403    403     403     403     pw      403
                                deleted 401     404     403     403      403    403     403     403     pw      403
                                random  401     404     403     403      403    403     403     403     pw      403
SITE_Settings_Get               -       200:1   200:1   200:1   200:1    200:1  200:1   200:1   200:1   200:1   200:1
TESTBANK_Papers_Check           own     401     403     403     403      403    403     200:1   200:1   403     403
                                class   401     403     403     403      403    403     404     200:1   403     403
                                school  401     403     403     403      403    403     404     200:1   403     403
                                other   401     403     403     403      403    403     404     200:1   403     403
                                deleted 401     403     403     403      403    403     404     200:1   403     403
                                random  401     403     403     403      403    403     404     404     403     403
TESTBANK_Papers_Get             own     401     403     403     403      403    403     200:1   200:1   403     403
                                class   401     403     403     403      403    403     404     200:1   403     403
                                school  401     403     403     403      403    403     404     200:1   403     403
                                other   401     403     403     403      403    403     404     200:1   403     403
                                deleted 401     403     403     403      403    403     404     200:1   403     403
                                random  401     403     403     403      403    403     404     404     403     403
TESTBANK_Papers_List            -       401     403     403     403      403    403     200:2   200:2   403     403
TESTBANK_Papers_Save            own     401     403     403     403      403    403     200:1   200:1   403     403
                                class   401     403     403     403      403    403     404     200:1   403     403
                                school  401     403     403     403      403    403     404     200:1   403     403
                                other   401     403     403     403      403    403     404     200:1   403     403
                                deleted 401     403     403     403      403    403     404     200:1   403     403
                                random  401     403     403     403      403    403     404     404     403     403
TESTBANK_Papers_Update          own     401     403     403     403      403    403     200:1   200:1   403     403
                                class   401     403     403     403      403    403     404     200:1   403     403
                                school  401     403     403     403      403    403     404     200:1   403     403
                                other   401     403     403     403      403    403     404     200:1   403     403
                                deleted 401     403     403     403      403    403     404     200:1   403     403
                                random  401     403     403     403      403    403     404     404     403     403
ThongBao_NguoiDung_DanhSach     own     401     200:1   200:1   200:1    200:1  200:1   200:1   200:1   pw      200:1
                                class   401     403     403     403      403    403     403     403     pw      403
                                school  401     403     403     403      403    403     403     403     pw      403
                                other   401     403     403     403      403    403     403     403     pw      403
                                deleted 401     403     403     403      403    403     403     403     pw      403
                                random  401     403     403     403      403    403     403     403     pw      403
ThongBao_TrangThai_CapNhat      own     401     200:1   200:1   200:1    200:1  200:1   200:1   200:1   pw      200:1
                                class   401     403     403     403      403    403     403     403     pw      403
                                school  401     403     403     403      403    403     403     403     pw      403
                                other   401     403     403     403      403    403     403     403     pw      403
                                deleted 401     403     403     403      403    403     403     403     pw      403
                                random  401     403     403     403      403    403     403     403     pw      403
USERS_ChangePassword            own     401     200:0   200:0   200:0    200:0  200:0   200:0   200:0   200:0   200:0
                                class   401     403     403     403      403    403     403     200:0   403     403
                                school  401     403     403     403      403    403     403     200:0   403     403
                                other   401     403     403     403      403    403     403     200:0   403     403
                                deleted 401     403     403     403      403    403     403     404     403     403
                                random  401     403     403     403      403    403     403     404     403     403
                                sample  401     403     403     403      403    403     403     403     403     403
USERS_CheckByEmail              own     200:1   200:1   200:1   200:1    200:1  200:1   200:1   200:1   200:1   200:1
                                class   200:1   200:1   200:1   200:1    200:1  200:1   200:1   200:1   200:1   200:1
                                school  200:1   200:1   200:1   200:1    200:1  200:1   200:1   200:1   200:1   200:1
                                other   200:1   200:1   200:1   200:1    200:1  200:1   200:1   200:1   200:1   200:1
                                deleted 200:1   200:1   200:1   200:1    200:1  200:1   200:1   200:1   200:1   200:1
                                random  200:1   200:1   200:1   200:1    200:1  200:1   200:1   200:1   200:1   200:1
USERS_Logout                    -       401     200:0   200:0   200:0    200:0  200:0   200:0   200:0   200:0   200:0
USERS_Me                        -       200:0   200:1   200:1   200:1    200:1  200:1   200:1   200:1   200:1   200:1
USERS_Overview                  -       401     403     403     403      403    403     403     200:1   403     403
USERS_Search                    -       401     403     403     403      403    403     403     200:100 403     403
Users_Login                     -       200:1   200:1   200:1   200:1    200:1  200:1   200:1   200:1   200:1   200:1

CLASSES.Classes read            -       401     200:1   200:2   200:1    200:1  200:5   200:1   200:10  pw      200:1
                                own     401     200:1   200:1   200:1    200:1  200:1   200:1   200:1   pw      200:1
                                class   401     200:0   200:0   200:0    200:0  200:1   200:0   200:1   pw      200:0
                                school  401     200:0   200:0   200:0    200:0  200:1   200:0   200:1   pw      200:0
                                other   401     200:0   200:0   200:0    200:0  200:0   200:0   200:1   pw      200:0
                                deleted 401     200:0   200:0   200:0    200:0  200:0   200:0   200:0   pw      200:0
                                random  401     200:0   200:0   200:0    200:0  200:0   200:0   200:0   pw      200:0
CLASSES.Classes create          -       401     403     200     200      200    403     403     200     pw      403
CLASSES.Classes update          own     401     403     200     200      200    403     403     200     pw      403
                                class   401     403     404     404      404    403     403     200     pw      403
                                school  401     403     404     404      404    403     403     200     pw      403
                                other   401     403     404     404      404    403     403     200     pw      403
                                deleted 401     403     404     404      404    403     403     404     pw      403
                                random  401     403     404     404      404    403     403     404     pw      403
CLASSES.Classes remove          own     401     403     200     200      200    403     403     200     pw      403
                                class   401     403     404     404      404    403     403     200     pw      403
                                school  401     403     404     404      404    403     403     200     pw      403
                                other   401     403     404     404      404    403     403     200     pw      403
                                deleted 401     403     404     404      404    403     403     404     pw      403
                                random  401     403     404     404      404    403     403     404     pw      403
CLASSES.ClassMembers read       -       401     200:35  200:67  200:1    200:2  200:70  200:0   200:111 pw      200:0
                                own     401     200:1   200:0   200:0    200:0  200:0   200:0   200:0   pw      200:0
                                class   401     200:1   200:1   200:1    200:1  200:2   200:0   200:2   pw      200:0
                                school  401     200:0   200:0   200:0    200:0  200:1   200:0   200:0   pw      200:0
                                other   401     200:0   200:0   200:0    200:0  200:0   200:0   200:1   pw      200:0
                                deleted 401     200:0   200:0   200:0    200:0  200:0   200:0   200:0   pw      200:0
                                random  401     200:0   200:0   200:0    200:0  200:0   200:0   200:0   pw      200:0
CLASSES.ClassMembers create     -       401     403     403     403      403    403     403     403     403     403
CLASSES.ClassMembers update     -       401     403     403     403      403    403     403     403     403     403
CLASSES.ClassMembers remove     -       401     403     403     403      403    403     403     403     403     403
CLASSES.Folders read            -       401     403     200:1   200:1    200:1  403     403     200:1   pw      403
                                own     401     403     200:1   200:1    200:1  403     403     200:1   pw      403
                                class   401     403     200:0   200:0    200:0  403     403     200:0   pw      403
                                school  401     403     200:0   200:0    200:0  403     403     200:0   pw      403
                                other   401     403     200:0   200:0    200:0  403     403     200:0   pw      403
                                deleted 401     403     200:0   200:0    200:0  403     403     200:0   pw      403
                                random  401     403     200:0   200:0    200:0  403     403     200:0   pw      403
CLASSES.Folders create          -       401     403     200     200      200    403     403     200     pw      403
CLASSES.Folders update          -       401     403     403     403      403    403     403     403     403     403
CLASSES.Folders remove          -       401     403     403     403      403    403     403     403     403     403
CLASSWORK.Assignments read      -       401     200:1   200:2   200:1    200:1  200:5   200:1   200:10  pw      200:1
                                own     401     200:1   200:1   200:1    200:1  200:1   200:1   200:1   pw      200:1
                                class   401     200:0   200:0   200:0    200:0  200:1   200:0   200:1   pw      200:0
                                school  401     200:0   200:0   200:0    200:0  200:1   200:0   200:1   pw      200:0
                                other   401     200:0   200:0   200:0    200:0  200:0   200:0   200:1   pw      200:0
                                deleted 401     200:0   200:0   200:0    200:0  200:0   200:0   200:0   pw      200:0
                                random  401     200:0   200:0   200:0    200:0  200:0   200:0   200:0   pw      200:0
CLASSWORK.Assignments create    -       401     403     200     200      200    403     403     200     pw      403
CLASSWORK.Assignments update    -       401     403     403     403      403    403     403     403     403     403
CLASSWORK.Assignments remove    -       401     403     403     403      403    403     403     403     403     403
METADATA.Examinations read      -       401     200:1   200:1   200:1    200:1  200:1   200:1   200:1   pw      200:1
                                own     401     200:1   200:1   200:1    200:1  200:1   200:1   200:1   pw      200:1
                                class   401     200:1   200:1   200:1    200:1  200:1   200:1   200:1   pw      200:1
                                school  401     200:1   200:1   200:1    200:1  200:1   200:1   200:1   pw      200:1
                                other   401     200:1   200:1   200:1    200:1  200:1   200:1   200:1   pw      200:1
                                deleted 401     200:1   200:1   200:1    200:1  200:1   200:1   200:1   pw      200:1
                                random  401     200:0   200:0   200:0    200:0  200:0   200:0   200:0   pw      200:0
METADATA.Examinations create    -       401     403     403     403      403    403     403     403     403     403
METADATA.Examinations update    -       401     403     403     403      403    403     403     403     403     403
METADATA.Examinations remove    -       401     403     403     403      403    403     403     403     403     403
METADATA.ExaminationUnits read  -       401     200:16  200:16  200:16   200:16 200:16  200:16  200:16  pw      200:16
                                own     401     200:1   200:1   200:1    200:1  200:1   200:1   200:1   pw      200:1
                                class   401     200:1   200:1   200:1    200:1  200:1   200:1   200:1   pw      200:1
                                school  401     200:1   200:1   200:1    200:1  200:1   200:1   200:1   pw      200:1
                                other   401     200:1   200:1   200:1    200:1  200:1   200:1   200:1   pw      200:1
                                deleted 401     200:1   200:1   200:1    200:1  200:1   200:1   200:1   pw      200:1
                                random  401     200:0   200:0   200:0    200:0  200:0   200:0   200:0   pw      200:0
METADATA.ExaminationUnits create
                                -       401     403     403     403      403    403     403     403     403     403
METADATA.ExaminationUnits update
                                -       401     403     403     403      403    403     403     403     403     403
METADATA.ExaminationUnits remove
                                -       401     403     403     403      403    403     403     403     403     403
SHARE.Attachments read          -       401     200:2   200:2   200:2    200:2  200:2   200:2   200:16  pw      200:2
                                own     401     200:1   200:1   200:1    200:1  200:1   200:1   200:1   pw      200:1
                                class   401     200:0   200:0   200:0    200:0  200:0   200:0   200:1   pw      200:0
                                school  401     200:0   200:0   200:0    200:0  200:0   200:0   200:1   pw      200:0
                                other   401     200:0   200:0   200:0    200:0  200:0   200:0   200:1   pw      200:0
                                deleted 401     200:0   200:0   200:0    200:0  200:0   200:0   200:0   pw      200:0
                                random  401     200:0   200:0   200:0    200:0  200:0   200:0   200:0   pw      200:0
SHARE.Attachments create        -       401     403     403     403      403    403     403     403     403     403
SHARE.Attachments update        -       401     403     403     403      403    403     403     403     403     403
SHARE.Attachments remove        own     401     403     200     200      200    200     403     200     pw      403
                                class   401     403     404     404      404    404     403     200     pw      403
                                school  401     403     404     404      404    404     403     200     pw      403
                                other   401     403     404     404      404    404     403     200     pw      403
                                deleted 401     403     404     404      404    404     403     404     pw      403
                                random  401     403     404     404      404    404     403     404     pw      403
CLASSWORK.Assignments_Answers read
                                -       401     200:1   200:4   200:2    200:2  200:5   200:1   200:15  pw      200:1
                                own     401     200:1   200:1   200:1    200:1  200:1   200:1   200:1   pw      200:1
                                class   401     200:0   200:1   200:1    200:1  200:1   200:0   200:1   pw      200:0
                                school  401     200:0   200:0   200:0    200:0  200:1   200:0   200:1   pw      200:0
                                other   401     200:0   200:0   200:0    200:0  200:0   200:0   200:1   pw      200:0
                                deleted 401     200:0   200:0   200:0    200:0  200:0   200:0   200:0   pw      200:0
                                random  401     200:0   200:0   200:0    200:0  200:0   200:0   200:0   pw      200:0
CLASSWORK.Assignments_Answers create
                                -       401     200     403     403      403    403     403     403     403     403
CLASSWORK.Assignments_Answers update
                                own     401     200     200     200      200    403     403     200     pw      403
                                class   401     404     200     200      200    403     403     200     pw      403
                                school  401     404     404     404      404    403     403     200     pw      403
                                other   401     404     404     404      404    403     403     200     pw      403
                                deleted 401     404     404     404      404    403     403     404     pw      403
                                random  401     404     404     404      404    403     403     404     pw      403
CLASSWORK.Assignments_Answers remove
                                own     401     200     403     403      403    403     403     403     403     403
                                class   401     404     403     403      403    403     403     403     403     403
                                school  401     404     403     403      403    403     403     403     403     403
                                other   401     404     403     403      403    403     403     403     403     403
                                deleted 401     404     403     403      403    403     403     403     403     403
                                random  401     404     403     403      403    403     403     403     403     403
USERS.Users read                -       401     200:1   200:1   200:1    200:1  200:74  200:1   200:132 pw      200:1
                                own     401     200:1   200:1   200:1    200:1  200:1   200:1   200:1   pw      200:1
                                class   401     200:0   200:0   200:0    200:0  200:1   200:0   200:1   pw      200:0
                                school  401     200:0   200:0   200:0    200:0  200:1   200:0   200:1   pw      200:0
                                other   401     200:0   200:0   200:0    200:0  200:0   200:0   200:1   pw      200:0
                                deleted 401     200:0   200:0   200:0    200:0  200:0   200:0   200:0   pw      200:0
                                random  401     200:0   200:0   200:0    200:0  200:0   200:0   200:0   pw      200:0
USERS.Users create              -       401     403     403     403      403    403     403     403     403     403
USERS.Users update              own     401     200     200     200      200    200     200     200     pw      200
                                class   401     403     403     403      403    403     403     200     pw      403
                                school  401     403     403     403      403    403     403     200     pw      403
                                other   401     403     403     403      403    403     403     200     pw      403
                                deleted 401     403     403     403      403    403     403     404     pw      403
                                random  401     403     403     403      403    403     403     404     pw      403
                                sample  401     403     403     403      403    403     403     403     pw      403
USERS.Users remove              -       401     403     403     403      403    403     403     403     403     403
`

/** The classes that each caller finds in the list, by name (B-097, D05). */
export const visibleClasses: Record<Exclude<CallerName, 'visitor' | 'due'>, readonly string[]> = {
  pupil: ['4A1'],
  teacher: ['4A1', '4A2'],
  newcomer: ['Newcomer'],
  listed: ['Listed'],
  manager: ['4A1', '4A2', 'Due', 'Listed', 'Manager'],
  bank: ['Bank'],
  admin: ['4A1', '4A2', '8A', 'Admin', 'Bank', 'Due', 'Listed', 'Manager', 'Newcomer', 'Roleless'],
  roleless: ['Roleless'],
}

/** Who learns who it is when an address is looked up; everybody else learns that it exists (D06, B-421). */
export const learnsWho: readonly CallerName[] = ['teacher', 'admin']

type Cell = { status: number; code: string | null; rows: number | null }
export type Row = { name: string; whose: Relation; cells: Record<CallerName, Cell> }

/** Characters of the table's first column. */
const nameWidth = 32

const readCell = (text: string): Cell => {
  if (text === 'pw') return { status: 403, code: 'MUST_CHANGE_PASSWORD', rows: null }
  const match = /^(\d{3})(?::(\d+))?$/.exec(text)
  if (!match) throw new Error(`'${text}' is no cell`)
  const status = Number(match[1])
  const code = status === 401 ? 'NO_SESSION' : status === 403 ? 'FORBIDDEN' : null
  return { status, code, rows: match[2] === undefined ? null : Number(match[2]) }
}

/** The table as rows. @throws when a row has a cell too many or too few, or a relation that does not exist */
export const readMatrix = (): Row[] => {
  const [head = '', ...lines] = table.split('\n').filter((line) => line.trim() !== '')
  if (head.trim().split(/\s+/).join() !== callers.join()) throw new Error('the head names other callers')
  const rows: Row[] = []
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
    if (cells.length !== callers.length) throw new Error(`${name} ${whose}: ${cells.length} cells`)
    rows.push({
      name,
      whose: whose as Relation,
      cells: Object.fromEntries(callers.map((caller, at) => [caller, readCell(cells[at] ?? '')])) as Row['cells'],
    })
  }
  return rows
}
