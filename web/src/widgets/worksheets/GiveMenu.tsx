import { Menu } from '@mantine/core'
import { Button, type ButtonVariant } from '@phuong/ui/Button'
import { ChevronDownIcon, SendIcon } from '@phuong/ui/work-icons'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { givePath } from '../assignments/paths.ts'
import { managedClassesQuery } from '../classes/queries.ts'
import { worksheetTexts } from './texts.ts'

type GiveMenuProps = {
  attachmentId: string
  name: string
  variant?: ButtonVariant
  size?: 'sm' | 'md'
  /** asked before the page is left; false keeps it */
  before?: () => Promise<boolean>
}

/** 'Giao bài': to which class of one's own; the rest is asked on the screen that gives (B-101). */
export function GiveMenu({ attachmentId, name, variant = 'line', size = 'md', before }: GiveMenuProps) {
  const navigate = useNavigate()
  const [opened, setOpened] = useState(false)
  const classes = useQuery({ ...managedClassesQuery, enabled: opened })
  const rows = classes.data?.filter(({ mayGive }) => mayGive)
  const go = async (path: string) => {
    if (before === undefined || (await before())) navigate(path)
  }
  return (
    <Menu opened={opened} onChange={setOpened} position="bottom-end">
      <Menu.Target>
        <Button variant={variant} size={size} icon={<SendIcon />} iconEnd={<ChevronDownIcon size={16} />}>
          {worksheetTexts.give}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }} aria-label={worksheetTexts.giveTo(name)}>
        {classes.isPending && <Menu.Label>{worksheetTexts.loading}</Menu.Label>}
        {rows?.map((row) => (
          <Menu.Item key={row.id} onClick={() => void go(givePath(row.id, attachmentId))}>
            {worksheetTexts.className(row.className)}
          </Menu.Item>
        ))}
        {(classes.isError || rows?.length === 0) && (
          <>
            <Menu.Label>{worksheetTexts.noClass}</Menu.Label>
            <Menu.Item onClick={() => void go('/lms/teacher/classes')}>{worksheetTexts.toClasses}</Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
