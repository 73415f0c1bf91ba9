import { formatNumber } from '@phuong/domain/format/numbers'
import { studentDetailsPath } from '@phuong/domain/paths/assignment-details'
import { Card } from '@phuong/ui/Card'
import { FoldSign } from '@phuong/ui/FoldSign'
import { ListState } from '@phuong/ui/ListState'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from '../../../widgets/link/Link.tsx'
import { hasNone, listStateOf } from '../../../widgets/list-state.ts'
import { Stars } from '../../../widgets/marks/Stars.tsx'
import { StateSign } from '../../../widgets/marks/StateSign.tsx'
import { MediaList } from '../../../widgets/sessions/MediaList.tsx'
import {
  type Session,
  type SessionWork,
  sessionFilesQuery,
  sessionsQuery,
  sessionWorksQuery,
} from '../../../widgets/sessions/queries.ts'
import { sessionTexts } from '../../../widgets/sessions/texts.ts'
import { Units } from '../../../widgets/sessions/Units.tsx'
import classCss from '../Classes.module.css'
import css from './Lessons.module.css'
import { Results } from './Results.tsx'
import { texts } from './texts.ts'

/** Whose units: those of the class, with the work of the pupil. */
type Own = { classId: string; studentId: string }

/** The units of the class that hold something, each with its work, sounds and videos (D54, C-678 to C-695). */
export function Lessons({ classId, studentId }: Own) {
  const sessions = useQuery({
    ...sessionsQuery({ classId, studentId }),
    select: (all) => all.filter(({ works, audioFiles, videoFiles }) => works + audioFiles + videoFiles > 0),
  })
  return (
    <section className={classCss.part} aria-labelledby="lessons">
      <h2 id="lessons">{sessionTexts.lessons}</h2>
      <ListState
        {...listStateOf(sessions, hasNone)}
        empty={{ title: texts.noLessons, text: texts.noLessonsText, drawing: false }}
      >
        <Units sessions={sessions.data ?? []} end={(session) => session.works > 0 && <Progress {...session} />}>
          {(session) => <Content classId={classId} studentId={studentId} session={session} />}
        </Units>
      </ListState>
    </section>
  )
}

function Progress({ status, star }: Pick<SessionWork, 'status' | 'star'>) {
  return (
    <>
      {status !== null && <StateSign state={status} />}
      {star !== null && <Stars count={star} />}
    </>
  )
}

/** What lies in a unit; one without work and videos is not asked for them. */
function Content({ classId, studentId, session }: Own & { session: Session }) {
  const { id: sessionId, works, audioFiles, videoFiles } = session
  return (
    <>
      {works + videoFiles > 0 && <Works {...{ classId, studentId, session }} />}
      {audioFiles > 0 && <Sounds sessionId={sessionId} />}
    </>
  )
}

/** The work of the unit, and where there are videos the entry that opens them (C-691, C-694). */
function Works({ classId, studentId, session }: Own & { session: Session }) {
  const works = useQuery(sessionWorksQuery({ classId, studentId, sessionId: session.id }))
  const rows = works.data?.filter(({ questionType }) => questionType !== 'VIDEO' || session.videoFiles > 0) ?? []
  return (
    <ListState {...listStateOf(works, hasNone)} empty={{ title: texts.noLessons, drawing: false }}>
      <Card flush as="ul" className={css.works} aria-label={session.title}>
        {rows.map((row) => (
          <li key={row.id ?? row.questionType}>
            {row.id === null ? (
              <Videos sessionId={session.id} title={row.title} />
            ) : (
              <Work {...{ classId, studentId, sessionId: session.id, work: { ...row, id: row.id } }} />
            )}
          </li>
        ))}
      </Card>
    </ListState>
  )
}

type WorkProps = Own & { sessionId: string; work: SessionWork & { id: string } }

function Work({ classId, studentId, sessionId, work }: WorkProps) {
  const { id, title, status, star, completedPercent, takeExamTime } = work
  return (
    <>
      <div className={css.work}>
        <h3 className={css.name}>
          <Link to={studentDetailsPath({ id, classId })} className={css.link}>
            {title}
          </Link>
        </h3>
        <span className={css.progress}>
          <Progress status={status} star={star} />
          {status !== 'none' && completedPercent !== null && (
            <span className="num">{texts.completed(formatNumber(completedPercent))}</span>
          )}
        </span>
      </div>
      {takeExamTime !== null && <Results play={{ studentId, sessionId, assignmentId: id, takeExamTime }} />}
    </>
  )
}

/** The entry 'Video' of a unit: it opens the videos, and a failure to read them is silent (C-686, C-694). */
function Videos({ sessionId, title }: { sessionId: string; title: string | null }) {
  const [open, setOpen] = useState(false)
  const files = useQuery({ ...sessionFilesQuery(sessionId, 'video'), enabled: open })
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={css.videoHead}>
        {title}
        <FoldSign />
      </summary>
      <MediaList files={files.data ?? []} />
    </details>
  )
}

/** The sounds of a unit; a failure to read them is silent (C-686). */
function Sounds({ sessionId }: { sessionId: string }) {
  const { data = [] } = useQuery(sessionFilesQuery(sessionId, 'audio'))
  if (data.length === 0) return null
  return (
    <section className={css.sounds} aria-label={sessionTexts.soundHead}>
      <h3 className={css.head}>{sessionTexts.soundHead}</h3>
      <MediaList files={data} />
    </section>
  )
}
