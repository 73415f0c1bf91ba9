import { Menu } from '@mantine/core'
import { DotsIcon } from '../../basics/desk-icons.ts'
import { IconButton } from '../../controls/IconButton.tsx'
import { staffTexts } from '../texts.ts'
import css from './RowActions.module.css'
import type { RowAction } from './table-types.ts'

export type RowActionsProps = {
  actions: readonly RowAction[]
  /** Whose actions: for the name of the menu button. */
  rowLabel: string
  /** On a phone all of them wait in the menu. */
  compact?: boolean
}

/** What can be done with one row. */
export function RowActions({ actions, rowLabel, compact }: RowActionsProps) {
  const shown = compact ? [] : actions.filter(({ primary }) => primary)
  const hidden = actions.filter((action) => !shown.includes(action))
  return (
    <div className={css.actions}>
      {shown.map(({ label, icon, onSelect }) => (
        <IconButton
          key={label}
          size="sm"
          label={rowLabel ? `${label}: ${rowLabel}` : label}
          icon={icon}
          onClick={onSelect}
        />
      ))}
      {hidden.length > 0 && (
        <Menu>
          <Menu.Target>
            <IconButton size={compact ? 'md' : 'sm'} label={staffTexts.rowMenu(rowLabel)} icon={<DotsIcon />} />
          </Menu.Target>
          <Menu.Dropdown>
            {hidden.map(({ label, icon, onSelect, danger }) => (
              <Menu.Item key={label} leftSection={icon} onClick={onSelect} data-tone={danger ? 'danger' : undefined}>
                {label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </div>
  )
}
