import { formatDateTime } from '@phuong/domain/format/dates'
import { Button, ButtonLink } from '@phuong/ui/Button'
import { Chip } from '@phuong/ui/Chip'
import { EditIcon } from '@phuong/ui/desk-icons'
import { EyeIcon } from '@phuong/ui/icons'
import { FileIcon } from '@phuong/ui/lms-icons'
import { ProgressBar } from '@phuong/ui/ProgressBar'
import { Skeleton } from '@phuong/ui/Skeleton'
import { CheckIcon } from '@phuong/ui/work-icons'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { editorPath } from '../../../widgets/assignments/paths.ts'
import { Link } from '../../../widgets/link/Link.tsx'
import { GiveMenu } from '../../../widgets/worksheets/GiveMenu.tsx'
import { progressOf } from '../../../widgets/worksheets/pages.ts'
import { pagesQuery } from '../../../widgets/worksheets/queries.ts'
import { titleOf } from '../../../widgets/worksheets/title-of.ts'
import css from '../Folders.module.css'
import { documentQuery, type WorksheetRow } from '../queries.ts'
import { texts } from '../texts.ts'
import { standingOfDocument, standingOfPages } from './standing.ts'

/** One worksheet of a folder: its first page, how it stands, and what can be done with it. */
export function WorksheetCard({ row, onChoose }: { row: WorksheetRow; onChoose: () => void }) {
  const { id, revision, createdDate, pageCount } = row
  const name = titleOf(row.fileName)
  const document = useQuery(documentQuery(id, revision))
  const pages = useQuery({ ...pagesQuery(id), enabled: revision === null && pageCount !== null })
  const standing =
    revision !== null
      ? document.data !== undefined && standingOfDocument(document.data)
      : pages.data && standingOfPages(pages.data)
  const making = pages.data && pages.data.chosen.length > 0 && pages.data.state === 'working' ? pages.data : null
  const next = standing ? standing.next : 'nothing'
  return (
    <article className={css.worksheet}>
      <span className={css.picture}>
        <FirstPage url={revision !== null || pages.data?.small.includes(1) ? row.backgroundImage : null} />
      </span>
      <div className={css.about}>
        <h3 className={css.name}>{name}</h3>
        <p className={css.small}>
          {texts.created(formatDateTime(createdDate))}
          {pageCount !== null && pageCount > 1 && ` · ${texts.pageCount(pageCount)}`}
        </p>
        <div aria-live="polite">
          {standing ? (
            <Chip tone={standing.tone} icon={standing.next === 'give' ? <CheckIcon size={16} /> : undefined}>
              {standing.text}
            </Chip>
          ) : (
            pageCount !== null && <Skeleton width="medium" />
          )}
        </div>
        {making && (
          <div className={css.progress}>
            <ProgressBar
              value={(100 * progressOf(making).done) / Math.max(1, progressOf(making).all)}
              status="neutral"
              label={texts.actionOf(texts.working(progressOf(making).done, progressOf(making).all), name)}
            />
          </div>
        )}
      </div>
      <div className={css.actions}>
        {next === 'choose' && (
          <Button variant="soft" size="sm" onClick={onChoose} aria-label={texts.actionOf(texts.choosePages, name)}>
            {texts.choosePages}
          </Button>
        )}
        {(next === 'edit' || next === 'give') && (
          <ButtonLink
            as={Link}
            to={editorPath(row)}
            variant={next === 'edit' ? 'soft' : 'line'}
            size="sm"
            icon={<EditIcon />}
            aria-label={texts.actionOf(texts.edit, name)}
          >
            {texts.edit}
          </ButtonLink>
        )}
        {revision !== null && (
          <ButtonLink
            as={Link}
            to={`/lms/teacher/worksheet/exercise/${id}`}
            size="sm"
            icon={<EyeIcon />}
            aria-label={texts.actionOf(texts.preview, name)}
          >
            {texts.preview}
          </ButtonLink>
        )}
        {next === 'give' && <GiveMenu attachmentId={id} name={name} variant="soft" size="sm" />}
      </div>
    </article>
  )
}

/** The first page, small; an icon where there is none, or none yet. */
function FirstPage({ url }: { url: string | null }) {
  const [missing, setMissing] = useState<string | null>(null)
  if (url === null || url === missing) return <FileIcon size={40} className={css.none} />
  return (
    <img
      src={url.replace(/([?&]w=)1140\b/, '$1240')}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setMissing(url)}
    />
  )
}
