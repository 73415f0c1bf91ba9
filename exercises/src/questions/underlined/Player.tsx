import { useId } from 'react'
import type { PlayerProps } from '../../drawing.tsx'
import { Sentence } from './Sentence.tsx'
import type { PublicQuestion, Response } from './schema.ts'

/** The sentence under a name that no other question of the page has, also where one question is drawn twice. */
export function Player(props: PlayerProps<PublicQuestion, Response>) {
  return <Sentence {...props} group={useId()} />
}
