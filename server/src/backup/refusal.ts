import { faultCode } from '../faults.ts'

/** Why a backup was not written or a restore was not begun; callers and tests tell the cases apart by it. */
export type BackupRefusalReason =
  | 'TARGET_EXISTS'
  | 'NO_SCHEMA'
  | 'DISK_FULL'
  | 'MISSING'
  | 'NOT_A_BACKUP'
  | 'NEWER_FORMAT'
  | 'TORN'
  | 'DAMAGED'
  | 'NO_PASSPHRASE'
  | 'WRONG_PASSPHRASE'
  | 'NEWER_SCHEMA'
  | 'OTHER_SCHEMA'
  | 'RUNNING'
  | 'IN_USE'
  | 'NOT_EMPTY'
  | 'NOT_OURS'
  | 'CANNOT_SWAP'

/** Nothing was changed; the message is one sentence for the person at the keyboard. */
export class BackupRefusal extends Error {
  readonly reason: BackupRefusalReason

  constructor(reason: BackupRefusalReason, message: string) {
    super(message)
    this.name = 'BackupRefusal'
    this.reason = reason
  }
}

/** Turns 'no space left' and 'quota reached' into a refusal that names the place; other faults pass unchanged (H052). */
export const nameFullDisk = (fault: unknown, place: string): unknown =>
  ['ENOSPC', 'EDQUOT'].includes(faultCode(fault) ?? '')
    ? new BackupRefusal(
        'DISK_FULL',
        `The disk that holds ${place} is full: make room and try again; nothing was kept of this try.`,
      )
    : fault
