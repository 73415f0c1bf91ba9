import { formatDateTime } from '@phuong/domain/format/dates'
import { Button, ButtonLink } from '@phuong/ui/Button'
import { Chip } from '@phuong/ui/Chip'
import { ListState } from '@phuong/ui/ListState'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import type { ChosenEntry } from '../../../widgets/exam/place.ts'
import { Link } from '../../../widgets/link/Link.tsx'
import { hasNone, listStateOf } from '../../../widgets/list-state.ts'
import { useSurroundings } from '../../../widgets/surroundings.ts'
import { practicePath, questionPath, resultPath } from '../paths.ts'
import { texts } from '../texts.ts'
import css from './History.module.css'

const ownEmpty = {
  title: texts.historyEmpty,
  text: texts.historyEmptyText,
  action: (
    <ButtonLink as={Link} to={practicePath} variant="primary">
      {texts.choosePaper}
    </ButtonLink>
  ),
}
const pupilsEmpty = { title: texts.pupilsEmpty, text: texts.pupilsEmptyText }

/** A paper that is under way is gone on with or begun anew, as from the list of papers (D23). */
const chosen = { chosen: true } satisfies ChosenEntry

/** Sittings on one page of the list. */
const pageSize = 20

const historyQuery = (page: number, pupils: boolean) =>
  queryOptions({
    queryKey: ['olympic', 'history', pupils, page],
    queryFn: ({ signal }) =>
      call('SITTING_History', { kind: 'olympic', pupils, PageNum: page, PageSize: pageSize }, { signal }),
    placeholderData: keepPreviousData,
    // what was handed in a moment ago stands in it
    staleTime: 0,
  })

/** The own sittings, or what the own pupils have finished, newest first, each with the way to its result (C-323). */
export function History({ pupils = false }: { pupils?: boolean }) {
  const { me } = useSurroundings()
  const [page, setPage] = useState(1)
  const history = useQuery(historyQuery(page, pupils))
  const rows = history.data ?? []
  const pages = Math.ceil((rows[0]?.totalRows ?? 0) / pageSize)
  return (
    <ListState {...listStateOf(history, hasNone)} empty={pupils ? pupilsEmpty : ownEmpty}>
      <ul className={css.list}>
        {rows.map((row) => {
          const code = row.examinationCode ?? ''
          const open = row.state === 'open' && row.studentId === me.id
          return (
            <li key={row.sittingId}>
              <div className={css.words}>
                <strong>{texts.paper(code)}</strong>
                <span>
                  {row.studentId !== me.id && `${row.studentName} · `}
                  {row.classLevel !== null && `${texts.className(row.classLevel)} · `}
                  {formatDateTime(new Date(row.finishedAt ?? row.startedAt))}
                </span>
              </div>
              {row.correct !== null && row.total !== null ? (
                <span className={css.score}>{texts.historyScore(row.correct, row.total)}</span>
              ) : null}
              {row.state !== 'finished' && (
                <Chip size="sm" tone={row.state === 'open' ? 'sun' : 'neutral'}>
                  {texts.historyState[row.state]}
                </Chip>
              )}
              {open ? (
                <Link className={css.link} to={questionPath(code, 1, row.classLevel)} state={chosen}>
                  {texts.goOn}
                </Link>
              ) : (
                <Link className={css.link} to={resultPath(code, row.sittingId)}>
                  {texts.openResult}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
      {pages > 1 && (
        <div className={css.pages}>
          <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
            {texts.newer}
          </Button>
          <span>{`${page}/${pages}`}</span>
          <Button disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {texts.older}
          </Button>
        </div>
      )}
    </ListState>
  )
}
