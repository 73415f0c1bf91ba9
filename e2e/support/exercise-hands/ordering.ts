import type { Locator } from '@playwright/test'
import { type Hand, type Hands, placeOf, plain } from './hand.ts'
import { pressOn } from './keys.ts'

/** Presses something: with the keyboard or with a finger. */
type Press = (target: Locator) => Promise<void>
const byKey: Press = (target) => pressOn(target, 'Enter')
const byTap: Press = (target) => target.tap()
const both = (handFor: (press: Press) => Hand): Hands => ({ keyboard: handFor(byKey), tap: handFor(byTap) })

/**
 * Cards in places, of which two are pressed to change them, put into an order of names from the first place on. The card
 * is taken first, then its place: no place is pressed twice in a row, which as quickly as here is a double tap (H169).
 * @param nameIn what a card says that lies in a place
 */
const arrange = async (
  places: readonly Locator[],
  nameIn: (place: Locator) => Promise<string>,
  wanted: readonly string[],
  press: Press,
): Promise<void> => {
  const names = await Promise.all(places.map(nameIn))
  for (const [at, name] of wanted.entries()) {
    if (names[at] === name) continue
    const from = names.indexOf(name, at)
    const [place, other] = [places[at], places[from]]
    if (!place || !other) throw new Error(`no card says ${name}`)
    await press(other)
    await press(place)
    names[from] = names[at] ?? ''
    names[at] = name
  }
}

/** Where no card had to be moved, the order that is shown is kept (D62). */
const keepOrder = async (exercise: Locator, press: Press): Promise<void> => {
  const keep = exercise.getByRole('button', { name: 'Giữ nguyên', pressed: false })
  if ((await keep.count()) > 0) await press(keep)
}

const wordsOn = async (place: Locator): Promise<string> =>
  (await place.locator('[lang=en]').allTextContents()).at(-1) ??
  (await place.getByRole('img').getAttribute('alt')) ??
  ''

type Piece = { readonly id: string; readonly text: string }

/** What a content is called: its words, or the letter that a picture has by its place among all contents. */
const contentName = (pieces: readonly Piece[], id: string): string => {
  const place = placeOf(pieces, id)
  const { text = '' } = pieces[place] ?? {}
  return /^\/.+\.svg$/.test(text) ? `Hình ${String.fromCharCode(65 + place)}` : plain(text)
}

/** Contents beside rows that stay. */
export const matching = both((press) => async (exercise, { pieces }, { order }) => {
  const places = await exercise.getByRole('listitem').getByRole('button').all()
  await arrange(
    places,
    wordsOn,
    (order as string[]).map((id) => contentName(pieces, id)),
    press,
  )
  await keepOrder(exercise, press)
})

type Card = { readonly id: string; readonly text: string }
type Columns = { readonly left: readonly Card[]; readonly right: readonly Card[] }

const textOf = (cards: readonly Card[], id: string): string => cards[placeOf(cards, id)]?.text ?? ''

/** Pairs in rows: the column that can be moved is brought beside the other one, wherever its cards lie. */
export const twoColumns = both((press) => async (exercise, question, response) => {
  const { settings, ...columns } = question as Columns & { settings: { isDragBColumnDisabled: boolean } }
  const moves = settings.isDragBColumnDisabled ? 'left' : 'right'
  const stays = moves === 'left' ? 'right' : 'left'
  const rows = await exercise.getByRole('listitem').all()
  const lying = await Promise.all(rows.map((row) => row.locator('[lang=en]').allTextContents()))
  const still = lying.map((texts) => texts[stays === 'left' ? 0 : 1] ?? '')
  // of equal words each card is wanted once
  const pairs = (response as Record<'left' | 'right', string[]>)[stays].map((id, at) => ({
    beside: textOf(columns[stays], id),
    card: textOf(columns[moves], (response as Record<'left' | 'right', string[]>)[moves][at] ?? ''),
  }))
  const wanted = still.map((beside) => {
    const at = pairs.findIndex((pair) => pair.beside === beside)
    return pairs.splice(at, 1)[0]?.card ?? ''
  })
  const column = moves === 'left' ? 'A' : 'B'
  const places = rows.map((row) => row.getByRole('button', { name: new RegExp(`^Cột ${column}, `) }))
  await arrange(places, wordsOn, wanted, press)
  await keepOrder(exercise, press)
})

/** Pieces that are put into a line, each by its text; of equal ones any that is left. */
export const unscramble = both((press) => async (exercise, { pieces }, { order }) => {
  const tray = exercise.getByRole('list', { name: 'Các thẻ' })
  for (const id of order as string[]) {
    const name = (pieces as Card[])[placeOf(pieces, id)]?.text ?? ''
    await press(tray.getByRole('button', { name, exact: true, pressed: false }).first())
  }
})
