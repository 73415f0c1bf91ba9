import { TextField } from '@phuong/ui/TextField'
import { type KeyboardEvent, useState } from 'react'

type NumberFieldProps = { label: string; value: number; onChange(value: number): void }

/** A whole number that holds when it is finished: half of it, while it is typed, would move a zone about. */
export function NumberField({ label, value, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const finish = () => {
    if (typed !== null && /^\d{1,6}$/.test(typed.trim())) onChange(Number(typed))
    setTyped(null)
  }
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Enter') finish()
    const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    setTyped(null)
    onChange(value + step)
  }
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? String(value)}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={finish}
      onKeyDown={key}
    />
  )
}
