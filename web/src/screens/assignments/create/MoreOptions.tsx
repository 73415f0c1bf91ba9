import { NativeSelect } from '@mantine/core'
import { ASSIGNMENT_ATTEMPTS, SOLUTIONS_RULES } from '@phuong/domain/forms/assignment'
import { ChevronDownIcon } from '@phuong/ui/work-icons'
import css from './Create.module.css'
import type { Draft } from './draft.ts'
import { texts } from './texts.ts'

/**
 * How often the work may be handed in and when the right answers are shown (docs/protocol.md 5), folded away: the usual
 * is set.
 */
export function MoreOptions({ draft, change }: { draft: Draft; change: (more: Partial<Draft>) => void }) {
  return (
    <details className={css.more}>
      <summary>
        <ChevronDownIcon className={css.fold} />
        <span className={css.moreTitle}>{texts.more}</span>
        <span className={css.moreNow}>
          {texts.attempts}: {texts.attemptsChoice(draft.attempts).toLowerCase()}. {texts.solutions}:{' '}
          {texts.solutionsChoice[draft.solutions].toLowerCase()}.
        </span>
      </summary>
      <div className={css.pair}>
        <NativeSelect
          size="md"
          label={texts.attempts}
          value={String(ASSIGNMENT_ATTEMPTS.indexOf(draft.attempts))}
          onChange={(event) => change({ attempts: ASSIGNMENT_ATTEMPTS[Number(event.currentTarget.value)] ?? null })}
          data={ASSIGNMENT_ATTEMPTS.map((count, place) => ({
            value: String(place),
            label: texts.attemptsChoice(count),
          }))}
        />
        <NativeSelect
          size="md"
          label={texts.solutions}
          value={draft.solutions}
          onChange={(event) => {
            const rule = SOLUTIONS_RULES.find((each) => each === event.currentTarget.value)
            if (rule) change({ solutions: rule })
          }}
          data={SOLUTIONS_RULES.map((rule) => ({ value: rule, label: texts.solutionsChoice[rule] }))}
        />
      </div>
    </details>
  )
}
