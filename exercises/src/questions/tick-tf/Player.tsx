import { useId } from 'react'
import type { PlayerProps } from '../../drawing.tsx'
import { Statements } from './Statements.tsx'
import type { PublicQuestion, Response } from './schema.ts'

/** The statements under ids that no other question of the page has, also where one question is drawn twice. */
export function Player(props: PlayerProps<PublicQuestion, Response>) {
  return <Statements {...props} group={useId()} />
}
