import * as z from 'zod/mini'
import {
  type CardPicture,
  type CardPlace,
  cardPictures,
  cardPlaces,
  isCardAddress,
  type LinkCard,
} from '../links/cards.ts'
import { cardFaults } from '../links/texts.ts'
import { choiceField, textField } from './fields.ts'
import { isBlank } from './rules.ts'

/** The form of a card that leads somewhere (B-068); its place in the order as it is typed. */
export const linkCardForm = z.object({
  place: choiceField(cardPlaces, cardFaults.place),
  title: textField((typed) => (isBlank(typed) ? cardFaults.title : null)),
  text: z.string(),
  picture: choiceField(cardPictures, cardFaults.picture),
  address: textField((typed) => (isBlank(typed) || isCardAddress(typed.trim()) ? null : cardFaults.address)),
  position: textField((typed) => (/^\d{1,3}$/.test(typed.trim()) ? null : cardFaults.position)),
})

export type LinkCardDraft = z.input<typeof linkCardForm>

/** A form as it is sent. */
export const linkCardOf = (draft: LinkCardDraft): LinkCard => ({
  place: draft.place as CardPlace,
  title: draft.title.trim(),
  text: draft.text.trim(),
  picture: draft.picture as CardPicture,
  address: draft.address.trim(),
  position: Number(draft.position.trim()),
})
