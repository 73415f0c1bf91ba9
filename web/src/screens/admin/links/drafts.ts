import { ROLE_CATALOGUE } from '@phuong/domain/catalogue/roles'
import type { LinkCardDraft } from '@phuong/domain/forms/link-card'
import { type MenuLinkDraft, rolesTyped, typedRoles } from '@phuong/domain/forms/menu-link'
import type { CardPicture, CardPlace } from '@phuong/domain/links/cards'
import type { RoleName } from '@phuong/domain/people/roles'
import { pictureTexts } from '../../../widgets/card-pictures/texts.ts'
import type { ChangedFields } from '../../../widgets/change/merge.ts'
import { texts } from './texts.ts'

/** A card as it is changed, by wire name. */
export type CardFacts = { place: CardPlace; title: string; text: string; picture: CardPicture; address: string }

/** What is seen of a card, and entered in its form. */
export const cardFactsOf = ({ place, title, text, picture, address }: CardFacts): CardFacts => ({
  place,
  title,
  text,
  picture,
  address,
})

/** What is entered where a card is added to a page. */
export const newCard = (place: CardPlace): CardFacts => ({
  place,
  title: '',
  text: '',
  picture: 'notebook',
  address: '',
})

/** A picture as a choice names it. */
export const pictureName = (picture: CardPicture): string => {
  const [first = '', ...rest] = pictureTexts[picture]
  return first.toUpperCase() + rest.join('')
}

/** What the form of a card changes, by wire name. @param titleOf what a page is called */
export const cardFields = (titleOf: (place: CardPlace) => string): ChangedFields<LinkCardDraft> => ({
  place: { label: texts.place, typed: ['place'], words: ({ place }) => titleOf(place as CardPlace) },
  title: { label: texts.name, typed: ['title'], words: ({ title }) => title.trim() },
  text: { label: texts.text, typed: ['text'], words: ({ text }) => text.trim() || texts.empty },
  picture: { label: texts.picture, typed: ['picture'], words: ({ picture }) => pictureName(picture as CardPicture) },
  address: { label: texts.address, typed: ['address'], words: ({ address }) => address.trim() || texts.empty },
})

/** A link of the sidebar as it is changed, by wire name. */
export type LinkFacts = { label: string; guide: boolean; address: string; roles: readonly RoleName[] }

/** What is seen of a link. */
export const linkFactsOf = ({ label, guide, address, roles }: LinkFacts): LinkFacts => ({
  label,
  guide,
  address,
  roles,
})

/** What is entered where a link is added. */
export const newLink: LinkFacts = { label: '', guide: false, address: '', roles: [] }

/** A link as its form shows it. */
export const linkDraftOf = ({ roles, ...link }: LinkFacts): MenuLinkDraft => ({ ...link, roles: typedRoles(roles) })

/** Roles as they are read. */
export const rolesRead = (roles: readonly RoleName[]): string =>
  roles.map((role) => ROLE_CATALOGUE[role].label).join(', ')

/** What the form of a link changes, by wire name. */
export const linkFields: ChangedFields<MenuLinkDraft> = {
  label: { label: texts.name, typed: ['label'], words: ({ label }) => label.trim() },
  guide: { label: texts.guide, typed: ['guide'], words: ({ guide }) => (guide ? texts.yes : texts.no) },
  address: { label: texts.address, typed: ['address'], words: ({ address }) => address.trim() || texts.empty },
  roles: {
    label: texts.roles,
    typed: ['roles'],
    words: ({ roles }) => rolesRead(rolesTyped(roles)) || texts.empty,
  },
}
