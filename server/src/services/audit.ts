import type { Context } from '../context.ts'
import type { Db } from '../db/database.ts'

/** What is written down for ever: who did what to whom, never a secret and never an answer (S20). */
export type AuditAction =
  | 'login'
  | 'login-failed'
  | 'logout'
  | 'password-changed'
  | 'list-entry-added'
  | 'list-entry-removed'
  | 'user-registered'
  | 'file-removed'
  | 'score-mismatch'
  | 'answer-saved'
  | 'paper-saved'
  | 'paper-updated'
  | 'work-file-taken'

export const audit = async (
  db: Db,
  context: Pick<Context, 'now' | 'requestId'>,
  entry: { action: AuditAction; actorId: string | null; subject?: string; details?: Record<string, unknown> },
): Promise<void> => {
  await db
    .insertInto('audit_log')
    .values({
      at: context.now,
      request_id: context.requestId,
      actor_id: entry.actorId,
      action: entry.action,
      subject: entry.subject ?? null,
      details: JSON.stringify(entry.details ?? {}),
    })
    .execute()
}
