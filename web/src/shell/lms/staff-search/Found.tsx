import { formatNumber } from '@phuong/domain/format/numbers'
import { decideAccess } from '@phuong/domain/people/route-access'
import { SkeletonRows } from '@phuong/ui/Skeleton'
import { texts as uiTexts } from '@phuong/ui/texts'
import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, type ReactElement, useId } from 'react'
import { messageOf } from '../../../api/call-error.ts'
import { routes } from '../../../routes.tsx'
import { useSurroundings } from '../../../widgets/surroundings.ts'
import { SearchOption } from '../SearchOption.tsx'
import { lmsTexts } from '../texts.ts'
import { askedOf, foundQuery } from './query.ts'
import css from './StaffSearch.module.css'
import { sectionsOf } from './sections.ts'
import { staffSearchTexts as texts } from './texts.ts'
import { useSettled } from './use-settled.ts'

/** Whoever types faster asks once. */
const pauseMs = 200

const classPages = routes.find(({ path }) => path === '/lms/teacher/classes')

type FoundProps = {
  /** The list itself, with what the field says of it. */
  frame: ComponentProps<'div'>
  typed: string
  /** The entries of the menu that were found, which stand first. */
  own: readonly ReactElement<unknown>[]
  /** The address of each of them: what stands there is not said again. */
  ownPaths: readonly string[]
  /** Which option Enter chooses, and the id of each. */
  at: number
  idAt: (place: number) => string
  onChoose: (path: string) => void
}

/** What staff finds: entries of the menu, and behind them people, classes and work, kind by kind. */
export function Found({ frame, typed, own, ownPaths, at, idAt, onChoose }: FoundProps) {
  const { me } = useSurroundings()
  const headId = useId()
  const text = askedOf(typed)
  const settled = useSettled(text, pauseMs)
  const query = useQuery(foundQuery(settled))
  const waiting = text !== '' && (text !== settled || query.isFetching)
  const failed = !waiting && text !== '' && query.isError
  const teaches = classPages !== undefined && decideAccess(classPages.access, me) === 'granted'
  const rows = waiting || failed || text === '' ? [] : (query.data ?? [])
  const sections = sectionsOf(rows, teaches, ownPaths)
  const count = own.length + sections.reduce((sum, { things }) => sum + things.length, 0)
  const nothing = !waiting && !failed && count === 0
  const firsts = sections.map((_, place) =>
    sections.slice(0, place).reduce((sum, { things }) => sum + things.length, own.length),
  )
  return (
    <>
      <div {...frame}>
        {own}
        {sections.map(({ name, title, things }, place) => (
          // biome-ignore lint/a11y/useSemanticElements: options in a list, no fields of a form
          <div key={name} role="group" aria-labelledby={`${headId}-${name}`} className={css.section}>
            <div id={`${headId}-${name}`} role="presentation" className={css.title}>
              {title}
            </div>
            {things.map(({ key, name, note, path }, within) => {
              const option = (firsts[place] ?? 0) + within
              return (
                <SearchOption key={key} id={idAt(option)} active={option === at} onChoose={() => onChoose(path)}>
                  <span className={css.thing}>
                    <span>{name}</span> {note !== '' && <span className={css.note}>{note}</span>}
                  </span>
                </SearchOption>
              )
            })}
          </div>
        ))}
        {failed && (
          <SearchOption id={idAt(own.length)} active={at === own.length} onChoose={() => void query.refetch()}>
            <span className={css.again}>{uiTexts.retry}</span>
          </SearchOption>
        )}
      </div>
      {failed && (
        <p className={css.words} role="alert">
          {texts.failed} {messageOf(query.error)}
        </p>
      )}
      {waiting && (
        <div className={css.soon}>
          <SkeletonRows rows={2} />
        </div>
      )}
      <div role="status">
        {nothing ? (
          <p className={css.words}>{lmsTexts.nothingFound}</p>
        ) : (
          <VisuallyHidden>{waiting ? texts.searching : failed ? '' : texts.count(formatNumber(count))}</VisuallyHidden>
        )}
      </div>
    </>
  )
}
