import { Menu } from '@mantine/core'
import { isPupil } from '@phuong/domain/people/roles'
import { accountHeading } from '@phuong/domain/people/texts'
import { Avatar } from '@phuong/ui/Avatar'
import { LogoutIcon } from '@phuong/ui/icons'
import { ExternalIcon } from '@phuong/ui/lms-icons'
import { ChevronDownIcon, HelpIcon } from '@phuong/ui/work-icons'
import { noticesName, noticesPath } from '../../widgets/notices/texts.ts'
import { useSurroundings } from '../../widgets/surroundings.ts'
import { useOpenHere } from '../../widgets/use-open-here.ts'
import { shellTexts } from '../texts.ts'
import { useGoodbye } from '../use-goodbye.ts'
import { lmsTexts } from './texts.ts'
import css from './UserMenu.module.css'

/** Who is signed in, what belongs to the account, and the way out (A-057 to A-065, C-219, C-220); for staff also whose work is in the product. */
export function UserMenu() {
  const { me, site } = useSurroundings()
  const goodbye = useGoodbye()
  const [open, setOpen] = useOpenHere()
  return (
    <Menu opened={open} onChange={setOpen} width={264} withinPortal={false}>
      <Menu.Target>
        <button
          type="button"
          className={css.user}
          aria-label={lmsTexts.userMenu(me.fullName)}
          aria-busy={goodbye.isPending}
        >
          <Avatar src={me.avatarUrl} />
          <span className={css.name}>{me.fullName}</span>
          <span className={css.chevron}>
            <ChevronDownIcon size={16} />
          </span>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={css.head}>
          <strong>{accountHeading(me.role)}</strong>
          <span className={css.fullName}>{me.fullName}</span>
          <span className={css.whose}>{me.email ?? me.userName}</span>
        </div>
        {site.guideUrl && (
          <Menu.Item
            component="a"
            href={site.guideUrl}
            target="_blank"
            rel="noopener noreferrer"
            leftSection={<HelpIcon />}
            rightSection={<ExternalIcon size={16} label={lmsTexts.newTab} />}
          >
            {lmsTexts.guide}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<LogoutIcon />} onClick={() => goodbye.mutate()}>
          {shellTexts.logout}
        </Menu.Item>
        {!isPupil(me) && (
          <>
            <Menu.Divider />
            <Menu.Item component="a" href={noticesPath} target="_blank" rel="noopener noreferrer">
              {noticesName}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
