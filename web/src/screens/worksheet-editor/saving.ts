/** How the worksheet in the editor and the one on the server stand to each other. */
export type Saving = {
  /** the revision on the server on which the editor stands; 0 while nothing was saved */
  readonly revision: number
  /** when it was saved, 'YYYY-MM-DD HH:mm:ss'; null while it is not known */
  readonly savedAt: string | null
  /** something in the editor is on its way to nowhere yet */
  readonly changed: boolean
  readonly phase:
    | 'quiet'
    | 'sending'
    /** no answer, or a busy server: it is tried again by itself */
    | 'waiting'
    /** the server does not take it, and would not the next time */
    | 'refused'
    /** somebody else saved meanwhile: a person decides */
    | 'stale'
  /** failures one after another */
  readonly failures: number
  /** why it was refused */
  readonly refusal: string | null
  /** who saved meanwhile, and when, in words */
  readonly other: { readonly by: string; readonly at: string } | null
}

export type SavingEvent =
  | { type: 'changed' }
  | { type: 'sent' }
  | { type: 'saved'; revision: number; savedAt: string }
  | { type: 'failed' }
  | { type: 'refused'; text: string }
  | { type: 'stale'; by: string; at: string }
  /** what is on the server is to be replaced, knowingly */
  | { type: 'overwrite'; revision: number }

export const startSaving = (revision: number, { changed }: { changed: boolean }): Saving => ({
  revision,
  savedAt: null,
  changed,
  phase: 'quiet',
  failures: 0,
  refusal: null,
  other: null,
})

/** The state after an event. What changes while a save is under way stays `changed` after it. */
export const savingAfter = (saving: Saving, event: SavingEvent): Saving => {
  switch (event.type) {
    case 'changed':
      // the next text may be one that the server takes
      return { ...saving, changed: true, phase: saving.phase === 'refused' ? 'quiet' : saving.phase }
    case 'sent':
      return { ...saving, changed: false, phase: 'sending' }
    case 'saved': {
      const { revision, savedAt } = event
      return { ...saving, revision, savedAt, phase: 'quiet', failures: 0, refusal: null, other: null }
    }
    case 'failed':
      return { ...saving, changed: true, phase: 'waiting', failures: saving.failures + 1 }
    case 'refused':
      return { ...saving, changed: true, phase: 'refused', failures: 0, refusal: event.text }
    case 'stale':
      return { ...saving, changed: true, phase: 'stale', failures: 0, other: { by: event.by, at: event.at } }
    case 'overwrite':
      return { ...saving, revision: event.revision, changed: true, phase: 'quiet', other: null }
  }
}

/** Whether a save goes out now by itself: something changed, and nothing speaks against it. */
export const shallSend = ({ changed, phase }: Saving): boolean => changed && phase === 'quiet'

/** What the teacher reads of it (D27). */
export const savingWords = ({
  phase,
  changed,
  savedAt,
  revision,
}: Saving): 'sending' | 'waiting' | 'refused' | 'stale' | 'changed' | 'saved' | 'stored' | 'new' => {
  if (phase !== 'quiet') return phase
  if (changed) return 'changed'
  if (savedAt !== null) return 'saved'
  return revision > 0 ? 'stored' : 'new'
}
