import { confirm } from '@phuong/ui/confirm'
import { toast } from '@phuong/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useReducer, useRef, useState } from 'react'
import type { LoadedQuestion } from '../../../../widgets/exercise/question.ts'
import { type FooterEvent, footerAfter, openedFooter } from '../../../../widgets/exercise-footer/machine.ts'
import { formErrorOf } from '../../../../widgets/form-error.ts'
import { useTypedWords } from '../../../../widgets/unsaved/typed-words.ts'
import { useAskedLeaving } from '../../../../widgets/unsaved/use-asked-leaving.ts'
import { useAskedReload } from '../../../../widgets/unsaved/use-asked-reload.ts'
import { checkQuestion, type Fault, readPaper, type Saved, staleOf, useSaveQuestion } from '../queries.ts'
import { texts } from '../texts.ts'
import type { EditorHandle } from './JsonEditor.tsx'
import { loadQuestion, questionText, type StoredQuestion } from './loaded-question.ts'

export type Edited = {
  paperId: number
  /** the version of the paper that was open when the editing began */
  revision: number
  stored: StoredQuestion
  onDone(): void
}

const none: readonly Fault[] = []

/** What its author writes of a question: what was found in it, how it is played, and how it becomes the next version. */
export const useEditedQuestion = ({ paperId, revision, stored, onDone }: Edited) => {
  const editor = useRef<EditorHandle>(null)
  const [begun] = useState(() => questionText(stored))
  const [text, setText] = useState(begun)
  const [told, setTold] = useState({ faults: none, notes: none })
  const [played, setPlayed] = useState<LoadedQuestion | null>(null)
  const [state, press] = useReducer(footerAfter, openedFooter('edit'))
  const save = useSaveQuestion()
  const written = text !== begun
  useTypedWords(written)
  const mayGo = () =>
    confirm({ title: texts.stopTitle, text: texts.stopText, confirmLabel: texts.stopYes, cancelLabel: texts.stopNo })
  useAskedReload(written)
  useAskedLeaving(written, mayGo)

  const proposal = { paperId, questionId: stored.id, text }
  /** Faults bring the editor back, with the first of them in sight. */
  const tell = ({ faults, notes }: Pick<Saved, 'faults' | 'notes'>): boolean => {
    setTold({ faults, notes })
    const [first] = faults
    if (first === undefined) return true
    press('edit')
    // once the field is there again
    requestAnimationFrame(() => editor.current?.goTo(first.line))
    return false
  }
  const preview = useMutation({
    mutationFn: async () => {
      const examined = await checkQuestion(proposal)
      return { examined, question: examined.faults.length > 0 ? null : await loadQuestion(asStored(text, stored)) }
    },
    onSuccess: ({ examined, question }) => {
      if (!tell(examined)) return
      setPlayed(question)
      press('preview')
    },
  })
  const store = (onto: number) => {
    preview.reset()
    save.mutate({ ...proposal, revision: onto }, { onSuccess: (answer) => tell(answer) && finish(answer, onto) })
  }
  const finish = ({ saved }: Saved, onto: number) => {
    if (saved?.revision === onto) toast.info(texts.noChange)
    else toast.success(texts.savedVersion(saved?.revision ?? onto))
    onDone()
  }
  const overNewest = useMutation({ mutationFn: () => readPaper(paperId), onSuccess: (paper) => store(paper.revision) })

  const stale = staleOf(save.error)
  return {
    editor,
    text,
    told,
    played,
    state,
    /** a preview is on its way */
    checking: preview.isPending,
    saving: save.isPending || overNewest.isPending,
    /** who has saved meanwhile, where that is why a save was refused */
    stale,
    failure: formErrorOf(stale === null ? (save.error ?? preview.error) : overNewest.error),
    write: (next: string) => {
      setText(next)
      setTold({ faults: none, notes: none })
    },
    onPress: (event: FooterEvent) => (event === 'preview' ? preview.mutate() : press(event)),
    save: () => store(revision),
    saveOverNewest: () => overNewest.mutate(),
    stop: async () => {
      if (!written || (await mayGo())) onDone()
    },
  }
}

/** What was written, as the paper would have it. */
const asStored = (text: string, { id, type }: StoredQuestion): StoredQuestion => ({
  ...(JSON.parse(text) as Record<string, unknown>),
  id,
  type,
})
