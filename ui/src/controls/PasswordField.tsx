import { useState } from 'react'
import { EyeOffIcon } from '../basics/form-icons.ts'
import { EyeIcon } from '../basics/icons.ts'
import { texts } from '../texts.ts'
import { IconButton } from './IconButton.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

/** A password that can be looked at. Say what it is for with `autoComplete`: 'current-password' or 'new-password'. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end'>) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      autoCorrect="off"
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          label={shown ? texts.hidePassword : texts.showPassword}
          icon={shown ? <EyeOffIcon /> : <EyeIcon />}
          disabled={props.disabled}
          // The pointer must not take the focus, nor the caret, out of the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
