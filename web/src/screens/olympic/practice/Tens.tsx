import { papersPerClass } from '@phuong/domain/catalogue/olympic-papers'
import { cx } from '@phuong/ui/cx'
import { FoldSign } from '@phuong/ui/FoldSign'
import { ProgressBar } from '@phuong/ui/ProgressBar'
import { hidden } from '@phuong/ui/VisuallyHidden'
import { type Progress, standingTen, type Ten, tensOf } from '../../../widgets/practice/progress.ts'
import { texts } from '../texts.ts'
import { PaperSign, signWordsId } from './PaperSign.tsx'
import css from './Practice.module.css'
import { useOpenPaper } from './use-open-paper.ts'

type Props = { level: number; named: number | null; progress: Progress }

/** C-244: one button for each paper, in tens that say how far somebody is; the ten where one stands is open. */
export function Tens({ level, named, progress }: Props) {
  const papers = useOpenPaper(level, named)
  const standing = standingTen(progress, papersPerClass)
  return (
    <ol className={css.tens} aria-label={texts.papers}>
      {tensOf(progress, papersPerClass).map((ten, at) => (
        <li key={ten.from}>
          <details className={css.ten} open={at === standing}>
            <summary className={css.tenHead}>
              <span className={css.tenName}>{texts.ten(ten.from, ten.to)}</span>
              <span className={css.tenFacts}>
                <span>{texts.tenDone(ten.done, ten.to - ten.from + 1)}</span>
                {ten.last && <span>{texts.tenLast(ten.last.correct, ten.last.total)}</span>}
              </span>
              <span className={css.tenBar}>
                <ProgressBar
                  value={(ten.done / (ten.to - ten.from + 1)) * 100}
                  status={ten.done > ten.to - ten.from ? 'success' : 'neutral'}
                  label={texts.tenLabel(ten.from, ten.to)}
                />
              </span>
              <FoldSign className={css.tenSign} />
            </summary>
            <Papers ten={ten} progress={progress} {...papers} />
          </details>
        </li>
      ))}
    </ol>
  )
}

type PapersProps = { ten: Ten; progress: Progress } & ReturnType<typeof useOpenPaper>

function Papers({ ten: { from, to }, progress: { byCode }, open, opening }: PapersProps) {
  return (
    <ol className={css.papers} aria-label={texts.ten(from, to)}>
      {Array.from({ length: to - from + 1 }, (_, at) => from + at).map((number) => {
        const paper = byCode.get(String(number))
        const score = paper?.score
        const scoreId = `paper-${number}-score`
        return (
          <li key={number}>
            <button
              type="button"
              className={cx(css.paper, paper && css[paper.state], opening === number && css.opening)}
              aria-label={texts.paperLabel(number)}
              aria-describedby={paper && `${signWordsId[paper.state]}${score ? ` ${scoreId}` : ''}`}
              aria-busy={opening === number || undefined}
              onClick={() => void open(number)}
            >
              {number}
              {/* drawn from its attribute: the button's name stays as it is, and the score is told with its description */}
              {score && <span className={css.score} data-score={texts.score(score.correct, score.total)} />}
              <PaperSign state={paper?.state} />
            </button>
            {score && (
              <span className={hidden} id={scoreId}>
                {texts.historyScore(score.correct, score.total)}
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
