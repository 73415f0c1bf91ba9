import type { ColumnType, Generated } from 'kysely'

/**
 * The rows of the database as the migrations make them. Only what the product's queries touch stands here;
 * tables.test.ts holds it against the real catalogue.
 */
type Moment = ColumnType<Date, Date, Date>
type OptionalMoment = ColumnType<Date | null, Date | null | undefined, Date | null>
type Json<T> = ColumnType<T, string, string>
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>

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
}

export type Classes = {
  id: string
  class_name: string
  code: string
  teacher_id: string
  school_id: Optional<number>
  grade: Optional<number>
  status: Generated<'Not Ready' | 'Ready' | 'Finish'>
  created_at: Moment
  archived_at: OptionalMoment
}

export type ClassMembers = { class_id: string; student_id: string; joined_at: Moment; left_at: OptionalMoment }

export type Folders = {
  id: string
  parent_id: Optional<string>
  name: string
  color: Optional<string>
  sort_order: number
  created_by: string
  created_at: Moment
}

export type SchemaMigrations = { version: number; name: string; sha256: string; applied_at: Moment }

export type Database = {
  schools: Schools
  users: Users
  login_names: LoginNames
  roles: Roles
  user_roles: UserRoles
  sessions: Sessions
  login_attempts: LoginAttempts
  account_list_entries: AccountListEntries
  bean_entries: BeanEntries
  audit_log: AuditLog
  mail_outbox: MailOutbox
  classes: Classes
  class_members: ClassMembers
  folders: Folders
  schema_migrations: SchemaMigrations
}
