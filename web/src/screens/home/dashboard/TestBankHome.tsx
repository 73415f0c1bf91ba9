import { formatDateTime } from '@phuong/domain/format/dates'
import { ButtonLink } from '@phuong/ui/Button'
import { PageHead } from '@phuong/ui/PageHead'
import { Panel } from '@phuong/ui/Panel'
import { DataTable } from '@phuong/ui/staff/DataTable'
import { staffScreen } from '@phuong/ui/staff/staff-screen'
import type { Column } from '@phuong/ui/staff/table-types'
import { ArrowRightIcon } from '@phuong/ui/work-icons'
import { useQuery } from '@tanstack/react-query'
import { now } from '../../../browser/clock.ts'
import { Figures } from '../../../widgets/figures/Figures.tsx'
import { Link } from '../../../widgets/link/Link.tsx'
import { listStateOf } from '../../../widgets/list-state.ts'
import { titleOf } from '../../../widgets/papers/name.ts'
import { paperPath, papersPath, uploadPath } from '../../../widgets/papers/paths.ts'
import { VisibilityChip } from '../../../widgets/papers/VisibilityChip.tsx'
import { useSurroundings } from '../../../widgets/surroundings.ts'
import { bankFigures } from './bank.ts'
import css from './Dashboard.module.css'
import { dayLine, staffGreeting } from './greeting.ts'
import { bankQuery, type SavedPaper } from './queries.ts'
import { texts } from './texts.ts'

const columns: Column<SavedPaper>[] = [
  {
    id: 'paper',
    header: texts.columnPaper,
    card: 'title',
    cell: (paper) => <Link to={paperPath(paper.id)}>{titleOf(paper)}</Link>,
  },
  {
    id: 'visibility',
    header: texts.columnVisibility,
    cell: ({ visibility }) => <VisibilityChip visibility={visibility} />,
  },
  { id: 'by', header: texts.columnSavedBy, text: ({ savedBy }) => savedBy },
  {
    id: 'at',
    header: texts.columnSavedAt,
    cell: ({ savedAt }) => <span className="nowrap">{formatDateTime(savedAt)}</span>,
  },
]

/** The home of the bank's staff: the bank in figures, what people saved last, and the ways to its pages (B-062, C-257). */
export const TestBankHome = staffScreen(function TestBankHome() {
  const { me } = useSurroundings()
  const bank = useQuery(bankQuery)
  const newest = bank.data?.newest ?? []
  return (
    <>
      <PageHead ornament="bough" eyebrow={dayLine(now())} title={staffGreeting(me)} lead={texts.bankLead}>
        <div className={css.headSteps}>
          <ButtonLink as={Link} to={papersPath} variant="primary" iconEnd={<ArrowRightIcon />}>
            {texts.bankPapers}
          </ButtonLink>
          <ButtonLink as={Link} to={uploadPath}>
            {texts.bankUpload}
          </ButtonLink>
        </div>
      </PageHead>
      <div className={css.body}>
        <Figures figures={bankFigures(bank.data ?? (bank.isError ? null : undefined))} />
        <Panel title={texts.savedLast}>
          <DataTable
            caption={texts.savedLast}
            columns={columns}
            rows={newest}
            rowKey={({ id }) => id}
            {...listStateOf(bank, () => newest.length === 0)}
            empty={{ title: texts.nothingSaved, text: texts.nothingSavedText }}
          />
        </Panel>
      </div>
    </>
  )
})
