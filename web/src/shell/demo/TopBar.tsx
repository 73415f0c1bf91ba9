import { IconButton } from '@phuong/ui/IconButton'
import { MenuIcon } from '@phuong/ui/work-icons'
import { SoundSwitch } from '../../widgets/feedback/SoundSwitch.tsx'
import { type SidebarState, sidebarId } from '../side-menu/use-sidebar.ts'
import css from './TopBar.module.css'
import { demoTexts } from './texts.ts'

/** The bar over a demo page: the toggler of the side navigation, and the name of the page (C-554, C-563, C-577). */
export function TopBar({ brand, sidebar }: { brand: string; sidebar: SidebarState }) {
  return (
    <header className={css.bar}>
      <IconButton
        label={demoTexts.toggle}
        icon={<MenuIcon size={24} />}
        aria-expanded={sidebar.open}
        aria-controls={sidebarId}
        onClick={sidebar.toggle}
      />
      <p className={css.brand}>{brand}</p>
      <SoundSwitch />
    </header>
  )
}
