import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/**
 * The rows of the database as the migrations make them: written by `npm run tables` out of the catalogue, and held against
 * it by tables.test.ts. What the catalogue does not know stands in server/testing/tables-file.ts.
 */
type Moment = ColumnType<Date, Date, Date>
type OptionalMoment = ColumnType<Date | null, Date | null | undefined, Date | null>
/** YYYY-MM-DD: dates are read as text, so that no time zone moves them. */
type Day = ColumnType<string, string, string>
type OptionalDay = ColumnType<string | null, string | null | undefined, string | null>
type Json<T> = ColumnType<T, string, string>
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>
/** A numeric column: read as text, written as a number. */
type OptionalDecimal = ColumnType<string | null, number | null | undefined, number | null>
/** A count of bytes: read as text, written as a number. */
type ByteCount = ColumnType<string, number, number>

export type AccountListEntries = {
  list: string
  user_id: string
  value: Json<unknown> | null
  added_by: Optional<string>
  added_at: Moment
}

export type AssignmentClasses = {
  assignment_id: string
  class_id: string
  id: Generated<string>
}

export type Assignments = {
  id: string
  type: 'ASSIGNMENT' | 'LIVEWORKSHEET' | 'UNIT'
  title: string
  instructions: Generated<string>
  points: OptionalDecimal
  color: Optional<string>
  due_at: OptionalMoment
  worksheet_id: Optional<string>
  exam_id: Optional<number>
  attempts: Optional<number>
  solutions: Generated<'AFTER_SUBMIT' | 'AFTER_DUE' | 'NEVER'>
  created_by: string
  created_at: Moment
  updated_at: Moment
  deleted_at: OptionalMoment
  tags: Optional<string>
  school_year_id: number
  search_key: GeneratedAlways<string>
}

export type AssignmentsAnswers = {
  id: string
  assignment_id: string
  student_id: string
  sitting_id: string
  attempt: number
  type: 'ASSIGNMENT' | 'LIVEWORKSHEET' | 'UNIT'
  json_data: Json<unknown>
  results: Json<unknown>
  score: OptionalDecimal
  auto_score: OptionalDecimal
  star: Optional<number>
  comment: Optional<string>
  late: Generated<boolean>
  submitted_at: Moment
  superseded_at: OptionalMoment
  notes: Generated<string>
  total_question: Generated<number>
  total_answer: Generated<number>
  passed_question: Generated<number>
  comment_by: Optional<string>
}

export type AttachmentPages = {
  attachment_id: string
  page: number
  height: Optional<number>
  small_at: OptionalMoment
  sharp_wanted_at: OptionalMoment
  sharp_at: OptionalMoment
  failed_at: OptionalMoment
  tries: Generated<number>
  next_at: Moment
}

export type Attachments = {
  id: string
  entity_name: string
  entity_id: string
  file_name: string
  media_type: string
  /** eight bytes wide, so it is read as text; far below what a number holds exactly */
  bytes: ByteCount
  sha256: Optional<Buffer>
  storage_key: Optional<string>
  tags: Optional<string>
  visibility: Generated<'PRIVATE' | 'PUBLIC'>
  created_by: string
  created_at: Moment
  deleted_at: OptionalMoment
  page_count: Optional<number>
  /** when a removed file gave its bytes back */
  emptied_at: OptionalMoment
  drawn_at: OptionalMoment
  drawing_ms: Generated<number>
  hard_pages: Generated<number>
  search_key: GeneratedAlways<string>
}

export type AuditLog = {
  id: Generated<string>
  at: Moment
  request_id: Optional<string>
  actor_id: Optional<string>
  action: string
  subject: Optional<string>
  details: Json<Record<string, unknown>>
}

export type BankState = {
  one: Generated<boolean>
  fingerprint: string
  laid_at: Moment
}

export type BeanEntries = {
  id: string
  user_id: string
  amount: number
  reason: string
  subject: string
  given_at: Moment
}

export type BookNotes = {
  id: string
  group_id: number
  title: string
  document: Json<unknown> | null
  words: string
  created_by: Optional<string>
  created_at: Moment
  deleted_at: OptionalMoment
}

export type Cities = {
  id: number
  code: GeneratedAlways<string>
  name: string
  full_name: string
  valid_from: Day
  valid_to: OptionalDay
  edited_at: OptionalMoment
}

export type ClassInvitations = {
  id: string
  class_id: string
  person_id: string
  login: string
  invited_by: string
  invited_at: Moment
  answered_at: OptionalMoment
  accepted: Optional<boolean>
}

export type ClassListPupils = {
  list_id: string
  line: number
  user_id: string
}

export type ClassLists = {
  id: string
  class_id: string
  made_by: string
  made_at: Moment
}

export type ClassNotices = {
  id: string
  class_id: string
  title: string
  content: string
  posted_by: string
  posted_at: Moment
  removed_at: OptionalMoment
}

/** A period of a person in a class, in one role; at most one of them is open. */
export type ClassPeople = {
  class_id: string
  person_id: string
  joined_at: Moment
  left_at: OptionalMoment
  id: Generated<string>
  role: 'OWNER' | 'TEACHER' | 'HOMEROOM' | 'PUPIL' | 'GUARDIAN'
  may: Optional<'GIVE' | 'MARK' | 'SEE'>
  pupil_id: Optional<string>
}

export type ClassSessions = {
  id: Generated<string>
  class_id: string
  grade: number
  unit: number
}

export type Classes = {
  id: string
  class_name: string
  code: string
  school_id: Optional<number>
  grade: Optional<number>
  status: Generated<'Not Ready' | 'Ready' | 'Finish'>
  created_at: Moment
  archived_at: OptionalMoment
  school_year_id: number
  search_key: GeneratedAlways<string>
}

export type Consents = {
  id: string
  user_id: string
  given_by: 'self' | 'representative' | 'import'
  text_version: string
  text: string
  given_at: Moment
  withdrawn_at: OptionalMoment
}

export type Districts = {
  id: number
  code: GeneratedAlways<string>
  city_id: number
  name: string
  search_key: GeneratedAlways<string>
  valid_from: Day
  valid_to: OptionalDay
  edited_at: OptionalMoment
}

/** Who was erased, as ids alone (D67). */
export type ErasedPeople = {
  person_id: string
  erased_at: Moment
}

export type ExaminationUnits = {
  grade: number
  unit: number
  access: boolean
}

export type Examinations = {
  id: Generated<number>
  title: string
  grade: Optional<number>
  created_at: Moment
  unit: Optional<number>
  sort_order: Generated<number>
  duration_minutes: Optional<number>
  updated_at: Moment
  search_key: GeneratedAlways<string>
}

export type FamilyLinks = {
  id: string
  class_id: string
  student_id: string
  token_hash: Buffer
  made_by: string
  made_at: Moment
  expires_on: Day
  revoked_at: OptionalMoment
  opened_on: OptionalDay
}

export type FirstPasswords = {
  user_id: string
  salt: Buffer
  made_by: string
  made_at: Moment
  class_id: Optional<string>
}

export type Folders = {
  id: string
  parent_id: Optional<string>
  name: string
  color: Optional<string>
  sort_order: number
  created_by: string
  created_at: Moment
}

export type Hosts = {
  id: Generated<number>
  host: string
  profile: 'main' | 'partner' | 'heid' | 'preview' | 'local'
  higher_education: Generated<boolean>
  partner_name: Generated<string>
  partner_url: Generated<string>
  changed_at: Moment
}

export type HostsState = {
  one: Generated<boolean>
  settled_at: Moment
}

export type InstallationKeys = {
  name: string
  key: Buffer
}

export type LinkCards = {
  id: Generated<number>
  place: 'education-game' | 'study-with-teacher' | 'slides'
  title: string
  text: Generated<string>
  picture: 'blossom' | 'gate' | 'notebook' | 'pencil' | 'sprig' | 'tree' | 'yard'
  address: Generated<string>
  position: number
  changed_at: Moment
}

export type LoginAttempts = {
  id: Generated<string>
  account_hash: Buffer
  address_hash: Buffer
  tried_at: Moment
}

export type LoginNames = {
  key: string
  user_id: string
  kind: 'email' | 'userName'
}

export type MailOutbox = {
  id: string
  dedupe_key: string
  template: string
  recipient: string
  data: Json<Record<string, unknown>>
  created_at: Moment
  send_after: Moment
  attempts: Generated<number>
  last_error: Optional<string>
  sent_at: OptionalMoment
  failed_at: OptionalMoment
  fault: Optional<'unreachable' | 'later' | 'refused' | 'in-doubt' | 'unwritten' | 'late'>
}

export type MenuLinkRoles = {
  link_id: number
  role_id: number
}

export type MenuLinks = {
  id: Generated<number>
  label: string
  guide: Generated<boolean>
  address: Generated<string>
  position: number
  changed_at: Moment
}

export type NoticeRefusals = {
  user_id: string
  type: string
  way: 'bell' | 'mail'
}

export type NotificationRecipients = {
  notification_id: string
  user_id: string
  read_at: OptionalMoment
  deleted_at: OptionalMoment
  kind: string
}

export type Notifications = {
  id: string
  dedupe: string
  type: string
  title: string
  content: string
  avatar: Optional<string>
  setting: Json<unknown> | null
  sender_id: Optional<string>
  created_at: Moment
  lead: Optional<string>
  audience: Optional<'ALL' | 'STUDENT' | 'TEACHER'>
  withdrawn_at: OptionalMoment
}

export type OnceKeys = {
  user_id: string
  key_hash: Buffer
  call: string
  body_hash: Buffer
  answer: Json<unknown> | null
  created_at: Moment
}

export type PaperItems = {
  paper_id: number
  revision: number
  position: number
  question_id: string
  version: number
}

export type PaperRevisions = {
  paper_id: number
  revision: number
  saved_by: Optional<string>
  saved_at: Moment
}

export type PaperTags = {
  paper_id: number
  tag: string
}

export type Papers = {
  id: Generated<number>
  kind: 'olympic' | 'unit'
  class_level: Optional<number>
  code: Optional<string>
  exam_id: Optional<number>
  title: Generated<string>
  revision: number
  created_by: Optional<string>
  created_at: Moment
  updated_at: Moment
  visibility: Generated<'PRIVATE' | 'PUBLIC'>
  /** code and title without marks, as the search compares them */
  search_key: GeneratedAlways<string>
}

export type QuestionTags = {
  question_id: string
  tag: string
}

export type QuestionVersions = {
  question_id: string
  version: number
  content: Json<Record<string, unknown>>
  saved_by: Optional<string>
  saved_at: Moment
}

export type Questions = {
  id: string
  type: string
  grade_code: Optional<'ELEMENTARY' | 'PREINTERMEDIATE' | 'INTERMEDIATE'>
  skill: Optional<string>
  unit: Optional<string>
  visibility: Generated<'PRIVATE' | 'PUBLIC'>
  status: Generated<'DRAFT' | 'READY'>
  version: number
  created_by: Optional<string>
  created_at: Moment
  updated_at: Moment
  deleted_at: OptionalMoment
}

/** Room that a recording under way has taken before its bytes are stored. */
export type RecordingReservations = {
  storage_key: string
  sitting_id: string
  user_id: string
  bytes: number
  made_at: Moment
  until: Moment
}

export type Recordings = {
  sitting_id: string
  id: string
  media_type: 'audio/webm' | 'audio/mp4' | 'audio/ogg'
  bytes: number
  sha256: Buffer
  storage_key: string
  created_at: Moment
  /** of the sitting; the database fills it in */
  user_id: Optional<string>
  /** when its browser sent it once more */
  sent_again_at: OptionalMoment
}

export type ResetPasswords = {
  user_id: string
  password_hash: string
  made_at: Moment
  expires_at: Moment
}

export type Roles = {
  id: number
  name: string
}

export type SchemaMigrations = {
  version: number
  name: string
  sha256: string
  applied_at: Moment
}

export type SchoolYears = {
  id: number
  name: string
  starts_on: Day
  ends_on: Day
}

export type Schools = {
  id: Generated<number>
  name: string
  school_type_id: number
  created_at: Moment
  district_id: Optional<number>
  search_key: GeneratedAlways<string>
  closed_at: OptionalMoment
}

export type ScoreChanges = {
  id: Generated<string>
  answer_id: string
  before: OptionalDecimal
  after: OptionalDecimal
  changed_by: string
  changed_at: Moment
  reason: string
}

export type Sessions = {
  token_hash: Buffer
  user_id: string
  created_at: Moment
  last_seen_at: Moment
  expires_at: Moment
  user_agent: Optional<string>
}

export type SignInPlaces = {
  user_id: string
  place_hash: Buffer
  signed_in_at: Moment
}

export type SiteSettings = {
  id: Generated<number>
  address: Generated<string>
  phone: Generated<string>
  partner_name: Generated<string>
  partner_url: Generated<string>
  provider_home: Generated<string>
  changed_at: Moment
}

export type SittingEvents = {
  sitting_id: string
  id: string
  item: string
  seq: number
  kind: 'draft' | 'submit'
  take: Optional<number>
  response: Json<unknown> | null
  status: 'stored' | 'locked' | 'late'
  late_sync: Generated<boolean>
  verdict: Json<unknown> | null
  client_at: Moment
  server_at: Moment
  device: string
  /** the seq that its device gave it, where it was put in once more */
  repeats: Optional<number>
}

export type Sittings = {
  id: string
  kind: 'olympic' | 'unit' | 'worksheet' | 'quiz' | 'plain'
  user_id: string
  assignment_id: Optional<string>
  worksheet_id: Optional<string>
  pinned_revision: Optional<number>
  paper_id: Optional<number>
  attempt: number
  state: Generated<'open' | 'finished' | 'closed' | 'left'>
  started_at: Moment
  deadline_at: OptionalMoment
  finished_at: OptionalMoment
  finish_key: Optional<string>
  receipt: Json<unknown> | null
  posted_hash: Optional<Buffer>
}

export type UnitsState = {
  one: Generated<boolean>
  fingerprint: string
  laid_at: Moment
}

export type UserRoles = {
  user_id: string
  role_id: number
}

export type Users = {
  id: string
  user_code: string
  email: Optional<string>
  user_name: Optional<string>
  full_name: string
  last_name: string
  first_name: string
  calling_name: Optional<string>
  search_key: string
  password_hash: string
  must_change_password: Generated<boolean>
  password_changed_at: Moment
  temporary_password_expires_at: OptionalMoment
  queue_key: Buffer
  phone: Optional<string>
  sex: Optional<boolean>
  date_of_birth: OptionalDay
  city_id: Optional<number>
  department_id: Optional<number>
  school_id: Optional<number>
  school_name: Optional<string>
  school_type_id: Optional<number>
  grade: Optional<number>
  avatar_url: Optional<string>
  status: Generated<'ACTIVE' | 'LOCKED' | 'DELETED'>
  verified_at: OptionalMoment
  verified_by: Optional<string>
  created_at: Moment
  created_by: Optional<string>
  updated_at: Moment
  registration_hash: Optional<Buffer>
}

export type WorksheetPages = {
  worksheet_id: string
  attachment_id: string
  page: number
}

export type WorksheetRevisions = {
  worksheet_id: string
  revision: number
  json_data: Json<Record<string, unknown>>
  saved_by: string
  saved_at: Moment
}

/** What only a worksheet has; its id is that of its entry in `attachments`. */
export type Worksheets = {
  id: string
  revision: number
}

export type Database = {
  account_list_entries: AccountListEntries
  assignment_classes: AssignmentClasses
  assignments: Assignments
  assignments_answers: AssignmentsAnswers
  attachment_pages: AttachmentPages
  attachments: Attachments
  audit_log: AuditLog
  bank_state: BankState
  bean_entries: BeanEntries
  book_notes: BookNotes
  cities: Cities
  class_invitations: ClassInvitations
  class_list_pupils: ClassListPupils
  class_lists: ClassLists
  class_notices: ClassNotices
  class_people: ClassPeople
  class_sessions: ClassSessions
  classes: Classes
  consents: Consents
  districts: Districts
  erased_people: ErasedPeople
  examination_units: ExaminationUnits
  examinations: Examinations
  family_links: FamilyLinks
  first_passwords: FirstPasswords
  folders: Folders
  hosts: Hosts
  hosts_state: HostsState
  installation_keys: InstallationKeys
  link_cards: LinkCards
  login_attempts: LoginAttempts
  login_names: LoginNames
  mail_outbox: MailOutbox
  menu_link_roles: MenuLinkRoles
  menu_links: MenuLinks
  notice_refusals: NoticeRefusals
  notification_recipients: NotificationRecipients
  notifications: Notifications
  once_keys: OnceKeys
  paper_items: PaperItems
  paper_revisions: PaperRevisions
  paper_tags: PaperTags
  papers: Papers
  question_tags: QuestionTags
  question_versions: QuestionVersions
  questions: Questions
  recording_reservations: RecordingReservations
  recordings: Recordings
  reset_passwords: ResetPasswords
  roles: Roles
  schema_migrations: SchemaMigrations
  school_years: SchoolYears
  schools: Schools
  score_changes: ScoreChanges
  sessions: Sessions
  sign_in_places: SignInPlaces
  site_settings: SiteSettings
  sitting_events: SittingEvents
  sittings: Sittings
  units_state: UnitsState
  user_roles: UserRoles
  users: Users
  worksheet_pages: WorksheetPages
  worksheet_revisions: WorksheetRevisions
  worksheets: Worksheets
}
