import { cx } from '@phuong/ui/cx'
import { CloseIcon } from '@phuong/ui/icons'
import { ProgressBar } from '@phuong/ui/ProgressBar'
import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import { CheckIcon } from '@phuong/ui/work-icons'
import { type ReactNode, type Ref, useId } from 'react'
import { stateWord } from '../../parts/zone/said.ts'
import type { PartState } from '../zones/contract.ts'
import { isAnswered, progressOf, responseOf, taskOf, type WorksheetAnswers, writtenOf } from './answers.ts'
import type { PlayGroup } from './groups.ts'
import { texts } from './texts.ts'
import css from './ZoneList.module.css'

type Props = {
  groups: readonly PlayGroup[]
  answers: WorksheetAnswers
  /** by the id of the group; null while the worksheet is being answered */
  parts: Readonly<Record<string, PartState>> | null
  /** right responses by the id of the group; null where they are not shown */
  solutions: ReadonlyMap<string, unknown> | null
  /** the group in which the pupil is */
  current: string | null
  headingRef: Ref<HTMLHeadingElement>
  onGo(group: PlayGroup): void
  /** what comes after the last answer */
  end: ReactNode
}

/**
 * Every group of the worksheet with what stands in it: the way through the worksheet without seeing it, and a look over
 * it.
 */
export function ZoneList({ groups, answers, parts, solutions, current, headingRef, onGo, end }: Props) {
  const headingId = useId()
  const { answered, total } = progressOf(groups, answers)
  return (
    <section className={css.list} aria-labelledby={headingId}>
      <div className={css.top}>
        <h2 id={headingId} ref={headingRef} tabIndex={-1}>
          {texts.list}
        </h2>
        <span className={css.count}>{texts.progress(answered, total)}</span>
        <div className={css.progress}>
          <ProgressBar
            value={total === 0 ? 0 : (100 * answered) / total}
            status={answered === total ? 'success' : 'neutral'}
            label={texts.progressLabel}
          />
        </div>
      </div>
      {total === 0 ? (
        <p className={css.none}>{texts.none}</p>
      ) : (
        <ol className={css.groups}>
          {groups.map((group) => (
            <Entry
              key={group.id}
              group={group}
              answers={answers}
              state={parts === null ? null : (parts[group.id] ?? 'neutral')}
              solution={solutions?.get(group.id)}
              current={group.id === current}
              onGo={onGo}
            />
          ))}
        </ol>
      )}
      <div className={css.end}>{end}</div>
    </section>
  )
}

type EntryProps = {
  group: PlayGroup
  answers: WorksheetAnswers
  state: PartState | null
  solution: unknown
  current: boolean
  onGo(group: PlayGroup): void
}

function Entry({ group, answers, state, solution, current, onGo }: EntryProps) {
  const { number } = group
  const given = writtenOf(group, responseOf(group, answers))
  const done = isAnswered(group, answers)
  return (
    <li>
      <button
        type="button"
        className={cx(css.entry, state === null ? done && css.done : css[state], current && css.current)}
        aria-current={current ? 'step' : undefined}
        onClick={() => onGo(group)}
      >
        <span className={css.number}>
          <VisuallyHidden>{`${number}. `}</VisuallyHidden>
          <NumberSign number={number} state={state} done={done} />
        </span>
        <span className={css.words}>
          <span>{taskOf(group)}</span>
          {state !== null && state !== 'right' && solution !== undefined && (
            <span className={css.solution}>
              {texts.answer}: <strong>{writtenOf(group, solution)}</strong>
            </span>
          )}
        </span>
        <span className={css.value}>
          {given !== '' && <span className={css.given}>{given}</span>}
          {state !== null && <span className={css.said}>{stateWord(state, given)}</span>}
          {state === null && given === '' && texts.notYet}
          {state === null && done && <VisuallyHidden>{`, ${texts.done}`}</VisuallyHidden>}
        </span>
      </button>
    </li>
  )
}

function NumberSign({ number, state, done }: { number: number; state: PartState | null; done: boolean }) {
  if (state === 'wrong') return <CloseIcon size={18} />
  if (state === 'right' || (state === null && done)) return <CheckIcon size={18} />
  return <span aria-hidden="true">{number}</span>
}
