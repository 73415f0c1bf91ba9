import { Button } from '@phuong/ui/Button'
import { ListState } from '@phuong/ui/ListState'
import { PlusIcon } from '@phuong/ui/lms-icons'
import { PageHead } from '@phuong/ui/PageHead'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { JoinedClassCard, JoinedClassSkeleton } from '../../../widgets/classes/JoinedClassCard.tsx'
import { joinedClassesQuery } from '../../../widgets/classes/queries.ts'
import { Invitations } from '../../../widgets/invitations/Invitations.tsx'
import { lateDialog } from '../../../widgets/late/late.tsx'
import { useAddressQuery } from '../../../widgets/link/use-address-query.ts'
import { hasNone, listStateOf } from '../../../widgets/list-state.ts'
import css from '../Classes.module.css'
import { texts } from './texts.ts'

/** The form is fetched when somebody has a code. */
const JoinClass = lateDialog(async () => (await import('./JoinClass.tsx')).JoinClass)

/** /lms/student/classes: the classes that the pupil has joined, and the way into another one (B-080, B-081, B-095). */
export function JoinedClasses() {
  const [query, setQuery] = useAddressQuery()
  const linked = query.get('code')
  const [joining, setJoining] = useState(linked !== null)
  const joined = useQuery(joinedClassesQuery)
  const none = joined.data?.length === 0
  const join = (
    <Button variant={none ? 'primary' : 'line'} icon={<PlusIcon />} onClick={() => setJoining(true)}>
      {texts.join}
    </Button>
  )
  const close = () => {
    setJoining(false)
    if (linked !== null) setQuery(new URLSearchParams(), { replace: true })
  }
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} actions={!none && join} />
      <div className={css.body}>
        <Invitations />
        <ListState
          {...listStateOf(joined, hasNone)}
          skeleton={<JoinedClassSkeleton />}
          empty={{ title: texts.noneTitle, text: texts.noneText, action: join }}
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
      {joining && (
        <Suspense>
          <JoinClass linked={linked ?? ''} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
