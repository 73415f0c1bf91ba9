import { formatDateTime } from '@phuong/domain/format/dates'
import { Button, ButtonLink } from '@phuong/ui/Button'
import { Chip } from '@phuong/ui/Chip'
import { ListState } from '@phuong/ui/ListState'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import type { ChosenEntry } from '../../../exam/place.ts'
import { Link } from '../../../widgets/link/Link.tsx'
import type { Page } from '../../../widgets/paged-list/asked.ts'
import { usePagedList } from '../../../widgets/paged-list/use-paged-list.ts'
import { practicePath, questionPath, resultPath } from '../../../widgets/practice/paths.ts'
import { useClassLevel } from '../../../widgets/practice/use-class-level.ts'
import { useSurroundings } from '../../../widgets/surroundings.ts'
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

const historyQuery = (pupils: boolean, { index, size }: Page) =>
  queryOptions({
    queryKey: ['olympic', 'history', pupils, index],
    queryFn: ({ signal }) =>
      call('SITTING_History', { kind: 'olympic', pupils, PageNum: index + 1, PageSize: size }, { signal }),
    placeholderData: keepPreviousData,
    // what was handed in a moment ago stands in it
    staleTime: 0,
  })

/** The own sittings, or what the own pupils have finished, newest first, each with the way to its result (C-323). */
export function History({ pupils = false }: { pupils?: boolean }) {
  const { me } = useSurroundings()
  const { level } = useClassLevel()
  const { rows, state, pager } = usePagedList((page) => historyQuery(pupils, page), pageSize, {})
  const { index, total, onPage } = pager
  const pages = Math.ceil(total / pageSize)
  return (
    <ListState {...state} empty={pupils ? pupilsEmpty : ownEmpty}>
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
                <Link
                  className={css.link}
                  to={resultPath(
                    code,
                    row.sittingId,
                    row.studentId === me.id && row.classLevel !== level ? row.classLevel : null,
                  )}
                >
                  {texts.openResult}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
      {pages > 1 && (
        <div className={css.pages}>
          <Button disabled={index === 0} onClick={() => onPage(index - 1)}>
            {texts.newer}
          </Button>
          <span>{`${index + 1}/${pages}`}</span>
          <Button disabled={index + 1 >= pages} onClick={() => onPage(index + 1)}>
            {texts.older}
          </Button>
        </div>
      )}
    </ListState>
  )
}
