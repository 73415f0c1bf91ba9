/** The drawn half of the contract (contract.ts): what a type's components receive. They keep no answer of their own. */
import type { ComponentType, CSSProperties, ReactNode } from 'react'
import type { Fault, Fields, QuestionRules, Verdict } from './contract.ts'
import type { ModeZone, PartState, ZoneContent } from './worksheet/zones/contract.ts'

type Component<Props> = (props: Props) => ReactNode

/** Every mode in which a Player draws: open for answers, or shown as it was answered. */
export const playerModes = ['answer', 'review'] as const
export type PlayerMode = (typeof playerModes)[number]

/** @public what the Player of each type takes */
export type PlayerProps<PublicQuestion, Response> = {
  question: PublicQuestion
  response: Response
  mode: PlayerMode
  /** decides every order that is drawn shuffled (shared/shuffle.ts): the id of the sitting with that of the question */
  seed: string
  /** null while nothing has been marked */
  verdict: Verdict | null
  onChange(response: Response): void
}

/** @public what the Print of each type takes */
export type PrintProps<Question> = { question: Question; withAnswers: boolean }

/** @public what the Form of a type takes, in which an author writes a question of it */
export type FormProps = {
  /** as it is stored, in the newest shape of its type; the form leaves fields that it does not know as they are */
  question: Fields
  /** what is told of it, each at its place, so that it stands beside the field that it is about (authoring.ts) */
  faults: readonly Fault[]
  onChange(question: Fields): void
}

/** Where one box of a worksheet is drawn: over the pages, so that it grows with them. */
export type ZoneSpot = {
  /** its place in per cent of the worksheet */
  readonly style: CSSProperties
  /** side in px that a finger can hit at least, though the box may be smaller (D36) */
  readonly hit: 24 | 44
  /** stands in the right half of the page: what opens beside it opens to the left */
  readonly right: boolean
  /** stands in the lower half of the worksheet: what opens beside it opens upwards */
  readonly low: boolean
  /** high enough for several lines of writing */
  readonly tall: boolean
}

/** @public what the Player of each zone takes: the boxes of one group, which are answered together */
export type ZonePlayerProps<PublicZones, Response> = {
  question: PublicZones
  response: Response
  mode: PlayerMode
  /** how the group is marked (B-219 to B-221); null while nothing has been marked */
  state: PartState | null
  /** the right response of a worksheet that shows its solutions, otherwise null */
  solution: Response | null
  /** its number on the worksheet, from 1 */
  number: number
  /** by the id of the box; a box without a spot is not drawn */
  spots: ReadonlyMap<string, ZoneSpot>
  onChange(response: Response): void
}

/** @public what the Print of each zone takes */
export type ZonePrintProps<Zones> = PrintProps<Zones> & { spots: ReadonlyMap<string, ZoneSpot> }

/**
 * @public what the Inspector of each zone takes: the zone whole; it changes what the zone says, and nothing of its
 * place
 */
export type InspectorProps = { zone: ModeZone; onChange(change: Partial<ZoneContent>): void }

/** How one zone looks to its author. */
export type ZoneFace = {
  /** what stands in it; '' for nothing */
  readonly words: string
  /** the same for who cannot see it */
  readonly said: string
  readonly sign: Icon | null
  /** drawn in the full colour of its mode: a right one */
  readonly filled: boolean
  /** of its edge and its words */
  readonly colour: ZoneColour
  /** a colour of its own for the edge, as CSS writes it; null for that of its words */
  readonly edge: string | null
}

/** The colours in which zones are told from one another (Toolbar.module.css, Surface.module.css). */
export type ZoneColour = 'flame' | 'sky' | 'rose' | 'leaf' | 'ink'

type Icon = ComponentType<{ className?: string; size?: number }>

/** How the zones of a mode are made and changed; it comes with the editor, so that no pupil loads it. */
export type ZoneEditing = {
  /** name of the mode */
  readonly name: string
  /** what is said for each reason for which a zone of the mode is not finished */
  readonly reasons: Readonly<Record<string, string>>
  face(zone: ModeZone): ZoneFace
  /** null for a mode that is kept and listed, and cannot be drawn or changed here yet */
  readonly tool: {
    readonly Icon: Icon
    /** of its button */
    readonly colour: ZoneColour
    readonly Inspector: Component<InspectorProps>
    /** said below the name of a group; null where zones are not grouped by their names */
    readonly groupHelp: string | null
  } | null
}

/**
 * Components and rules load one by one, so that a sitting carries no types that its paper does not have. `questions` are those of this type that are to be drawn, as they are stored or as a pupil receives them: a type
 * that holds others (C-390) brings the types that stand inside these, and without them every type.
 */
export type QuestionScreens = {
  rules(questions?: readonly unknown[]): Promise<QuestionRules>
  player(questions?: readonly unknown[]): Promise<{ Player: Component<PlayerProps<never, never>> }>
  /** a type that is written elsewhere alone has none */
  form?(): Promise<{ Form: Component<FormProps> }>
}

/** How a question of a type stands on paper; as in QuestionScreens, a type that holds others brings these. */
export type QuestionPrint = (questions?: readonly unknown[]) => Promise<{ Print: Component<PrintProps<never>> }>

export type ZoneScreens = {
  /** null for a mode whose zones nobody can answer yet: no pupil sees them */
  readonly pupil: {
    player(): Promise<{ Player: Component<ZonePlayerProps<never, never>> }>
    print(): Promise<{ Print: Component<ZonePrintProps<never>> }>
  } | null
  editing(): Promise<{ editing: ZoneEditing }>
}
