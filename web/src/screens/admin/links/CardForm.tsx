import { linkCardForm } from '@phuong/domain/forms/link-card'
import { type CardPlace, cardLengths, cardPictures, cardPlaces } from '@phuong/domain/links/cards'
import { Button } from '@phuong/ui/Button'
import { CancelButton } from '@phuong/ui/CancelButton'
import { Dialog } from '@phuong/ui/Dialog'
import { Notice } from '@phuong/ui/Notice'
import { SelectField } from '@phuong/ui/SelectField'
import { TextField } from '@phuong/ui/TextField'
import { toast } from '@phuong/ui/toast'
import { useId } from 'react'
import { pictures } from '../../../widgets/card-pictures/pictures.tsx'
import { NewerQuestion } from '../../../widgets/change/NewerQuestion.tsx'
import { useChangeForm } from '../../../widgets/form/use-change-form.ts'
import { formErrorOf } from '../../../widgets/form-error.ts'
import { UnsavedWords } from '../../../widgets/unsaved/use-unsaved-words.ts'
import { type CardFacts, cardFactsOf, cardFields, newCard, pictureName } from './drafts.ts'
import css from './Links.module.css'
import { type CardRow, saveCard, useRefresh } from './queries.ts'
import { texts } from './texts.ts'

type CardFormProps = {
  /** null adds one */
  card: CardRow | null
  place: CardPlace
  titleOf: (place: CardPlace) => string
  onClose: () => void
}

/** A card of a page: added, or changed where it stands (B-068). */
export function CardForm({ card, place, titleOf, onClose }: CardFormProps) {
  const formId = useId()
  const form = useChangeForm({
    schema: linkCardForm,
    row: card === null ? newCard(place) : cardFactsOf(card),
    draftOf: cardFactsOf,
    fields: cardFields(titleOf),
    send: (draft: CardFacts, seen) => saveCard({ cardId: card?.id ?? null, ...draft, ...(card !== null && { seen }) }),
    refresh: useRefresh(),
    onSaved: () => {
      toast.success(texts.cardSaved)
      onClose()
    },
  })
  const { draft, question } = form
  const failed = formErrorOf(form.failure)
  const picture = cardPictures.find((each) => each === draft.picture)
  const Picture = picture === undefined ? null : pictures[picture]
  return (
    <Dialog
      open
      onClose={onClose}
      title={card === null ? texts.addCard : texts.editCard}
      footer={
        <>
          <CancelButton>{texts.cancel}</CancelButton>
          <Button type="submit" form={formId} variant="primary" loading={form.isSending}>
            {texts.save}
          </Button>
        </>
      }
    >
      <UnsavedWords typed={form.isTyped} />
      <form {...form.form} id={formId} className={css.form}>
        <SelectField
          {...form.field('place')}
          label={texts.place}
          required
          placeholder={texts.placeNone}
          choices={cardPlaces.map((value) => ({ value, label: titleOf(value) }))}
        />
        <TextField
          {...form.field('title')}
          label={texts.name}
          required
          autoComplete="off"
          maxLength={cardLengths.title}
        />
        <TextField {...form.field('text')} label={texts.text} autoComplete="off" maxLength={cardLengths.text} />
        <div className={css.chosen}>
          <SelectField
            {...form.field('picture')}
            label={texts.picture}
            required
            placeholder={texts.pictureNone}
            choices={cardPictures.map((value) => ({ value, label: pictureName(value) }))}
          />
          <span className={css.cover} aria-hidden="true">
            {Picture !== null && <Picture className={css.picture ?? ''} />}
          </span>
        </div>
        <TextField
          {...form.field('address')}
          label={texts.address}
          help={texts.cardAddressHelp}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={cardLengths.address}
        />
        {question !== null && <NewerQuestion {...question} />}
        {failed !== null && (
          <Notice tone="danger" live="assertive" title={texts.saveFailed}>
            {failed}
          </Notice>
        )}
      </form>
    </Dialog>
  )
}
