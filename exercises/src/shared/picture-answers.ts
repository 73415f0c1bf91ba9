/** Which answers to choose from are pictures, by what they hold, a setting or the variant of their question. */

type Asked = {
  readonly optionType: string
  readonly settings: { readonly answers: { readonly imageAnswers: boolean } }
}
type Option = { readonly answer: string; readonly imageUrl: string }

/** C-397, C-398: variants whose answers are the addresses of pictures, such as ONECHOICE_IMAGE and LISTENPICTURE. */
const pictureVariants = /^(?:(?:ONE|MULTIPLE)_?CHOICE.*(?:IMAGE|PICTURE)|LISTEN_?PICTURE)/i

/** Whether the variant says that the answers are addresses of pictures. */
export const isPictureVariant = (optionType: string): boolean => pictureVariants.test(optionType.trim())

const saysPictures = ({ optionType, settings }: Asked): boolean =>
  settings.answers.imageAnswers || isPictureVariant(optionType)

/** An address, with a host or below our own, or the name of a picture file; words are none (C-385). */
const address = /^(?:(?:https?:\/)?\/\S+|\S+\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#]\S*)?)$/i

/**
 * C-402: the picture of an option is its imageUrl, with its answer below as words; one without it has its answer as the
 * address where the setting (C-413, C-428) or the variant says so.
 */
export const pictureOf = (question: Asked, { answer, imageUrl }: Option): { url: string; caption: string } => {
  if (imageUrl !== '') return { url: imageUrl, caption: answer === imageUrl ? '' : answer }
  return saysPictures(question) && address.test(answer) ? { url: answer, caption: '' } : { url: '', caption: answer }
}

/** Whether the options stand in columns of pictures (C-415). */
export const showsPictures = ({ optionType, settings, answers }: Asked & { answers: readonly Option[] }): boolean =>
  saysPictures({ optionType, settings }) || answers.some(({ imageUrl }) => imageUrl !== '')
