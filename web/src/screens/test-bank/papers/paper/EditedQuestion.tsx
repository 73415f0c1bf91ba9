import { Button } from '@phuong/ui/Button'
import { confirm } from '@phuong/ui/confirm'
import { SaveIcon } from '@phuong/ui/desk-icons'
import { Notice } from '@phuong/ui/Notice'
import { toast } from '@phuong/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useId, useReducer, useRef, useState } from 'react'
import type { LoadedQuestion } from '../../../../widgets/exercise/question.ts'
import { FootedExercise } from '../../../../widgets/exercise-footer/FootedExercise.tsx'
import { type FooterEvent, footerAfter, openedFooter } from '../../../../widgets/exercise-footer/machine.ts'
import { endResult, withResult } from '../../../../widgets/exercise-footer/result.ts'
import { formErrorOf } from '../../../../widgets/form-error.ts'
import { useTypedWords } from '../../../../widgets/typed-words.ts'
import { Faults } from '../Faults.tsx'
import { linesOf } from '../lines.ts'
import css from '../Papers.module.css'
import { checkQuestion, type Fault, readPaper, type Saved, staleOf, useSaveQuestion } from '../queries.ts'
import { texts } from '../texts.ts'
import { type EditorHandle, JsonEditor } from './JsonEditor.tsx'
import { loadQuestion, questionText, type StoredQuestion } from './loaded-question.ts'
import { useAskedLeaving } from './use-asked-leaving.ts'

type Props = {
  paperId: number
  /** the version of the paper that was open when the editing began */
  revision: number
  number: number
  stored: StoredQuestion
  onDone(): void
}

const none: readonly Fault[] = []

/**
 * A question in its author's hands (B-290, B-291, B-295, B-296): written as JSON, played in Preview, stored as the next
 * version of its paper. Nothing that was written is lost: not by a fault, not by somebody who saved meanwhile, and by nothing
 * that leads elsewhere unless its author says so.
 */
export function EditedQuestion({ paperId, revision, number, stored, onDone }: Props) {
  const faultsId = useId()
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

  const stop = async () => {
    if (!written || (await mayGo())) onDone()
  }
  const onPress = (event: FooterEvent) => (event === 'preview' ? preview.mutate() : press(event))

  const stale = staleOf(save.error)
  const failure = formErrorOf(stale === null ? (save.error ?? preview.error) : overNewest.error)
  const faulty = new Set(told.faults.map(({ line }) => line))
  return (
    <>
      <div className={css.ends}>
        <Button onClick={() => void stop()}>{texts.stopEditing}</Button>
        <Button
          variant="primary"
          icon={<SaveIcon />}
          loading={save.isPending || overNewest.isPending}
          onClick={() => store(revision)}
        >
          {texts.saveVersion}
        </Button>
      </div>
      {stale !== null && (
        <Notice
          tone="warning"
          live="assertive"
          title={texts.staleTitle}
          action={
            <Button loading={save.isPending || overNewest.isPending} onClick={() => overNewest.mutate()}>
              {texts.staleSave}
            </Button>
          }
        >
          {texts.staleText(stale.by, stale.at)}
        </Notice>
      )}
      {failure !== null && (
        <Notice tone="danger" live="assertive" title={texts.failed}>
          {failure}
        </Notice>
      )}
      <FootedExercise
        question={played}
        state={state}
        busy={preview.isPending}
        onPress={onPress}
        // the question alone is the set that is checked here
        onChecked={(verdict) => endResult(withResult(new Map(), stored.id, verdict), [stored.id])}
      >
        <JsonEditor
          handle={editor}
          label={texts.editorLabel(number)}
          text={text}
          faulty={faulty}
          describedBy={faulty.size > 0 ? faultsId : undefined}
          onChange={(next) => {
            setText(next)
            setTold({ faults: none, notes: none })
          }}
        />
        {told.faults.length > 0 && (
          <div id={faultsId} role="alert">
            <Notice tone="danger" title={texts.editorFaults}>
              {texts.faults(told.faults.length)}
            </Notice>
            <Faults faults={told.faults} lines={linesOf(text)} onGo={(line) => editor.current?.goTo(line)} />
          </div>
        )}
      </FootedExercise>
      {told.notes.length > 0 && (
        <div role="status">
          <Notice tone="info" title={texts.notes(told.notes.length)} />
          <Faults faults={told.notes} lines={linesOf(text)} />
        </div>
      )}
    </>
  )
}

/** What was written, as the paper would have it. */
const asStored = (text: string, { id, type }: StoredQuestion): StoredQuestion => ({
  ...(JSON.parse(text) as Record<string, unknown>),
  id,
  type,
})
