import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/**
 * The rows of the database as the migrations make them. Only what the product's queries touch stands here;
 * tables.test.ts holds it against the real catalogue.
 */
type Moment = ColumnType<Date, Date, Date>
/** YYYY-MM-DD: dates are read as text, so that no time zone moves them. */
type Day = ColumnType<string, string, string>
type OptionalMoment = ColumnType<Date | null, Date | null | undefined, Date | null>
type Json<T> = ColumnType<T, string, string>
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>
/** A numeric column: read as text, written as a number. */
type OptionalDecimal = ColumnType<string | null, number | null | undefined, number | null>
/** A count of bytes: read as text, written as a number. */
type ByteCount = ColumnType<string, number, number>

export type Schools = { id: Generated<number>; name: string; school_type_id: number; created_at: Moment }

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
  /** YYYY-MM-DD: dates are read as text, so that no time zone moves them. */
  date_of_birth: Optional<string>
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
}

export type LoginNames = { key: string; user_id: string; kind: 'email' | 'userName' }
export type Roles = { id: number; name: string }
export type UserRoles = { user_id: string; role_id: number }

export type Sessions = {
  token_hash: Buffer
  user_id: string
  created_at: Moment
  last_seen_at: Moment
  expires_at: Moment
  user_agent: Optional<string>
}

export type SignInPlaces = { user_id: string; place_hash: Buffer; signed_in_at: Moment }

export type LoginAttempts = { id: Generated<string>; account_hash: Buffer; address_hash: Buffer; tried_at: Moment }

export type AccountListEntries = {
  list: string
  user_id: string
  value: Json<unknown> | null
  added_by: Optional<string>
  added_at: Moment
}

export type BeanEntries = {
  id: string
  user_id: string
  amount: number
  reason: string
  subject: string
  given_at: Moment
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
}

export type SchoolYears = { id: number; name: string; starts_on: Day; ends_on: Day }

export type Classes = {
  id: string
  class_name: string
  code: string
  teacher_id: string
  school_id: Optional<number>
  school_year_id: number
  grade: Optional<number>
  status: Generated<'Not Ready' | 'Ready' | 'Finish'>
  created_at: Moment
  archived_at: OptionalMoment
}

/** A period of a pupil in a class; at most one of them is open. */
export type ClassMembers = {
  id: Generated<string>
  class_id: string
  student_id: string
  joined_at: Moment
  left_at: OptionalMoment
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
  tags: Optional<string>
  school_year_id: number
  created_by: string
  created_at: Moment
  updated_at: Moment
  deleted_at: OptionalMoment
}

export type AssignmentClasses = { assignment_id: string; class_id: string }

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
}

export type NotificationRecipients = {
  notification_id: string
  user_id: string
  read_at: OptionalMoment
  deleted_at: OptionalMoment
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
  drawn_at: OptionalMoment
  drawing_ms: Generated<number>
  hard_pages: Generated<number>
  /** when a removed file gave its bytes back */
  emptied_at: OptionalMoment
}

/** What only a worksheet has; its id is that of its entry in `attachments`. */
export type Worksheets = { id: string; revision: number }

export type WorksheetRevisions = {
  worksheet_id: string
  revision: number
  json_data: Json<Record<string, unknown>>
  saved_by: string
  saved_at: Moment
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

export type WorksheetPages = { worksheet_id: string; attachment_id: string; page: number }

export type Examinations = {
  id: Generated<number>
  title: string
  grade: Optional<number>
  unit: Optional<number>
  sort_order: Generated<number>
  duration_minutes: Optional<number>
  created_at: Moment
  updated_at: Moment
}

export type ExaminationUnits = { grade: number; unit: number; access: boolean }

export type Questions = {
  id: string
  type: string
  grade_code: Optional<string>
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

export type QuestionVersions = {
  question_id: string
  version: number
  content: Json<Record<string, unknown>>
  saved_by: Optional<string>
  saved_at: Moment
}

export type QuestionTags = { question_id: string; tag: string }

export type PaperTags = { paper_id: number; tag: string }

export type Papers = {
  id: Generated<number>
  kind: 'olympic' | 'unit'
  class_level: Optional<number>
  code: Optional<string>
  exam_id: Optional<number>
  title: Generated<string>
  /** code and title without marks, as the search compares them */
  search_key: GeneratedAlways<string>
  revision: number
  visibility: Generated<'PRIVATE' | 'PUBLIC'>
  created_by: Optional<string>
  created_at: Moment
  updated_at: Moment
}

export type PaperRevisions = { paper_id: number; revision: number; saved_by: Optional<string>; saved_at: Moment }

export type PaperItems = { paper_id: number; revision: number; position: number; question_id: string; version: number }

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

export type SittingEvents = {
  sitting_id: string
  id: string
  item: string
  seq: number
  /** the seq that its device gave it, where it was put in once more */
  repeats: Optional<number>
  kind: 'draft' | 'submit'
  take: Optional<number>
  response: Json<unknown> | null
  status: 'stored' | 'locked' | 'late'
  late_sync: Generated<boolean>
  verdict: Json<unknown> | null
  client_at: Moment
  server_at: Moment
  device: string
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

export type InstallationKeys = { name: string; key: Buffer }

export type BankState = { one: Generated<boolean>; fingerprint: string; laid_at: Moment }

export type Recordings = {
  sitting_id: string
  id: string
  media_type: string
  bytes: number
  sha256: Buffer
  storage_key: string
  created_at: Moment
  /** of the sitting; the database fills it in */
  user_id: Optional<string>
  /** when its browser sent it once more */
  sent_again_at: OptionalMoment
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

/** Who was erased, as ids alone (D67). */
export type ErasedPeople = { person_id: string; erased_at: Moment }

export type SchemaMigrations = { version: number; name: string; sha256: string; applied_at: Moment }

export type Database = {
  schools: Schools
  users: Users
  login_names: LoginNames
  roles: Roles
  user_roles: UserRoles
  sessions: Sessions
  login_attempts: LoginAttempts
  sign_in_places: SignInPlaces
  account_list_entries: AccountListEntries
  bean_entries: BeanEntries
  audit_log: AuditLog
  mail_outbox: MailOutbox
  school_years: SchoolYears
  classes: Classes
  class_members: ClassMembers
  folders: Folders
  assignments: Assignments
  assignment_classes: AssignmentClasses
  notifications: Notifications
  notification_recipients: NotificationRecipients
  attachments: Attachments
  attachment_pages: AttachmentPages
  worksheets: Worksheets
  worksheet_revisions: WorksheetRevisions
  worksheet_pages: WorksheetPages
  examinations: Examinations
  examination_units: ExaminationUnits
  questions: Questions
  question_tags: QuestionTags
  question_versions: QuestionVersions
  papers: Papers
  paper_tags: PaperTags
  paper_revisions: PaperRevisions
  paper_items: PaperItems
  sittings: Sittings
  sitting_events: SittingEvents
  assignments_answers: AssignmentsAnswers
  score_changes: ScoreChanges
  recordings: Recordings
  recording_reservations: RecordingReservations
  bank_state: BankState
  installation_keys: InstallationKeys
  erased_people: ErasedPeople
  schema_migrations: SchemaMigrations
}
