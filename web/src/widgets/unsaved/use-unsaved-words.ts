import { confirm } from '@phuong/ui/confirm'
import { useHeldDialog } from '@phuong/ui/unsaved'
import { useCallback, useRef } from 'react'
import { texts } from './texts.ts'
import { useTypedWords } from './typed-words.ts'
import { useAskedLeaving } from './use-asked-leaving.ts'
import { useAskedReload } from './use-asked-reload.ts'

const question = {
  title: texts.title,
  text: texts.text,
  confirmLabel: texts.drop,
  cancelLabel: texts.stay,
  strong: 'cancel',
} as const

/**
 * A form whose words are kept nowhere else (H161): while something is typed, its dialog asks before it closes, its page
 * before it goes elsewhere, and the browser before it closes or loads anew. An ended session leads nowhere meanwhile (D24).
 * A form that draws its dialog itself says so inside of it, by `UnsavedWords`.
 * @returns lets the words go without a question: they are stored
 */
export const useUnsavedWords = (typed: boolean): (() => void) => {
  const stored = useRef(false)
  useTypedWords(typed)
  const inDialog = useHeldDialog(typed ? question : null)
  useAskedReload(typed)
  useAskedLeaving(typed && !inDialog, () => (stored.current ? Promise.resolve(true) : confirm(question)))
  return useCallback(() => {
    stored.current = true
  }, [])
}

/** `useUnsavedWords` for a place in the page. */
export function UnsavedWords({ typed }: { typed: boolean }): null {
  useUnsavedWords(typed)
  return null
}
