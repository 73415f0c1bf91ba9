import { useId } from 'react'
import type { PlayerProps } from '../../drawing.tsx'
import { Choices } from './Choices.tsx'
import type { PublicQuestion, Response } from './schema.ts'

/** The choices under a name that no other question of the page has, also where one question is drawn twice. */
export function Player(props: PlayerProps<PublicQuestion, Response>) {
  return <Choices {...props} group={useId()} />
}
