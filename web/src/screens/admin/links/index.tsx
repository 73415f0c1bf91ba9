import { Tabs } from '@mantine/core'
import { type CardPlace, cardPlaces } from '@phuong/domain/links/cards'
import { Button } from '@phuong/ui/Button'
import { PlusIcon } from '@phuong/ui/lms-icons'
import { PageHead } from '@phuong/ui/PageHead'
import { staffScreen } from '@phuong/ui/staff/staff-screen'
import { useState } from 'react'
import { useAddressQuery } from '../../../widgets/link/use-address-query.ts'
import { useRouteFacts } from '../../../widgets/route-facts.ts'
import { CardForm } from './CardForm.tsx'
import { Cards } from './Cards.tsx'
import { LinkForm } from './LinkForm.tsx'
import css from './Links.module.css'
import { SidebarLinks } from './SidebarLinks.tsx'
import { texts } from './texts.ts'

/** The pages with cards, by the address under which the menu names them. */
const paths: Readonly<Record<CardPlace, string>> = {
  'education-game': '/lms/education-game',
  'study-with-teacher': '/lms/study-with-teacher',
  slides: '/lms/support/slides',
}

/** /lms/admin/links: the cards of three pages, and the links of the sidebar (A-072, B-068). */
export const Links = staffScreen(function Links() {
  const { menuPaths } = useRouteFacts()
  const [query, setQuery] = useAddressQuery()
  const [isAdding, setAdding] = useState(false)
  const place = cardPlaces.find((each) => each === query.get('tab')) ?? null
  const titleOf = (of: CardPlace): string => menuPaths.find(({ path }) => path === paths[of])?.label ?? of
  const close = () => setAdding(false)
  const addButton = (
    <Button variant="primary" icon={<PlusIcon />} onClick={() => setAdding(true)}>
      {place === null ? texts.addLink : texts.addCard}
    </Button>
  )
  return (
    <>
      <PageHead eyebrow={texts.section} title={texts.title} lead={texts.lead} actions={addButton} />
      <div className={css.body}>
        <Tabs
          value={place ?? 'sidebar'}
          onChange={(tab) =>
            setQuery(new URLSearchParams(tab === null || tab === 'sidebar' ? {} : { tab }), { replace: true })
          }
          keepMounted={false}
        >
          <Tabs.List aria-label={texts.lists}>
            <Tabs.Tab value="sidebar">{texts.sidebar}</Tabs.Tab>
            {cardPlaces.map((each) => (
              <Tabs.Tab key={each} value={each}>
                {titleOf(each)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value={place ?? 'sidebar'} className={css.panel}>
            {place === null ? <SidebarLinks /> : <Cards key={place} place={place} titleOf={titleOf} />}
          </Tabs.Panel>
        </Tabs>
      </div>
      {isAdding &&
        (place === null ? (
          <LinkForm link={null} onClose={close} />
        ) : (
          <CardForm card={null} place={place} titleOf={titleOf} onClose={close} />
        ))}
    </>
  )
})
