import { Button } from '@phuong/ui/Button'
import { ErrorState } from '@phuong/ui/ErrorState'
import { WarningIcon } from '@phuong/ui/icons'
import { Notice } from '@phuong/ui/Notice'
import { ProgressBar } from '@phuong/ui/ProgressBar'
import { Skeleton } from '@phuong/ui/Skeleton'
import { TextField } from '@phuong/ui/TextField'
import { CheckIcon } from '@phuong/ui/work-icons'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { askAnew } from '../../api/ask-anew.ts'
import { execute } from '../../api/execute.ts'
import { formErrorOf } from '../form-error.ts'
import { listStateOf } from '../list-state.ts'
import css from './PageChooser.module.css'
import { firstPages, readPages, toggledPage, writePages } from './page-range.ts'
import { failedPages, progressOf, smallPicture } from './pages.ts'
import { type PagesRow, pagesQuery } from './queries.ts'
import { worksheetTexts } from './texts.ts'

type PageChooserProps = {
  id: string
  /** every chosen page is made */
  onReady(pages: PagesRow): void
  /** a way out that stands beside the buttons */
  leave?: ReactNode
}

/**
 * Which pages of a file become the worksheet, and how far their pictures are (docs/protocol.md 7). Both stand on the
 * server, so it can be left at any time and is found as it was.
 */
export function PageChooser({ id, onReady, leave }: PageChooserProps) {
  const client = useQueryClient()
  const pages = useQuery(pagesQuery(id))
  const [again, setAgain] = useState(false)
  const choose = useMutation({
    mutationFn: (text: string) => execute('SHARE_Attachments_SetPages', { id, pages: text }),
    onSuccess: ({ row }) => {
      if (row) client.setQueryData(pagesQuery(id).queryKey, row)
      void askAnew(client, { queryKey: pagesQuery(id).queryKey })
      setAgain(false)
    },
  })
  const row = pages.data
  const made = row && row.chosen.length > 0 && row.state === 'done' && !again ? row : null
  const ready = useEffectEvent(onReady)
  useEffect(() => {
    if (made) ready(made)
  }, [made])

  if (!row) {
    const { state, error, onRetry } = listStateOf(pages, () => false)
    if (state === 'error') return <ErrorState title={worksheetTexts.pagesLoadFailed} {...error} onRetry={onRetry} />
    return <Skeleton shape="block" />
  }
  if (row.chosen.length === 0 || again)
    return (
      <Choice
        row={row}
        pending={choose.isPending}
        fault={formErrorOf(choose.error)}
        onChoose={choose.mutate}
        leave={leave}
      />
    )
  return (
    <Progress
      row={row}
      onAgain={() => setAgain(true)}
      onRetry={() => choose.mutate(writePages(row.chosen))}
      leave={leave}
    />
  )
}

type ChoiceProps = {
  row: PagesRow
  pending: boolean
  fault: string | null
  onChoose(pages: string): void
  leave: ReactNode
}

function Choice({ row, pending, fault, onChoose, leave }: ChoiceProps) {
  const { id, pageCount, small, failed, chosen } = row
  const count = pageCount ?? 0
  const [text, setText] = useState(() => writePages(chosen.length > 0 ? chosen : firstPages(count)))
  const range = readPages(text, count)
  const picked = 'pages' in range ? range.pages : []
  const toggle = (page: number) => setText(writePages(toggledPage(picked, page)))
  return (
    <form
      className={css.chooser}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if ('pages' in range) onChoose(writePages(range.pages))
      }}
    >
      <p className="muted">{worksheetTexts.choosePagesHelp}</p>
      <div className={css.range}>
        <TextField
          label={worksheetTexts.range}
          help={worksheetTexts.rangeHelp}
          error={'fault' in range && worksheetTexts.rangeFaults[range.fault]}
          inputMode="text"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <p className={css.count} aria-live="polite">
          {worksheetTexts.chosenCount(picked.length)}
        </p>
      </div>
      {small.length + failed.length < count && (
        <ProgressBar value={(100 * small.length) / Math.max(1, count)} status="neutral" label={worksheetTexts.onTheWay}>
          {worksheetTexts.onTheWay}
        </ProgressBar>
      )}
      <ul className={css.pages}>
        {Array.from({ length: count }, (_, index) => index + 1).map((page) => (
          <li key={page}>
            <button
              type="button"
              className={css.page}
              aria-pressed={picked.includes(page)}
              aria-label={failed.includes(page) ? worksheetTexts.pageFailed(page) : worksheetTexts.page(page)}
              onClick={() => toggle(page)}
            >
              <span className={css.picture}>
                {small.includes(page) ? (
                  <img src={smallPicture(id, page)} alt="" loading="lazy" decoding="async" />
                ) : failed.includes(page) ? (
                  <WarningIcon />
                ) : (
                  <Skeleton shape="block" />
                )}
                <span className={css.tick}>
                  <CheckIcon size={16} />
                </span>
              </span>
              <span>{worksheetTexts.page(page)}</span>
            </button>
          </li>
        ))}
      </ul>
      {fault !== null && (
        <Notice tone="danger" live="assertive">
          {fault}
        </Notice>
      )}
      <div className={css.foot}>
        {leave}
        <Button type="submit" variant="primary" loading={pending} disabled={'fault' in range}>
          {worksheetTexts.usePages}
        </Button>
      </div>
    </form>
  )
}

type ProgressProps = { row: PagesRow; onAgain(): void; onRetry(): void; leave: ReactNode }

function Progress({ row, onAgain, onRetry, leave }: ProgressProps) {
  const { done, all } = progressOf(row)
  const failed = failedPages(row)
  const over = row.state === 'failed'
  return (
    <div className={css.progress}>
      <ProgressBar
        value={(100 * done) / Math.max(1, all)}
        status={over ? 'exception' : done === all ? 'success' : 'neutral'}
        label={worksheetTexts.making}
      >
        <span aria-live="polite">{worksheetTexts.made(done, all)}</span>
      </ProgressBar>
      {over ? (
        <Notice tone="danger" live="assertive">
          {worksheetTexts.pagesFailed(writePages(failed))}
        </Notice>
      ) : (
        <p className="muted">{worksheetTexts.mayLeave}</p>
      )}
      <div className={css.foot}>
        {leave}
        <Button onClick={onAgain}>{worksheetTexts.chooseAgain}</Button>
        {over && (
          <Button variant="primary" onClick={onRetry}>
            {worksheetTexts.tryAgain}
          </Button>
        )}
      </div>
    </div>
  )
}
