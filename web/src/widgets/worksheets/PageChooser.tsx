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
import type { ChangedFields } from '../change/merge.ts'
import { NewerQuestion } from '../change/NewerQuestion.tsx'
import { useChange } from '../change/use-change.ts'
import { formErrorOf } from '../form-error.ts'
import { listStateOf } from '../list-state.ts'
import { useUnsavedWords } from '../unsaved/use-unsaved-words.ts'
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
  const pages = useQuery(pagesQuery(id))
  if (pages.data) return <Chooser row={pages.data} onReady={onReady} leave={leave} />
  const { state, error, onRetry } = listStateOf(pages, () => false)
  if (state === 'error') return <ErrorState title={worksheetTexts.pagesLoadFailed} {...error} onRetry={onRetry} />
  return <Skeleton shape="block" />
}

/** The choice stays until it is made here, whatever somebody else has chosen meanwhile (H160). */
function Chooser({ row, onReady, leave }: Omit<PageChooserProps, 'id'> & { row: PagesRow }) {
  const { id } = row
  const client = useQueryClient()
  const [choosing, setChoosing] = useState(row.chosen.length === 0)
  const refresh = () => askAnew(client, { queryKey: pagesQuery(id).queryKey })
  const taken = ({ row }: Awaited<ReturnType<typeof choosePages>>) => {
    if (row) client.setQueryData(pagesQuery(id).queryKey, row)
    setChoosing(false)
  }
  const retry = useMutation({
    mutationFn: (chosen: number[]) => choosePages(id, writePages(chosen), chosen),
    onSuccess: taken,
    // where somebody else has chosen others they are shown
    onSettled: () => void refresh(),
  })
  const made = row.chosen.length > 0 && row.state === 'done' && !choosing ? row : null
  const ready = useEffectEvent(onReady)
  useEffect(() => {
    if (made) ready(made)
  }, [made])

  if (choosing) return <Choice row={row} refresh={refresh} onChosen={taken} leave={leave} />
  return <Progress row={row} onAgain={() => setChoosing(true)} onRetry={() => retry.mutate(row.chosen)} leave={leave} />
}

/** Chooses pages, saying which were chosen before (H160). */
const choosePages = (id: string, pages: string, chosen: number[]) =>
  execute('SHARE_Attachments_SetPages', { id, pages, seen: { chosen } })

type ChoiceProps = {
  row: PagesRow
  refresh(): Promise<unknown>
  onChosen(answer: Awaited<ReturnType<typeof choosePages>>): void
  leave: ReactNode
}

const changedFields: ChangedFields<{ text: string }> = {
  chosen: { label: worksheetTexts.range, typed: ['text'], words: ({ text }) => text },
}

function Choice({ row, refresh, onChosen, leave }: ChoiceProps) {
  const { id, pageCount, small, failed } = row
  const count = pageCount ?? 0
  const form = useChange({
    row: { chosen: row.chosen },
    draftOf: ({ chosen }) => ({ text: writePages(chosen.length > 0 ? chosen : firstPages(count)) }),
    fields: changedFields,
    send: ({ text }, { chosen }) => {
      const range = readPages(text, count)
      return choosePages(id, 'pages' in range ? writePages(range.pages) : text, chosen)
    },
    refresh,
    onSaved: onChosen,
  })
  const { text } = form.draft
  useUnsavedWords(text !== form.first.text)
  const setText = (text: string) => form.put({ text })
  const fault = formErrorOf(form.error)
  const range = readPages(text, count)
  const picked = 'pages' in range ? range.pages : []
  const toggle = (page: number) => setText(writePages(toggledPage(picked, page)))
  return (
    <form
      className={css.chooser}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if ('pages' in range) form.save()
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
      {form.question !== null && <NewerQuestion {...form.question} />}
      {fault !== null && (
        <Notice tone="danger" live="assertive">
          {fault}
        </Notice>
      )}
      <div className={css.foot}>
        {leave}
        <Button type="submit" variant="primary" loading={form.isPending} disabled={'fault' in range}>
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
