import { Button } from '@phuong/ui/Button'
import { SaveIcon } from '@phuong/ui/desk-icons'
import { Notice } from '@phuong/ui/Notice'
import { useId } from 'react'
import { FootedExercise } from '../../../../widgets/exercise-footer/FootedExercise.tsx'
import { endResult, withResult } from '../../../../widgets/exercise-footer/result.ts'
import { Faults } from '../Faults.tsx'
import { linesOf } from '../lines.ts'
import css from '../Papers.module.css'
import { texts } from '../texts.ts'
import { JsonEditor } from './JsonEditor.tsx'
import { type Edited, useEditedQuestion } from './use-edited-question.ts'

/**
 * A question in its author's hands (B-290, B-291, B-295, B-296): written as JSON, played in Preview, stored as the next
 * version of its paper. Nothing that was written is lost: not by a fault, not by somebody who saved meanwhile, and by nothing
 * that leads elsewhere unless its author says so.
 */
export function EditedQuestion({ number, ...edited }: Edited & { number: number }) {
  const { stored } = edited
  const { editor, text, told, saving, stale, failure, ...question } = useEditedQuestion(edited)
  const faultsId = useId()
  const faulty = new Set(told.faults.map(({ line }) => line))
  return (
    <>
      <div className={css.ends}>
        <Button onClick={() => void question.stop()}>{texts.stopEditing}</Button>
        <Button variant="primary" icon={<SaveIcon />} loading={saving} onClick={question.save}>
          {texts.saveVersion}
        </Button>
      </div>
      {stale !== null && (
        <Notice
          tone="warning"
          live="assertive"
          title={texts.staleTitle}
          action={
            <Button loading={saving} onClick={question.saveOverNewest}>
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
        question={question.played}
        state={question.state}
        busy={question.checking}
        onPress={question.onPress}
        // the question alone is the set that is checked here
        onChecked={(verdict) => endResult(withResult(new Map(), stored.id, verdict), [stored.id])}
      >
        <JsonEditor
          handle={editor}
          label={texts.editorLabel(number)}
          text={text}
          faulty={faulty}
          describedBy={faulty.size > 0 ? faultsId : undefined}
          onChange={question.write}
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
