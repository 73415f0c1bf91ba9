import { hasRole } from '@phuong/domain/people/roles'
import { CLASS_UPDATE_NOTICE } from '@phuong/domain/people/texts'
import { Notice } from '@phuong/ui/Notice'
import { Crumbs, PageHead } from '@phuong/ui/PageHead'
import { Suspense, useState } from 'react'
import { latePlace } from '../../widgets/late/late.tsx'
import { Link } from '../../widgets/link/Link.tsx'
import { useSurroundings } from '../../widgets/surroundings.ts'
import { AvatarCard } from './AvatarCard.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { Invited } from './Invited.tsx'
import css from './Profile.module.css'
import { ProfileForm } from './ProfileForm.tsx'
import { Sessions } from './Sessions.tsx'
import { isSampleAccount } from './sample.ts'
import { texts } from './texts.ts'

/** What teachers and managers alone see, and no pupil loads. */
const StaffCards = latePlace(async () => (await import('./staff/index.ts')).StaffCards)
const SentInvitations = latePlace(async () => (await import('./staff/index.ts')).SentInvitations)

/** /lms/profile, the own page of everybody who is signed in. */
export function ProfilePage() {
  const { me } = useSurroundings()
  const isSample = isSampleAccount(me)
  const [changes, setChanges] = useState(false)
  return (
    <>
      <PageHead
        title={texts.title}
        crumbs={
          <Crumbs
            items={[{ label: texts.home, link: <Link to="/lms/home">{texts.home}</Link> }, { label: texts.account }]}
          />
        }
      />
      <div className={css.body}>
        {hasRole(me, 'student') && <Invited />}
        {me.mustUpdateClass && (
          <Notice
            tone="warning"
            title={CLASS_UPDATE_NOTICE.title}
            live="assertive"
            className={css.notice}
            action={<Link to="/lms/student/classes?code=">{texts.haveCode}</Link>}
          >
            {CLASS_UPDATE_NOTICE.body}
          </Notice>
        )}
        <div className={css.side}>
          <AvatarCard me={me} isSample={isSample} />
          {hasRole(me, 'teacher', 'manager') && (
            <Suspense>
              <StaffCards me={me} />
            </Suspense>
          )}
        </div>
        <div className={css.main}>
          <ProfileForm me={me} isSample={isSample} onPassword={() => setChanges(true)} />
          {hasRole(me, 'teacher') && (
            <Suspense>
              <SentInvitations />
            </Suspense>
          )}
          <Sessions />
        </div>
      </div>
      {changes && <ChangePassword me={me} onClose={() => setChanges(false)} />}
    </>
  )
}
