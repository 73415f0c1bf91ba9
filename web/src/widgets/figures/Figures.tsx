import { formatNumber } from '@phuong/domain/format/numbers'
import { Card } from '@phuong/ui/Card'
import { Skeleton } from '@phuong/ui/Skeleton'
import css from './Figures.module.css'
import { texts } from './texts.ts'

/** A count, or what is said in its place; undefined while it is on its way, and null when there is none to be read. */
export type Figure = { label: string; count: number | string | null | undefined }

/** A figure out of what was read: nothing of what is on its way, or could not be read, is touched. */
export const figureOf = <Read, Told>(read: Read | null | undefined, tell: (read: Read) => Told) =>
  read === null ? null : read === undefined ? undefined : tell(read)

/** 'a/b' in one line, what all would be smaller; where that is too wide, in two after 'a', never inside a number. */
function Unbroken({ words }: { words: string }) {
  const [figure, all] = words.split(/(?=\/)/)
  return (
    <>
      <span className="nowrap">{figure}</span>
      {all !== undefined && (
        <>
          <wbr />
          <span className={`nowrap ${css.ofAll}`}>{all}</span>
        </>
      )}
    </>
  )
}

/** Counted figures side by side; a place is kept for a figure that is on its way. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <Card flush as="dl" className={css.figures}>
      {figures.map(({ label, count }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {count === undefined ? (
              <Skeleton width="short" />
            ) : count === null ? (
              texts.unknownCount
            ) : typeof count === 'number' ? (
              formatNumber(count)
            ) : (
              <Unbroken words={count} />
            )}
          </dd>
        </div>
      ))}
    </Card>
  )
}
