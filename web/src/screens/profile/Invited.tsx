import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { invitedQuery } from '../../widgets/invitations/queries.ts'
import { latePlace } from '../../widgets/late/late.tsx'
import css from './Profile.module.css'

/** Loaded when somebody has asked the pupil into a class. */
const Invitations = latePlace(async () => (await import('../../widgets/invitations/Invitations.tsx')).Invitations)

/**
 * The classes into which a pupil is asked (D06): an answer brings level and class, so whoever is led here for want of them
 * goes on from there (A-131, D68).
 */
export function Invited() {
  const { data } = useQuery(invitedQuery)
  if (data === undefined || data.length === 0) return null
  return (
    <Suspense>
      <div className={css.notice}>
        <Invitations />
      </div>
    </Suspense>
  )
}
