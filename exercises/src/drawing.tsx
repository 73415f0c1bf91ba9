/** The drawn half of the contract (contract.ts): what a type's components receive. They keep no answer of their own. */
import type { ReactNode } from 'react'
import type { Verdict } from './contract.ts'

type Component<Props> = (props: Props) => ReactNode

/** Every mode in which a Player draws: open for answers, or shown as it was answered. */
export const playerModes = ['answer', 'review'] as const
type PlayerMode = (typeof playerModes)[number]

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

type InspectorProps<Zone> = { zone: Zone; onChange(zone: Zone): void }

/** Components load one by one, so that a sitting carries neither print nor the types that its paper does not have. */
export type QuestionScreens = {
  player(): Promise<{ Player: Component<PlayerProps<never, never>> }>
  print(): Promise<{ Print: Component<PrintProps<never>> }>
}

export type ZoneScreens = QuestionScreens & { inspector(): Promise<{ Inspector: Component<InspectorProps<never>> }> }
