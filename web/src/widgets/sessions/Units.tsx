import { formatNumber } from '@phuong/domain/format/numbers'
import { FoldSign } from '@phuong/ui/FoldSign'
import { type ReactNode, useState } from 'react'
import type { Session } from './queries.ts'
import { sessionTexts } from './texts.ts'
import css from './Units.module.css'

type UnitsProps = {
  sessions: readonly Session[]
  /** What stands at the end of the line of a unit. */
  end?: (session: Session) => ReactNode
  /** What a unit holds; drawn once it is opened. */
  children: (session: Session) => ReactNode
}

/** The units of a class, each with what lies in it; one opens to its content. */
export function Units({ sessions, end, children }: UnitsProps) {
  return (
    <ul className={css.units}>
      {sessions.map((session) => (
        <li key={session.id}>
          <Unit session={session} end={end?.(session)}>
            {() => children(session)}
          </Unit>
        </li>
      ))}
    </ul>
  )
}

function Unit({ session, end, children }: { session: Session; end: ReactNode; children: () => ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <details className={css.unit} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={css.head}>
        <span className={css.name}>{session.title}</span>
        <span className={css.facts}>{factsOf(session)}</span>
        {end && <span className={css.end}>{end}</span>}
        <FoldSign className={css.sign} />
      </summary>
      {open && <div className={css.content}>{children()}</div>}
    </details>
  )
}

const factsOf = ({ works, audioFiles, videoFiles }: Session): string => {
  const facts = [
    works > 0 && sessionTexts.works(formatNumber(works)),
    audioFiles > 0 && sessionTexts.sounds(formatNumber(audioFiles)),
    videoFiles > 0 && sessionTexts.videos(formatNumber(videoFiles)),
  ].filter((fact) => fact !== false)
  return facts.length === 0 ? sessionTexts.nothing : facts.join(' · ')
}
