import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import { useId, useState } from 'react'
import type { PlayerProps } from '../../drawing.tsx'
import { Quiz } from './Quiz.tsx'
import type { PublicQuestion, Response } from './schema.ts'

/** The quiz question under names of its own. What is kept here is what was said last, never an answer. */
export function Player(props: PlayerProps<PublicQuestion, Response>) {
  const [said, setSaid] = useState('')
  return (
    <>
      <Quiz {...props} group={useId()} onSay={setSaid} />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  )
}
