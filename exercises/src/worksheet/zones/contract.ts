/**
 * What every mode of worksheet zones answers for, one folder each: this side knows no React (zones/modes.ts is its
 * registry), drawing.tsx has what draws a mode (zones/screens.tsx). A mode sees the zones of its own alone; which mode
 * a zone has, the document knows. There are no optional hooks.
 */
import type { AnswerKind, Rules, Schema } from '../../contract.ts'
import type { Place } from '../document/place.ts'

/** The sound of a listening zone (B-191). */
export type Sound = { readonly id: string; readonly audioURL: string; readonly fileName: string }

/** What a zone says, as its mode understands it; the inspector of the mode changes nothing else. */
export type ZoneContent = {
  readonly fill: string
  /** holds the key in most modes; docs/protocol.md 7 says how */
  readonly text: string
  /** address of a picture; of a Drag zone the piece of the page under it (B-192) */
  readonly image: string
  readonly audio: Sound | null
  /** how many links the end of a match takes (B-192) */
  readonly countMatch: number
}

/** The fields of a box (B-188) and what its `data` adds (B-191), each once. */
export type ModeZone = Place &
  ZoneContent & {
    readonly id: string
    /** degrees, clockwise */
    readonly angle: number
    readonly groupName: string
    /** set aside: kept for later, and no part of what is given */
    readonly aside: boolean
  }

/** A list that is never empty. */
export type Some<Thing> = readonly [Thing, ...Thing[]]

/** Zones that are answered together; its id, under which a response is kept, is that of its first zone on the page. */
export type ZoneGroup = { readonly id: string; readonly zones: Some<ModeZone> }

/** What a pupil receives of a zone beside its place: nothing that could be the key (D32). */
export type PublicFields = { readonly text: string } & { readonly [field: string]: unknown }

/** A group as a pupil receives it. */
export type PublicGroup<Fields extends PublicFields = PublicFields> = {
  readonly id: string
  readonly zones: Some<{ readonly id: string } & Fields>
}

/** The ids of a group and its zones, which are the same for its teacher and its pupils. */
export type GroupIds = { readonly id: string; readonly zones: readonly { readonly id: string }[] }

/** Answers as they are kept or arrive: any JSON value by the id of a zone or group. */
export type Answers = ReadonlyMap<string, unknown>

/** An answer under the id under which it is sent. */
export type SentAnswer = readonly [id: string, response: unknown]

/** How an answer is shown after hand-in: right green, wrong red, neutral blue (B-219 to B-221). */
export type PartState = 'right' | 'wrong' | 'neutral'

/** The fields of a result, one per exercise type (B-259, B-260). */
export const resultKeys = [
  'writeResult',
  'oneChoiceResult',
  'multipleChoiceResult',
  'matchResult',
  'selectWordResult',
  'dropDownResult',
  'dragdropResult',
  'listenResult',
] as const
export type ResultKey = (typeof resultKeys)[number]

/** How the groups of a mode are answered and marked; zones/answering.ts makes one from the rules of the mode. */
export type Answering<Fields extends PublicFields = PublicFields> = {
  /** what is asked, answered and marked, as for a question (contract.ts) */
  readonly rules: Rules
  /** where the keyboard stops on its way through the worksheet: at each zone, or once at the group */
  readonly stops: 'zone' | 'group'
  /** a letter more or less is a change, so that changes are taken over after a pause (B-214) */
  readonly typed: boolean
  /** the ids under which the responses of a group are sent, and what can be one (H024) */
  items(group: ZoneGroup): readonly (readonly [id: string, fits: (response: unknown) => boolean])[]
  /** the question with its key, as the rules mark it */
  keyed(group: ZoneGroup): unknown
  /** the question as a pupil has it, as the rules and the Player take it */
  question(group: PublicGroup<Fields>): unknown
  /** the response to a pupil's question; what is none counts as nothing answered */
  response(ids: GroupIds, question: unknown, answers: Answers): unknown
  /** a response as it is sent, marked and kept */
  sent(ids: GroupIds, question: unknown, response: unknown): readonly SentAnswer[]
  /** what is to be done, in the list of the worksheet */
  task(group: PublicGroup<Fields>): string
  /** a summary of the rules as the list of the worksheet writes it */
  told(summary: string): string
}

/** A zone that a drawn rectangle becomes; what it does not say is empty. */
export type NewZone = Place & Partial<ZoneContent>

/** What a new zone stands among: the zones of its mode, also those set aside, and the pages. */
export type Among = { readonly peers: readonly ModeZone[]; readonly pages: readonly { readonly height: number }[] }

export type ZoneMode<Fields extends PublicFields = PublicFields> = {
  /** zones with one groupName are one group (B-183); otherwise each is its own */
  readonly grouped: boolean
  /** size of a zone that is placed without being drawn, in page units (the page is 1140 wide) */
  readonly defaultBox: { readonly width: number; readonly height: number }
  /** what a drawn rectangle becomes: one zone, or a pair (B-171 to B-182) */
  newZones(place: Place, among: Among): readonly [NewZone] | readonly [NewZone, NewZone]
  /**
   * A text of a worksheet of version 1 as version 2 says it: what a new zone said there is no word any more, and what
   * was typed is told from the signs of the mode (H163, docs/protocol.md 7).
   */
  upgraded(text: string): string
  /** the text after Space was pressed on the zone (B-173); the same where there is nothing to turn */
  toggled(zone: ModeZone): string
  /**
   * Why a zone, or a group as a whole, keeps the worksheet from being given; null where it is finished. `peers` are the
   * zones of the mode that nobody set aside. The words for each reason stand with what edits the mode (drawing.tsx).
   */
  readonly unfinished:
    | { readonly per: 'zone'; reasonAmong(peers: readonly ModeZone[]): (zone: ModeZone) => string | null }
    | { readonly per: 'group'; reason(group: ZoneGroup): string | null }
  /** what a pupil receives of a zone, and how it is read again; what older builds sent is read too */
  readonly shown: { of(zone: ModeZone, group: ZoneGroup): Fields; readonly schema: Schema<Fields> }
  /** what an answer that is saved by itself is called (B-305 to B-308) */
  readonly answerKind: AnswerKind['kind']
  /** the field of the result to which a group belongs */
  resultKey(group: ZoneGroup): ResultKey
  /**
   * How it is answered; 'never': a pupil meets the zones and answers nothing (B-254); 'later': the zones are kept and
   * sent, and nobody can answer them yet. What has no answers has total 0.
   */
  readonly answers: Answering<Fields> | 'never' | 'later'
}
