import { Select } from '@mantine/core'
import { MarkedText } from '@phuong/exercises/screens'
import type { Verdict } from '@phuong/exercises/session'
import { Button } from '@phuong/ui/Button'
import { Chip } from '@phuong/ui/Chip'
import { EditIcon } from '@phuong/ui/desk-icons'
import { Panel } from '@phuong/ui/Panel'
import { useMedia } from '@phuong/ui/use-media'
import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import { useMemo, useRef } from 'react'
import { kindName } from '../../../../widgets/demo-pages/kind-name.ts'
import { endResult, type Results, withoutResult, withResult } from '../../../../widgets/exercise-footer/result.ts'
import { Link } from '../../../../widgets/link/Link.tsx'
import { useAddressQuery } from '../../../../widgets/link/use-address-query.ts'
import { numberInAddress } from '../../../../widgets/papers/paths.ts'
import css from '../Papers.module.css'
import type { Paper } from '../queries.ts'
import { texts } from '../texts.ts'
import { EditedQuestion } from './EditedQuestion.tsx'
import { questionsIn, type StoredQuestion } from './loaded-question.ts'
import { ViewedQuestion } from './ViewedQuestion.tsx'

/** From this width up all questions stand beside the chosen one. */
const roomForAll = '(min-width: 1024px)'
const addressOf = (number: number) => `?${new URLSearchParams({ [numberInAddress]: String(number) })}`

const wordsOf = ({ question, questionText, title }: StoredQuestion): string => {
  const [words = ''] = [question, questionText, title].filter(
    (text): text is string => typeof text === 'string' && text.trim() !== '',
  )
  return words || texts.noWords
}

type Props = {
  paper: Paper
  /** the question that is open, from 1; beyond the last one it is the last */
  asked: number
  /** the open question is being edited, and the paper stays as it is here */
  edited: boolean
  onEdit(): void
  onDone(): void
}

/** The questions of a paper, one of them open: looked at and checked, or, by who may, edited. */
export function Questions({ paper, asked, edited, onEdit, onDone }: Props) {
  const [, put] = useAddressQuery()
  const beside = useMedia(roomForAll)
  const questions = useMemo(() => questionsIn(paper.text), [paper.text])
  const number = Math.min(asked, questions.length)
  const chosen = questions[number - 1]
  const results = useRef<Results>(new Map())
  const onChecked = (id: string, verdict: Verdict) => {
    results.current = withResult(results.current, id, verdict)
    return endResult(
      results.current,
      questions.map((each) => each.id),
    )
  }
  return (
    <div className={css.work}>
      {beside ? (
        <Panel title={texts.questions} count={questions.length}>
          <nav className={css.numbers} aria-label={texts.chooseQuestion}>
            {questions.map((question, at) => (
              <Link
                key={question.id}
                to={addressOf(at + 1)}
                replace
                className={css.number}
                aria-current={at + 1 === number ? 'true' : undefined}
                // the one that is open stays open as it is
                onClick={(event) => at + 1 === number && event.preventDefault()}
              >
                <b>
                  <VisuallyHidden>{texts.questionBefore}</VisuallyHidden>
                  {at + 1}
                </b>
                <span className={css.words}>
                  <MarkedText text={wordsOf(question)} />
                </span>
              </Link>
            ))}
          </nav>
        </Panel>
      ) : (
        <Select
          label={texts.chooseQuestion}
          data={questions.map((_, at) => ({ value: String(at + 1), label: texts.question(at + 1) }))}
          value={String(number)}
          onChange={(value) =>
            value !== null && put(new URLSearchParams({ [numberInAddress]: value }), { replace: true })
          }
          allowDeselect={false}
          maxDropdownHeight={320}
        />
      )}
      {chosen && (
        <OpenQuestion
          key={chosen.id}
          paper={paper}
          number={number}
          stored={chosen}
          edited={edited}
          onEdit={onEdit}
          onDone={onDone}
          onChecked={(verdict) => onChecked(chosen.id, verdict)}
          onRetried={() => {
            results.current = withoutResult(results.current, chosen.id)
          }}
        />
      )}
    </div>
  )
}

type OpenProps = {
  paper: Paper
  number: number
  stored: StoredQuestion
  edited: boolean
  onEdit(): void
  onDone(): void
  onChecked(verdict: Verdict): number | null
  onRetried(): void
}

function OpenQuestion({ paper, number, stored, edited, onEdit, onDone, onChecked, onRetried }: OpenProps) {
  const opener = useRef<HTMLButtonElement>(null)
  const done = () => {
    onDone()
    // once the button is there again
    requestAnimationFrame(() => opener.current?.focus())
  }
  return (
    <Panel
      title={texts.question(number)}
      action={
        <span className={css.about}>
          <Chip size="sm">
            <span>
              {texts.questionType}: {kindName(stored.type) ?? <span lang="en">{stored.type}</span>}
            </span>
          </Chip>
          {paper.edits && !edited && (
            <Button ref={opener} size="sm" icon={<EditIcon />} onClick={onEdit}>
              {texts.editQuestion}
            </Button>
          )}
        </span>
      }
    >
      <div className={css.part}>
        {edited ? (
          <EditedQuestion paperId={paper.id} revision={paper.revision} number={number} stored={stored} onDone={done} />
        ) : (
          <ViewedQuestion stored={stored} onChecked={onChecked} onRetried={onRetried} />
        )}
      </div>
    </Panel>
  )
}
