import { ListState } from '@phuong/ui/ListState'
import { PageHead } from '@phuong/ui/PageHead'
import { useQuery } from '@tanstack/react-query'
import { JoinedClassCard, JoinedClassSkeleton } from '../../../widgets/classes/JoinedClassCard.tsx'
import { joinedClassesQuery } from '../../../widgets/classes/queries.ts'
import { hasNone, listStateOf } from '../../../widgets/list-state.ts'
import { useSurroundings } from '../../../widgets/surroundings.ts'
import css from '../Classes.module.css'
import { texts } from './texts.ts'

/** /lms/student/classes: the classes that the pupil has joined (B-081). */
export function JoinedClasses() {
  const { me } = useSurroundings()
  const joined = useQuery(joinedClassesQuery)
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <div className={css.body}>
        <ListState
          {...listStateOf(joined, hasNone)}
          skeleton={<JoinedClassSkeleton />}
          empty={{ title: texts.noneTitle, text: texts.noneText(me.userName ?? me.email ?? '') }}
        >
          <ul className={css.joined}>
            {joined.data?.map((row, index) => (
              <li key={row.id}>
                <JoinedClassCard row={row} first={index === 0} headingLevel={2} />
              </li>
            ))}
          </ul>
        </ListState>
      </div>
    </>
  )
}
