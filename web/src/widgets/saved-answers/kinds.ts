/** What an item asks: the name of its kind as the mapping of answer types knows it (B-305 to B-308), and how many answers are right. */
export type Asked = { readonly kind: string; readonly rightAnswers: number }

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const fieldsIn = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : [])
const countOf = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** Types whose kind does not hang on the question; the names without signs and letter case (C-494). */
const kindOfType: ReadonlyMap<string, string> = new Map([
  ['SPEAKING', 'repeat'],
  ['LISTENANDNUMBER', 'listen'],
  ['MATCHING', 'matching'],
  ['MATCHINGTWOCOLUMN', 'matching'],
  ['FILLINTHEBLANK', 'fill the blank'],
  ['FILLINTHEBLANKWITHHINT', 'fill the blank'],
  ['FILLWORDINTHEBLANK', 'fill the blank'],
  ['FILLLETTERINTHEBLANK', 'complete'],
  ['CONJUGATION', 'grammar'],
  ['ERRORCORRECTION', 'grammar'],
  ['WORDFORM', 'grammar'],
])

/** The modes of a worksheet (B-158); what is picked counts its right answers. */
const kindOfMode: ReadonlyMap<unknown, string> = new Map([
  ['Write', 'fill the blank'],
  ['Choice', 'text'],
  ['SelectWord', 'text'],
  ['DropDown', 'text'],
  ['Match', 'matching'],
  ['DragDrop', 'matching'],
  ['Listen', 'listen'],
])

/** Whether the options of a question are pictures, by what they hold, a setting or the variant (C-397, C-402, C-413). */
const showsPictures = ({ settings, imageAnswers, optionType }: Fields, options: readonly Fields[]): boolean => {
  const answers = isFields(settings) ? settings.answers : undefined
  return (
    imageAnswers === true ||
    (isFields(answers) && answers.imageAnswers === true) ||
    /IMAGE|PICTURE/i.test(String(optionType)) ||
    options.some(({ imageUrl }) => typeof imageUrl === 'string' && imageUrl !== '')
  )
}

const ofChoice = (question: Fields, options: readonly Fields[], rightAnswers: number): Asked => ({
  kind: showsPictures(question, options) ? 'image' : 'text',
  rightAnswers,
})

/** A question as a pupil receives it. */
const ofQuestion = (question: Fields): Asked | null => {
  const name = String(question.type)
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
  switch (name) {
    case 'ONECHOICE':
      return ofChoice(question, fieldsIn(question.answers), 1)
    case 'MULTIPLECHOICE':
      // how many of several are right, no pupil receives
      return ofChoice(question, fieldsIn(question.answers), question.several === true ? 2 : 1)
    case 'QUIZ': {
      const parts = fieldsIn(question.parts)
      const options = parts.flatMap((part) => fieldsIn(part.options))
      return ofChoice(
        question,
        options,
        parts.reduce((sum, { takes }) => sum + countOf(takes), 0),
      )
    }
    case 'UNSCRAMBLE': {
      const isSentence = /^\s*MAKE_?SENTENCE/i.test(String(question.optionType))
      return { kind: isSentence ? 'make sentence' : 'scramble', rightAnswers: 1 }
    }
    default: {
      const kind = kindOfType.get(name)
      return kind === undefined ? null : { kind, rightAnswers: 1 }
    }
  }
}

const ofZone = ({ mode, pick }: Fields): Asked | null => {
  const kind = kindOfMode.get(mode)
  return kind === undefined ? null : { kind, rightAnswers: pick === undefined ? 1 : countOf(pick) }
}

/**
 * What the items ask of what this device keeps of a sitting: the questions of a paper, or the zones of a worksheet, whose
 * answers stand under their own id or that of their group. An item that the mapping does not have is left out; of what is
 * none of both nothing is known. Never throws.
 */
export const askedIn = (kept: unknown): ReadonlyMap<string, Asked> => {
  const { rows, ExerciseData } = isFields(kept) ? kept : {}
  const asked = [
    ...fieldsIn(rows).map((row) => [[row.id], ofQuestion(row)] as const),
    ...fieldsIn(ExerciseData).map((zone) => [[zone.id, zone.group], ofZone(zone)] as const),
  ]
  return new Map(
    asked.flatMap(([ids, item]) =>
      item === null ? [] : ids.filter((id) => typeof id === 'string').map((id) => [id, item] as const),
    ),
  )
}
