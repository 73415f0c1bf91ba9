import { Avatar, type AvatarProps } from '@phuong/ui/Avatar'
import css from './FriendList.module.css'
import type { Classmate } from './queries.ts'
import { classTexts } from './texts.ts'

const tones: readonly AvatarProps['tone'][] = ['flame', 'leaf', 'sky', 'sun']

/** The pupils of a class as their classmates see them: names only. */
export function FriendList({ friends, ownId }: { friends: readonly Classmate[]; ownId: string }) {
  return (
    <ul className={css.friends}>
      {friends.map(({ studentId, fullName, callingName, avatarUrl }, index) => (
        <li key={studentId} className={css.friend}>
          <Avatar src={avatarUrl} name={callingName ?? fullName} tone={tones[index % tones.length]} />
          <span className={css.name}>{fullName}</span>
          {studentId === ownId && <span className={css.own}>{classTexts.you}</span>}
        </li>
      ))}
    </ul>
  )
}
