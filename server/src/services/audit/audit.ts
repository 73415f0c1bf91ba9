import type { Db } from '../../db/database.ts'
import type { RequestFacts } from '../../request.ts'

/** What is written down for ever: who did what to whom, never a secret and never an answer (S20). */
export type AuditAction =
  | 'login'
  | 'login-failed'
  | 'logout'
  | 'password-changed'
  | 'session-ended'
  | 'password-reset-asked'
  | 'password-reset-used'
  | 'list-entry-added'
  | 'list-entry-removed'
  | 'user-registered'
  | 'teacher-verified'
  | 'file-removed'
  | 'score-mismatch'
  | 'answer-saved'
  | 'paper-saved'
  | 'paper-updated'
  | 'work-file-taken'
  | 'assignment-changed'
  | 'assignment-ended'
  | 'assignment-deleted'
  | 'assignment-restored'
  | 'class-changed'
  | 'class-archived'
  | 'class-restored'
  | 'class-deleted'
  | 'class-code-renewed'
  | 'class-list-made'
  | 'class-list-undone'
  | 'class-cards-read'
  | 'pupil-added'
  | 'pupil-moved'
  | 'pupil-left'
  | 'pupil-returned'
  | 'pupil-password-renewed'
  | 'pupil-changed'
  | 'class-teacher-set'
  | 'class-teacher-removed'
  | 'class-handed-over'
  | 'family-link-made'
  | 'family-link-revoked'
  | 'family-link-opened'
  | 'unit-kept'
  | 'school-kept'
  | 'places-loaded'
  | 'mail-sent-again'
  | 'site-changed'
  | 'host-kept'
  | 'host-deleted'
  | 'link-card-kept'
  | 'link-card-deleted'
  | 'link-cards-ordered'
  | 'menu-link-kept'
  | 'menu-link-deleted'
  | 'menu-links-ordered'

export const audit = async (
  db: Db,
  { now, request }: { now: Date; request: Pick<RequestFacts, 'id'> },
  entry: { action: AuditAction; actorId: string | null; subject?: string; details?: Record<string, unknown> },
): Promise<void> => {
  await db
    .insertInto('audit_log')
    .values({
      at: now,
      request_id: request.id,
      actor_id: entry.actorId,
      action: entry.action,
      subject: entry.subject ?? null,
      details: JSON.stringify(entry.details ?? {}),
    })
    .execute()
}
