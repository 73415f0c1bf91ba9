import { Crumbs, PageHead } from '@phuong/ui/PageHead'
import { Link } from '../../widgets/link/Link.tsx'
import { useSurroundings } from '../../widgets/surroundings.ts'
import css from './Profile.module.css'
import { ProfileForm } from './ProfileForm.tsx'
import { isSampleAccount } from './sample.ts'
import { texts } from './texts.ts'

/** /lms/profile, the own page of everybody who is signed in. */
export function ProfilePage() {
  const { me } = useSurroundings()
  const isSample = isSampleAccount(me)
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
        <div className={css.main}>
          <ProfileForm me={me} isSample={isSample} />
        </div>
      </div>
    </>
  )
}
