import { isAdministrator } from '@phuong/domain/people/roles'
import { PageHead } from '@phuong/ui/PageHead'
import { useSurroundings } from '../../../widgets/surroundings.ts'
import css from '../Classes.module.css'
import { AllClasses } from './AllClasses.tsx'
import { OwnClasses } from './OwnClasses.tsx'
import { texts } from './texts.ts'

/** /lms/teacher/classes: a teacher's own classes; an administrator's list of all (B-013, B-084). */
export function TaughtClasses() {
  const { me } = useSurroundings()
  const all = isAdministrator(me)
  return (
    <>
      <PageHead title={texts.title} lead={all ? texts.allLead : texts.ownLead} />
      <div className={css.body}>{all ? <AllClasses /> : <OwnClasses />}</div>
    </>
  )
}
