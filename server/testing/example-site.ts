import { newId } from '../src/chance.ts'
import type { Db } from '../src/db/database.ts'
import { schoolDay } from './clock.ts'
import { type ExampleCall, procedure } from './example-call.ts'

const administrator = 'admin@phuong.test'

/** What the calls of the site name: a host, a card and a link that are changed, and those that are taken away. */
export type SiteFacts = {
  changedHost: number
  deletedHost: number
  changedCard: number
  deletedCard: number
  changedLink: number
  deletedLink: number
  links: readonly number[]
  cards: readonly number[]
  name: string
}

/** Lays them out, under names that nothing else has. */
export const readSiteFacts = async (db: Db): Promise<SiteFacts> => {
  const name = newId(schoolDay)
  // an administrator was there before: the table is settled
  await db
    .insertInto('hosts_state')
    .values({ settled_at: schoolDay })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const add = async (host: string) => {
    const values = { host, profile: 'main' as const, changed_at: schoolDay }
    return (await db.insertInto('hosts').values(values).returning('id').executeTakeFirstOrThrow()).id
  }
  const addCard = async () => {
    const card = { place: 'slides', title: 'Thẻ', picture: 'gate', position: 900, changed_at: schoolDay } as const
    return (await db.insertInto('link_cards').values(card).returning('id').executeTakeFirstOrThrow()).id
  }
  const addLink = async () => {
    const link = { label: `Liên kết ${name}`, address: 'https://sen.vn', position: 900, changed_at: schoolDay }
    const { id } = await db.insertInto('menu_links').values(link).returning('id').executeTakeFirstOrThrow()
    await db.insertInto('menu_link_roles').values({ link_id: id, role_id: 2 }).execute()
    return id
  }
  const ofPage = db.selectFrom('link_cards').where('place', '=', 'education-game').select('id')
  const cards = await ofPage.orderBy('position', 'desc').execute()
  const changedLink = await addLink()
  const links = await db.selectFrom('menu_links').select('id').orderBy('position', 'desc').execute()
  return {
    cards: cards.map(({ id }) => id),
    changedLink,
    links: links.map(({ id }) => id),
    deletedLink: await addLink(),
    changedHost: await add(`a-${name}.vn`),
    deletedHost: await add(`b-${name}.vn`),
    changedCard: await addCard(),
    deletedCard: await addCard(),
    name,
  }
}

/** What an administrator does with host names, with cards and with the links of the sidebar, and the cards of a page. */
export const siteCalls = ({
  changedHost,
  deletedHost,
  changedCard,
  deletedCard,
  changedLink,
  deletedLink,
  links,
  cards,
  name,
}: SiteFacts): ExampleCall[] => [
  procedure('SITE_Hosts_List', {}, { as: administrator, statements: 2, list: true }),
  procedure(
    'SITE_Host_Save',
    { hostId: changedHost, host: `c-${name}.vn`, profile: 'heid', higherEducation: true },
    { as: administrator, statements: 8 },
  ),
  procedure('SITE_Host_Delete', { hostId: deletedHost }, { as: administrator, statements: 7 }),
  procedure('LINKS_Cards_List', { place: 'education-game' }, { as: administrator, statements: 2, list: true }),
  procedure(
    'LINKS_Card_Save',
    { cardId: changedCard, place: 'study-with-teacher', title: name, picture: 'yard' },
    { as: administrator, statements: 6 },
  ),
  procedure('LINKS_Card_Delete', { cardId: deletedCard }, { as: administrator, statements: 4 }),
  procedure('LINKS_Cards_Order', { place: 'education-game', cardIds: cards }, { as: administrator, statements: 5 }),
  procedure('LINKS_Menu_List', {}, { as: administrator, statements: 2, list: true }),
  procedure(
    'LINKS_Menu_Save',
    { menuLinkId: changedLink, label: name, address: 'https://sen.vn/a', roles: ['teacher', 'student'] },
    { as: administrator, statements: 8 },
  ),
  procedure('LINKS_Menu_Delete', { menuLinkId: deletedLink }, { as: administrator, statements: 6 }),
  procedure('LINKS_Menu_Order', { menuLinkIds: links }, { as: administrator, statements: 6 }),
]
