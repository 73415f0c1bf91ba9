import { formatDate, formatDayOfYear } from '@phuong/domain/format/dates'
import { formatMark, formatPoints } from '@phuong/domain/format/numbers'
import { BrandMark } from '@phuong/ui/Brand'
import { cx } from '@phuong/ui/cx'
import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import css from './Chart.module.css'
import { chartSize, chartWith, lineEnds } from './chart.ts'
import type { FamilyWeek } from './queries.ts'
import { texts } from './texts.ts'

/** Side of the blossom at the week that is looked at, in units of the drawing. */
const blossom = 26

/** The averages of six weeks: drawn for the eye, as a table for who listens. @param week the one that is looked at */
export function Chart({ averages, week }: { averages: FamilyWeek['averages']; week: string }) {
  return (
    <>
      <Drawing averages={averages} week={week} />
      <VisuallyHidden>
        <table className={css.table}>
          <caption>{texts.chart}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.chartWeek}</th>
              <th scope="col">{texts.chartAverage}</th>
            </tr>
          </thead>
          <tbody>
            {averages.map((each) => (
              <tr key={each.week}>
                <th scope="row">{formatDate(each.week)}</th>
                <td>{each.average === null ? texts.noAverage : formatMark(each.average)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </>
  )
}

function Drawing({ averages, week }: { averages: FamilyWeek['averages']; week: string }) {
  const { lines, places, points, path } = chartWith(averages)
  return (
    <svg className={css.chart} viewBox={`0 0 ${chartSize.width} ${chartSize.height}`} aria-hidden="true">
      {lines.map(({ value, y }) => (
        <g key={value}>
          <line className={css.rule} x1={lineEnds.from} x2={lineEnds.to} y1={y} y2={y} />
          <text className={css.scale} x={lineEnds.from - 10} y={y + 4} textAnchor="end">
            {formatPoints(value)}
          </text>
        </g>
      ))}
      <path className={css.line} d={path} />
      {points.map(({ x, y, ...point }) => (
        <g key={point.week}>
          {point.week === week ? (
            <g transform={`translate(${x - blossom / 2} ${y - blossom / 2})`}>
              <BrandMark size={blossom} className={css.blossom} />
            </g>
          ) : (
            <circle className={css.point} cx={x} cy={y} r="5" />
          )}
          <text className={css.mark} x={x} y={y - (point.week === week ? 16 : 11)} textAnchor="middle">
            {formatMark(point.average)}
          </text>
        </g>
      ))}
      {places.map((place) => (
        <text
          key={place.week}
          className={cx(css.week, place.week === week && css.own)}
          x={place.x}
          y={chartSize.height - 8}
          textAnchor="middle"
        >
          {formatDayOfYear(place.week)}
        </text>
      ))}
    </svg>
  )
}
