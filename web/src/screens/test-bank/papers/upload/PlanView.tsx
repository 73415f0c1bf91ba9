import { formatDateTime } from '@phuong/domain/format/dates'
import { formatNumber } from '@phuong/domain/format/numbers'
import { MarkedText } from '@phuong/exercises/screens'
import { Button } from '@phuong/ui/Button'
import { Chip } from '@phuong/ui/Chip'
import { SaveIcon } from '@phuong/ui/desk-icons'
import { Notice } from '@phuong/ui/Notice'
import { Panel } from '@phuong/ui/Panel'
import { titleOf } from '../../../../widgets/papers/name.ts'
import { paperTexts } from '../../../../widgets/papers/texts.ts'
import css from '../Papers.module.css'
import type { Examined, Plan } from '../queries.ts'
import { texts } from '../texts.ts'
import { changedQuestions, countsOf, olderVersion } from './plan-summary.ts'

type Props = {
  paper: Examined['paper']
  plan: Plan
  saving: boolean
  onSave(): void
}

const tones = { new: 'leaf', changed: 'sun', same: 'neutral' } as const

/** What a file would make of its paper, before anything is stored (C-257). */
export function PlanView({ paper, plan, saving, onSave }: Props) {
  const { key, changes, revised } = plan
  const counts = countsOf(plan)
  const older = olderVersion(plan, paper?.revision ?? null)
  const title =
    paper !== null
      ? `${titleOf(paper)} · ${texts.version(paper.revision)}`
      : key.kind === 'olympic'
        ? `${texts.newPaper}: ${paperTexts.paperTitle(key.classLevel, key.code)}`
        : texts.newPaper
  if (!changes)
    return (
      <Notice live="polite" title={texts.noChange}>
        {title}
      </Notice>
    )
  return (
    <Panel title={texts.plan}>
      <div className={css.part}>
        <strong>{title}</strong>
        {older !== null && paper !== null && (
          <Notice tone="warning" title={texts.older(older, paper.revision)}>
            {texts.olderText(paper.savedBy, formatDateTime(paper.savedAt))}
          </Notice>
        )}
        <dl className={css.counts}>
          {(['new', 'changed', 'removed', 'same'] as const).map((each) => (
            <div key={each}>
              <dt>{texts.changesOf[each]}</dt>
              <dd>{formatNumber(counts[each])}</dd>
            </div>
          ))}
        </dl>
        <HeadChanges plan={plan} />
        <ul className={css.changes}>
          {changedQuestions(plan).map(({ number, before, state, fields, words }) => (
            <li key={number}>
              <b>{texts.question(number)}</b>
              <Chip size="sm" tone={tones[state]}>
                {texts.changesOf[state]}
              </Chip>
              <span>
                <MarkedText text={words} />
              </span>
              {fields.length > 0 && <span className={css.small}>{texts.changedFields(fields)}</span>}
              {before !== null && before !== number && <span className={css.small}>{texts.moved(before)}</span>}
            </li>
          ))}
          {plan.removed.map(({ before, words }) => (
            <li key={`removed ${before}`}>
              <b>{texts.question(before)}</b>
              <Chip size="sm" tone="rose">
                {texts.changesOf.removed}
              </Chip>
              <span>
                <MarkedText text={words} />
              </span>
            </li>
          ))}
        </ul>
        {!revised && <p className={css.small}>{texts.onlyHead}</p>}
        <div className={css.acts}>
          <Button variant="primary" icon={<SaveIcon />} loading={saving} onClick={onSave}>
            {paper === null ? texts.saveNew : revised ? texts.saveVersion : texts.saveHead}
          </Button>
        </div>
      </div>
    </Panel>
  )
}

function HeadChanges({ plan: { head } }: { plan: Plan }) {
  const { title, visibility, tags } = head
  const change = (before: string | undefined, after: string) =>
    before === undefined ? after : texts.headChange(before || texts.nothing, after || texts.nothing)
  const lines: [string, string][] = [
    ...(title ? [[texts.headTitle, change(title.before ?? undefined, title.after)] as [string, string]] : []),
    ...(visibility
      ? [
          [
            texts.columnVisibility,
            change(
              visibility.before ? paperTexts.visibility[visibility.before] : undefined,
              paperTexts.visibility[visibility.after],
            ),
          ] as [string, string],
        ]
      : []),
    ...(tags ? [[texts.columnTags, change(tags.before?.join(', '), tags.after.join(', '))] as [string, string]] : []),
  ]
  if (lines.length === 0) return null
  return (
    <ul className={css.changes}>
      {lines.map(([label, words]) => (
        <li key={label}>
          <b>{label}</b>
          <span>{words}</span>
        </li>
      ))}
    </ul>
  )
}
