import { Select } from '@mantine/core'
import { GRADES, gradeLabel } from '@phuong/domain/catalogue/grades'
import { formatDateTime } from '@phuong/domain/format/dates'
import { formatNumber } from '@phuong/domain/format/numbers'
import { Button, ButtonLink } from '@phuong/ui/Button'
import { Chip } from '@phuong/ui/Chip'
import { DownloadIcon, UploadIcon } from '@phuong/ui/desk-icons'
import { EyeIcon } from '@phuong/ui/icons'
import { PageHead } from '@phuong/ui/PageHead'
import { Panel } from '@phuong/ui/Panel'
import { DataTable } from '@phuong/ui/staff/DataTable'
import { staffScreen } from '@phuong/ui/staff/staff-screen'
import type { Column } from '@phuong/ui/staff/table-types'
import { useNavigate } from 'react-router'
import { Link } from '../../../../widgets/link/Link.tsx'
import { usePagedList } from '../../../../widgets/paged-list/use-paged-list.ts'
import { gradeOf, nameOf, titleOf } from '../../../../widgets/papers/name.ts'
import { paperPath, uploadPath, versionPath } from '../../../../widgets/papers/paths.ts'
import { VisibilityChip } from '../../../../widgets/papers/VisibilityChip.tsx'
import { TableTools } from '../../../../widgets/table-tools/TableTools.tsx'
import { useDenseTables } from '../../../../widgets/use-dense-tables.ts'
import { downloadPaper } from '../download.ts'
import css from '../Papers.module.css'
import { type PaperRow, papersQuery, type Sought } from '../queries.ts'
import { texts } from '../texts.ts'

const columns: Column<PaperRow>[] = [
  {
    id: 'code',
    header: texts.columnCode,
    card: 'title',
    cell: (paper) => (
      <Link to={paperPath(paper.id)} className={css.link}>
        {nameOf(paper)}
      </Link>
    ),
  },
  { id: 'kind', header: texts.columnKind, cell: ({ kind }) => <span className="nowrap">{texts.kinds[kind]}</span> },
  {
    id: 'class',
    header: texts.columnClass,
    card: 'hidden',
    text: (paper) => gradeLabel(gradeOf(paper)),
  },
  {
    id: 'questions',
    header: texts.columnQuestions,
    align: 'end',
    cell: (paper) => (
      <>
        {formatNumber(paper.questions)}
        <span className={css.onCard}>{texts.andClass(gradeLabel(gradeOf(paper)))}</span>
      </>
    ),
  },
  {
    id: 'version',
    header: texts.columnVersion,
    align: 'end',
    card: 'hidden',
    cell: ({ revision }) => texts.version(revision),
  },
  {
    id: 'visibility',
    header: texts.columnVisibility,
    cell: ({ visibility }) => <VisibilityChip visibility={visibility} />,
  },
  {
    id: 'tags',
    header: texts.columnTags,
    cell: ({ tags }) =>
      tags.length > 0 && (
        <span className={css.chips}>
          {tags.map((tag) => (
            <Chip key={tag} size="sm">
              {tag}
            </Chip>
          ))}
        </span>
      ),
  },
  {
    id: 'saved',
    header: texts.columnSaved,
    hideBelow: 'wide',
    card: 'hidden',
    cell: ({ savedAt }) => <span className="nowrap">{formatDateTime(savedAt)}</span>,
  },
  { id: 'by', header: texts.columnSavedBy, hideBelow: 'wide', card: 'hidden', text: ({ savedBy }) => savedBy },
]

/** The school's classes; practice papers end with the fifth. */
const levels = GRADES.filter((grade) => grade > 0)
const everything: Sought = { kind: null, classLevel: null, search: '' }

/** /lms/test-bank/papers: the papers of the bank, for its staff (C-257, D56). */
export const PaperList = staffScreen(function PaperList() {
  const navigate = useNavigate()
  const [dense, setDense] = useDenseTables()
  const { count, sought, find, clear, isNarrowed, table } = usePagedList(papersQuery, 20, everything)
  const uploadLink = (
    <ButtonLink as={Link} to={uploadPath} variant="primary" icon={<UploadIcon />}>
      {texts.upload}
    </ButtonLink>
  )
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} actions={uploadLink} />
      <div className={css.body}>
        <Panel title={texts.papers} count={count}>
          <DataTable
            caption={texts.papers}
            columns={columns}
            rowKey={({ id }) => id}
            rowLabel={titleOf}
            rowActions={({ id, edits }) => [
              { label: texts.download, icon: <DownloadIcon />, primary: true, onSelect: () => void downloadPaper(id) },
              { label: texts.open, icon: <EyeIcon />, onSelect: () => navigate(paperPath(id)) },
              ...(edits
                ? [{ label: texts.newVersion, icon: <UploadIcon />, onSelect: () => navigate(versionPath(id)) }]
                : []),
            ]}
            {...table}
            empty={
              isNarrowed
                ? {
                    title: texts.noneFoundTitle,
                    action: <Button onClick={clear}>{texts.clear}</Button>,
                  }
                : { title: texts.emptyTitle, text: texts.emptyText, action: uploadLink }
            }
            dense={dense}
            tools={
              <>
                <Select
                  className={css.filter}
                  aria-label={texts.kindFilter}
                  data={[
                    { value: '', label: texts.allKinds },
                    { value: 'olympic', label: texts.kinds.olympic },
                    { value: 'unit', label: texts.kinds.unit },
                  ]}
                  value={sought.kind ?? ''}
                  onChange={(value) => find({ kind: value === 'olympic' || value === 'unit' ? value : null })}
                  allowDeselect={false}
                />
                <Select
                  className={css.filter}
                  aria-label={texts.classFilter}
                  data={[
                    { value: '', label: texts.allClasses },
                    ...levels.map((level) => ({ value: String(level), label: gradeLabel(level) })),
                  ]}
                  value={sought.classLevel === null ? '' : String(sought.classLevel)}
                  onChange={(value) => find({ classLevel: value ? Number(value) : null })}
                  allowDeselect={false}
                />
                <TableTools
                  search={sought.search}
                  onSearch={(search) => find({ search })}
                  searchLabel={texts.search}
                  dense={dense}
                  onDense={setDense}
                />
              </>
            }
          />
        </Panel>
      </div>
    </>
  )
})
