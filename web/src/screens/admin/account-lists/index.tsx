import { PageHead } from '@phuong/ui/PageHead'
import { staffScreen } from '@phuong/ui/staff/staff-screen'
import { useAddressQuery } from '../../../widgets/link/use-address-query.ts'
import { useRouteFacts } from '../../../widgets/route-facts.ts'
import css from './AccountLists.module.css'
import { List } from './List.tsx'
import { ListChooser } from './ListChooser.tsx'
import { editableLists } from './lists.ts'
import { texts } from './texts.ts'

/** /lms/admin/account-lists: who is on which list, for the administrator. */
export const AccountLists = staffScreen(function AccountLists() {
  const { routeLists, menuPaths } = useRouteFacts()
  const [query] = useAddressQuery()
  const lists = editableLists(routeLists, menuPaths)
  const chosen = lists.find(({ name }) => name === query.get('list')) ?? lists[0]
  if (chosen === undefined) return null
  return (
    <>
      <PageHead eyebrow={texts.section} title={texts.title} lead={texts.lead} />
      <div className={css.body}>
        <ListChooser lists={lists} chosen={chosen} />
        <List key={chosen.name} list={chosen} />
      </div>
    </>
  )
})
