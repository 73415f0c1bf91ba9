import { useState } from 'react'
import { cx } from '../basics/cx.ts'
import { UserIcon } from '../basics/lms-icons.ts'
import css from './Avatar.module.css'
import { initial } from './initial.ts'

export type AvatarProps = {
  src?: string | null
  /** With a name and no picture the initial of the given name stands there; without both a neutral person. */
  name?: string
  tone?: 'flame' | 'leaf' | 'sky' | 'sun'
  size?: 'sm' | 'md' | 'lg' | 'xl'
}

const iconSizes = { sm: 20, md: 20, lg: 26, xl: 52 } as const

/** Somebody's picture. It is decoration: the name stands beside it. */
export function Avatar({ src, name = '', tone = 'flame', size = 'md' }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  const letter = initial(name)
  const picture = src && src !== broken ? src : undefined
  return (
    <span className={cx(css.avatar, tone !== 'flame' && css[tone], size !== 'md' && css[size])} aria-hidden="true">
      {picture && <img className={css.picture} src={picture} alt="" onError={() => setBroken(picture)} />}
      {!picture && (letter || <UserIcon size={iconSizes[size]} />)}
    </span>
  )
}
