import { Tabs } from '@mantine/core'
import { isAdministrator } from '@phuong/domain/people/roles'
import { PageHead } from '@phuong/ui/PageHead'
import { staffScreen } from '@phuong/ui/staff/staff-screen'
import { useAddressQuery } from '../../../widgets/link/use-address-query.ts'
import { useSurroundings } from '../../../widgets/surroundings.ts'
import css from '../Classes.module.css'
import { AllClasses } from './AllClasses.tsx'
import { ArchivedClasses } from './ArchivedClasses.tsx'
import { OwnClasses } from './OwnClasses.tsx'
import { texts } from './texts.ts'

const archived = 'archived'

/** /lms/teacher/classes: a teacher's own classes; an administrator's list of all; those that were put away (B-013, B-084). */
export const TaughtClasses = staffScreen(function TaughtClasses() {
  const { me } = useSurroundings()
  const all = isAdministrator(me)
  const [query, setQuery] = useAddressQuery()
  const tab = query.get('tab') === archived ? archived : 'now'
  return (
    <>
      <PageHead title={texts.title} lead={all ? texts.allLead : texts.ownLead} />
      <div className={css.body}>
        <Tabs
          value={tab}
          onChange={(next) =>
            setQuery(new URLSearchParams(next === archived ? { tab: archived } : {}), { replace: true })
          }
          keepMounted={false}
        >
          <Tabs.List className={css.tabs} aria-label={texts.title}>
            <Tabs.Tab value="now">{texts.tabNow}</Tabs.Tab>
            <Tabs.Tab value={archived}>{texts.tabArchived}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="now">{all ? <AllClasses /> : <OwnClasses />}</Tabs.Panel>
          <Tabs.Panel value={archived}>
            <ArchivedClasses ofAll={all} />
          </Tabs.Panel>
        </Tabs>
      </div>
    </>
  )
})
