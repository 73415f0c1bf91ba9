import { Button } from '@phuong/ui/Button'
import { cx } from '@phuong/ui/cx'
import { EmptyState } from '@phuong/ui/ListState'
import { PageHead } from '@phuong/ui/PageHead'
import { toast } from '@phuong/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { messageOf } from '../../../api/call-error.ts'
import { useAddressQuery } from '../../../widgets/link/use-address-query.ts'
import { useSurroundings } from '../../../widgets/surroundings.ts'
import { levels, paperCount } from '../class-level.ts'
import { History } from '../history/History.tsx'
import { paperQuery } from '../paper.ts'
import { questionPath } from '../paths.ts'
import { texts } from '../texts.ts'
import { useClassLevel } from '../use-class-level.ts'
import css from './Practice.module.css'

/** Names of the two histories in the address: the own one, and that of the own pupils. */
const historyView = 'history'
const pupilsView = 'pupils'

/** /lms/olympic/practice: the papers of the own class by number, and what was done before (C-232, C-243 to C-261, C-323). */
export function OlympicPractice() {
  const [search, setSearch] = useAddressQuery()
  const { level, choose } = useClassLevel()
  const { me } = useSurroundings()
  const views = [
    { name: null, label: texts.papers },
    { name: historyView, label: texts.history },
    ...(me.role === 'teacher' ? [{ name: pupilsView, label: texts.pupilsHistory }] : []),
  ]
  const view = views.find(({ name }) => name === search.get('view'))?.name ?? null
  return (
    <>
      <PageHead
        title={texts.practiceTitle}
        lead={texts.practiceLead}
        {...(level !== null && { eyebrow: texts.className(level) })}
      />
      <div className={css.body}>
        <div className={css.tools}>
          <fieldset className={css.views}>
            <legend className={css.legend}>{texts.views}</legend>
            {views.map(({ name, label }) => (
              <Button
                key={label}
                variant={name === view ? 'soft' : 'line'}
                aria-pressed={name === view}
                onClick={() => setSearch(new URLSearchParams(name === null ? {} : { view: name }))}
              >
                {label}
              </Button>
            ))}
          </fieldset>
          {choose && level !== null && view === null && (
            <label className={css.choice}>
              {texts.chooseClass}
              <select value={level} onChange={(event) => choose(Number(event.currentTarget.value))}>
                {levels.map((one) => (
                  <option key={one} value={one}>
                    {texts.classOption(one)}
                  </option>
                ))}
              </select>
            </label>
          )}
        </div>
        {view !== null ? (
          <History key={view} pupils={view === pupilsView} />
        ) : level === null ? (
          <EmptyState title={texts.noPapers} text={texts.noPapersText} />
        ) : (
          <Papers level={level} />
        )}
      </div>
    </>
  )
}

const numbers = Array.from({ length: paperCount }, (_, index) => index + 1)

/** C-244: one button for each paper. Its questions are asked for first: a number without any starts nothing (C-260, C-261). */
function Papers({ level }: { level: number }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [opening, setOpening] = useState<number | null>(null)
  const open = async (number: number) => {
    if (opening !== null) return
    setOpening(number)
    try {
      const { rows } = await client.fetchQuery(paperQuery(level, String(number)))
      if (rows.length === 0) toast.warning(texts.noQuestions)
      else navigate(questionPath(String(number), 1), { state: { chosen: true } })
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setOpening(null)
    }
  }
  return (
    <ol className={css.papers} aria-label={texts.papers}>
      {numbers.map((number) => (
        <li key={number}>
          <button
            type="button"
            className={cx(css.paper, opening === number && css.opening)}
            aria-label={texts.paperLabel(number)}
            aria-busy={opening === number || undefined}
            onClick={() => void open(number)}
          >
            {number}
          </button>
        </li>
      ))}
    </ol>
  )
}
