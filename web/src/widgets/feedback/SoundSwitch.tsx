import { IconButton } from '@phuong/ui/IconButton'
import { SoundIcon, SoundOffIcon } from '@phuong/ui/work-icons'
import { useSyncExternalStore } from 'react'
import { isMuted, mute, watchMuted } from '../../browser/sound.ts'
import { texts } from './texts.ts'

/** The one switch for our sounds. */
export function SoundSwitch({ className }: { className?: string | undefined }) {
  const off = useSyncExternalStore(watchMuted, isMuted)
  return (
    <IconButton
      className={className}
      label={off ? texts.soundOn : texts.soundOff}
      icon={off ? <SoundOffIcon size={24} /> : <SoundIcon size={24} />}
      onClick={() => mute(!off)}
    />
  )
}
