import { act, fireEvent } from '@testing-library/react'
import { type ComponentType, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ZoneSpot } from './drawing.tsx'
import { questionExamples } from './examples.ts'
import { RecordingsContext } from './parts/recordings.tsx'
import { questionRules } from './rules.ts'
import { questionScreens } from './screens.ts'
import { allOf, drawnOnPage } from './testing/page.tsx'
import { choiceExamples } from './worksheet/zones/choice/examples.ts'
import { Player as ChoicePlayer } from './worksheet/zones/choice/Player.tsx'
import { choice } from './worksheet/zones/choice/rules.ts'
import { Player as ListenPlayer } from './worksheet/zones/listen/Player.tsx'
import { modes } from './worksheet/zones/modes.ts'

const typed = 'is typed'
const listed = 'has closed lists, which the browser itself opens'
const later = 'is answered by nobody yet'

/** Types of which nothing is pressed but their sounds, and why. */
const unpressedTypes: Readonly<Record<string, string>> = {
  ErrorCorrection: typed,
  FillInTheBlankWithHint: typed,
  FillLetterInTheBlank: typed,
  FillWordInTheBlank: typed,
  WordForm: typed,
  Conjugation: typed,
  LookAndWrite: typed,
  SelectWord: listed,
  SelectWordInImage: listed,
  SPEAKING: 'has a recorder, and there is no microphone here: e2e/specs/alone/speaking.spec.ts',
}
/** Zones of a worksheet likewise. */
const unpressedZones: Readonly<Record<string, string>> = {
  Write: typed,
  DropDown: listed,
  Match: later,
  SelectWord: later,
  DragDrop: later,
}

/** A sound begins and stops at once, as if it had been here before. */
beforeEach(() => {
  const tells = (...names: string[]) =>
    function told(this: HTMLMediaElement) {
      for (const name of names) this.dispatchEvent(new Event(name))
      return Promise.resolve()
    }
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(tells('play', 'playing'))
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(tells('pause') as () => void)
})
afterEach(() => vi.restoreAllMocks())

type Drawn = {
  readonly what: string
  draw(): Promise<{ page: HTMLElement; seen(): string }>
}

/** A player that keeps its answers, as the screen around it does, and everything that is seen of it. */
const drawnAs = async (
  Player: ComponentType<{ response: never; onChange(response: unknown): void }>,
  begun: unknown,
): Promise<{ page: HTMLElement; seen(): string }> => {
  let answer = begun
  const Desk = () => {
    const [response, setResponse] = useState(begun)
    answer = response
    return (
      <RecordingsContext value={{ keep: () => '', find: async () => new Blob() }}>
        <Player response={response as never} onChange={setResponse} />
      </RecordingsContext>
    )
  }
  const page = drawnOnPage(<Desk />)
  // what is looked for is there
  await act(async () => {})
  // ids are another in each drawing
  return { page, seen: () => `${JSON.stringify(answer)} ${page.innerHTML.replaceAll(/_r_\w+_/g, '')}` }
}

/** The examples of a type, each without an answer, with the right one, and as it was handed in. */
const questionsOf = ({ code, ...rules }: (typeof questionRules)[number]): Drawn[] =>
  (questionExamples[code] ?? []).flatMap(({ name, question: stored }) => {
    const read = rules.schema.question.safeParse(stored)
    const screens = questionScreens[code]
    if (!read.success || screens === undefined) throw new Error(`${code} has no such example`)
    const question = rules.toPublic(read.data)
    const right = rules.correctResponse(read.data)
    const draw = async (response: unknown, mode: 'answer' | 'review') => {
      const { Player } = await screens.player([stored])
      const props = { question: question as never, mode, seed: 's', verdict: null }
      return drawnAs((answered) => <Player {...props} {...answered} />, response)
    }
    return [
      { what: `${code} ${name}`, draw: () => draw(rules.emptyResponse(question), 'answer') },
      { what: `${code} ${name}, answered`, draw: () => draw(right, 'answer') },
      { what: `${code} ${name}, handed in`, draw: () => draw(right, 'review') },
    ]
  })

const spot: ZoneSpot = { style: {}, hit: 44, right: false, low: false, tall: false }
const onPage = { mode: 'answer', state: null, solution: null, number: 1 } as const
const choices = choiceExamples.map(({ name, question: stored }): Drawn => {
  const read = choice.schema.question.safeParse(stored)
  if (!read.success) throw new Error('no such example')
  const question = choice.toPublic(read.data)
  const spots = new Map(question.zones.map(({ id }) => [id, spot]))
  return {
    what: `Choice ${name}`,
    draw: () => drawnAs((answered) => <ChoicePlayer question={question} spots={spots} {...onPage} {...answered} />, []),
  }
})
const sounds: Drawn = {
  what: 'Listen',
  draw: () => {
    const zones = ['s1', 's2'].map((id) => ({ id, text: `/${id}.mp3`, data: { audio: null } }))
    const spots = new Map(zones.map(({ id }) => [id, spot]))
    const question = { id: 's1', zones: zones as never }
    return drawnAs(
      () => <ListenPlayer question={question} spots={spots} response={undefined} onChange={() => {}} {...onPage} />,
      undefined,
    )
  },
}

/** What a finger presses: everything but boxes to type into and closed lists. */
const pressed = (page: HTMLElement): HTMLElement[] =>
  [...allOf(page, 'button'), ...allOf(page, 'input').filter(({ type }) => /radio|checkbox/.test(type))].filter(
    (each) => !each.matches(':disabled'),
  )
const isSound = (each: HTMLElement): boolean =>
  each.parentElement?.parentElement?.querySelector(':scope > audio') != null

/** What lies where something lay; what has come into its place, in a list that has closed up. */
const placeOf = (thing: HTMLElement): (() => Element | null | undefined) => {
  const place = thing.closest('li')
  const [list, at] = [place?.parentElement, [...(place?.parentElement?.children ?? [])].indexOf(place as Element)]
  return () => (thing.isConnected ? thing : list?.children[at]?.querySelector('button'))
}

const all = [
  ...questionRules.map((rules) => [rules.code, questionsOf(rules)] as const),
  ['Choice', choices] as const,
  ['Listen', [sounds]] as const,
]

test('every type and every zone is walked over here, or says why not', async () => {
  for (const [code, drawings] of all) {
    const things: HTMLElement[] = []
    for (const { draw } of drawings) things.push(...pressed((await draw()).page).filter((each) => !isSound(each)))
    if (code !== 'Listen') expect([code, things.length > 0]).toEqual([code, unpressedTypes[code] === undefined])
  }
  expect([...Object.keys(unpressedZones), 'Choice', 'Listen'].toSorted()).toEqual([...modes].toSorted())
})

test.each(all)('H169 %s: the second press of a double tap does nothing, nor does a third', async (_, drawings) => {
  for (const { what, draw } of drawings) {
    const { page, seen } = await draw()
    for (const thing of pressed(page)) {
      if (!thing.isConnected) continue
      const lies = placeOf(thing)
      fireEvent.click(thing, { detail: 1 })
      const once = seen()
      for (const detail of [2, 3]) {
        const there = thing.isConnected || detail === 2 ? lies() : null
        if (there) fireEvent.click(there, { detail })
        expect(seen(), `${what}: ${thing.textContent || thing.getAttribute('aria-label')}`).toBe(once)
      }
    }
  }
})

test.each(all)('H169 %s: who presses one thing after another as quickly loses no press', async (_, drawings) => {
  for (const { what, draw } of drawings) {
    const walk = async (quick: boolean): Promise<string[]> => {
      const { page, seen } = await draw()
      return pressed(page).map((thing, at) => {
        if (thing.isConnected) fireEvent.click(thing, quick ? { detail: at + 1, clientX: 60 * at } : { detail: 1 })
        return seen()
      })
    }
    expect(await walk(true), what).toEqual(await walk(false))
  }
})
