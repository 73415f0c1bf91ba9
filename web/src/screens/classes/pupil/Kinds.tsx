import { formatNumber } from '@phuong/domain/format/numbers'
import { Chip } from '@phuong/ui/Chip'
import { EmptyState } from '@phuong/ui/ListState'
import { Panel } from '@phuong/ui/Panel'
import { ProgressBar } from '@phuong/ui/ProgressBar'
import { kindName } from '../../../widgets/assignments/asked-kinds.ts'
import { zoneKinds } from '../../../widgets/zone-kinds/texts.ts'
import css from './Pupil.module.css'
import type { PupilFacts } from './queries.ts'
import { texts } from './texts.ts'
import { hardestFirst, needsWork } from './trend.ts'

const zoneNames: Readonly<Record<string, string>> = zoneKinds

/** What a kind is called: a kind of zone, or a type of question; one that nobody has named by its own word. */
const nameOf = (kind: string): string => zoneNames[kind] ?? kindName(kind) ?? kind

/** What is right of each kind of questions, the hardest first. */
export function Kinds({ kinds, counted }: { kinds: PupilFacts['kinds']; counted: number }) {
  const rows = hardestFirst(kinds)
  return (
    <Panel title={texts.kinds}>
      {rows.length === 0 ? (
        <EmptyState title={texts.kindsNone} drawing={false} />
      ) : (
        <>
          <p className={css.words}>{texts.kindsLead(formatNumber(counted))}</p>
          <ul className={css.kinds} aria-label={texts.kinds}>
            {rows.map((row) => (
              <li key={row.kind}>
                <span className={css.kind}>
                  {nameOf(row.kind)}
                  {needsWork(row) && (
                    <Chip size="sm" tone="sun">
                      {texts.needsWork}
                    </Chip>
                  )}
                </span>
                <span className={css.ratio}>{texts.right(formatNumber(row.right), formatNumber(row.total))}</span>
                <ProgressBar
                  value={(row.right / row.total) * 100}
                  status={needsWork(row) ? 'exception' : 'success'}
                  label={nameOf(row.kind)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}
