import { Button } from '@phuong/ui/Button'
import { cx } from '@phuong/ui/cx'
import { hidden } from '@phuong/ui/VisuallyHidden'
import { ArrowRightIcon } from '@phuong/ui/work-icons'
import { useState } from 'react'
import { readStored, type StoredValue, writeStored } from '../../../browser/storage.ts'
import { examCount } from '../../../widgets/practice/class-level.ts'
import type { Progress } from '../../../widgets/practice/progress.ts'
import { texts } from '../texts.ts'
import css from './ClassExams.module.css'
import { PaperSign, signWordsId } from './PaperSign.tsx'
import { useOpenPaper } from './use-open-paper.ts'

type View = StoredValue<'olympicView'>

const views: readonly { name: View; label: string }[] = [
  { name: 'list', label: texts.asList },
  { name: 'card', label: texts.asCards },
]

const exams = Array.from({ length: examCount }, (_, index) => index + 1)

/** The class-aware home: Exam 1 to Exam 6 of a class, as a list or as cards; the choice stays (C-237 to C-242). */
export function ClassExams({
  level,
  named,
  progress: { byCode },
}: {
  level: number
  named: number | null
  progress: Progress
}) {
  const [view, setView] = useState<View>(() => readStored('olympicView') ?? 'list')
  const { open, opening } = useOpenPaper(level, named)
  const choose = (name: View): void => {
    writeStored('olympicView', name)
    setView(name)
  }
  return (
    <div className={css.home}>
      <fieldset className={css.views}>
        <legend className={hidden}>{texts.view}</legend>
        {views.map(({ name, label }) => (
          <Button
            key={name}
            variant={name === view ? 'soft' : 'line'}
            aria-pressed={name === view}
            onClick={() => choose(name)}
          >
            {label}
          </Button>
        ))}
      </fieldset>
      <ol className={cx(css.exams, view === 'card' ? css.cards : css.rows)} aria-label={texts.papers}>
        {exams.map((number) => {
          const state = byCode.get(String(number))?.state
          return (
            <li key={number}>
              <button
                type="button"
                className={css.exam}
                aria-describedby={state && signWordsId[state]}
                aria-busy={opening === number || undefined}
                onClick={() => void open(number)}
              >
                <span className={css.number} aria-hidden="true">
                  {number}
                </span>
                <span className={css.words}>
                  <span className={css.name}>{texts.exam(number)}</span>
                  <span className={css.about}>{texts.examAbout}</span>
                </span>
                <ArrowRightIcon />
                <PaperSign state={state} />
              </button>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
