import * as z from 'zod/mini'
import { isLinkAddress } from '../links/address.ts'
import { cardPictures, cardPlaces } from '../links/cards.ts'
import { cardFaults } from '../links/texts.ts'
import { choiceField, textField } from './fields.ts'
import { isBlank } from './rules.ts'

/** The form of a card that leads somewhere (B-068). */
export const linkCardForm = z.object({
  place: choiceField(cardPlaces, cardFaults.place),
  title: textField((typed) => (isBlank(typed) ? cardFaults.title : null)),
  text: z.string(),
  picture: choiceField(cardPictures, cardFaults.picture),
  address: textField((typed) => (isBlank(typed) || isLinkAddress(typed.trim()) ? null : cardFaults.address)),
})

export type LinkCardDraft = z.input<typeof linkCardForm>
