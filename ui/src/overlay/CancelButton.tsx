import { type ReactNode, useContext } from 'react'
import { Button } from '../controls/Button.tsx'
import { DialogFrameContext } from './unsaved.ts'

/** Closes the dialog in whose foot it stands, after the question that its cross asks too. */
export function CancelButton({ children }: { children: ReactNode }) {
  const frame = useContext(DialogFrameContext)
  return <Button onClick={frame?.close}>{children}</Button>
}
