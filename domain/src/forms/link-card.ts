import * as z from 'zod/mini'
import { cardPictures, cardPlaces, isCardAddress } from '../links/cards.ts'
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
