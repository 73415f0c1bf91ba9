import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SearchIcon } from './basics/lms-icons.ts'
import { SkipLink } from './basics/SkipLink.tsx'
import { Button, ButtonLink } from './controls/Button.tsx'
import { IconButton } from './controls/IconButton.tsx'
import { PasswordField } from './controls/PasswordField.tsx'
import { TextField } from './controls/TextField.tsx'
import { BlossomCluster } from './drawings/BlossomCluster.tsx'
import { Gate } from './drawings/Gate.tsx'
import { Schoolyard } from './drawings/Schoolyard.tsx'
import { ConfirmHost } from './overlay/ConfirmHost.tsx'
import { Dialog } from './overlay/Dialog.tsx'
import { ToastRegion } from './overlay/ToastRegion.tsx'
import { Avatar } from './signs/Avatar.tsx'
import { Badge } from './signs/Badge.tsx'
import { Brand } from './signs/Brand.tsx'
import { Chip } from './signs/Chip.tsx'
import { ProgressBar } from './signs/ProgressBar.tsx'
import { Card } from './surfaces/Card.tsx'
import { ListState } from './surfaces/ListState.tsx'
import { Notice } from './surfaces/Notice.tsx'
import { Crumbs, PageHead } from './surfaces/PageHead.tsx'
import { Panel } from './surfaces/Panel.tsx'

const icon = <SearchIcon />
const empty = { title: 'Không có dữ liệu' }
const act = () => {}

const parts: Record<string, ReactElement> = {
  Avatar: <Avatar name="Đức" />,
  Badge: <Badge count={12} />,
  BlossomCluster: <BlossomCluster />,
  Brand: <Brand />,
  Button: (
    <Button loading icon={icon}>
      Lưu
    </Button>
  ),
  ButtonLink: (
    <ButtonLink href="/auth" variant="primary">
      Đăng nhập
    </ButtonLink>
  ),
  Card: <Card>Thẻ</Card>,
  Chip: (
    <Chip tone="sun" icon={icon}>
      Trễ
    </Chip>
  ),
  ConfirmHost: <ConfirmHost />,
  Dialog: (
    <Dialog open={false} onClose={act} title="Đăng nhập">
      Nội dung
    </Dialog>
  ),
  Gate: <Gate />,
  IconButton: <IconButton label="Tìm" icon={icon} />,
  'ListState loading': (
    <ListState state="loading" empty={empty}>
      {null}
    </ListState>
  ),
  'ListState empty': (
    <ListState state="empty" empty={empty}>
      {null}
    </ListState>
  ),
  'ListState error': (
    <ListState state="error" empty={empty} onRetry={act}>
      {null}
    </ListState>
  ),
  Notice: (
    <Notice tone="danger" live="assertive">
      Sai
    </Notice>
  ),
  PageHead: <PageHead title="Lớp" crumbs={<Crumbs items={[{ label: 'Lớp' }]} />} />,
  Panel: (
    <Panel title="Lớp" count={2}>
      Nội dung
    </Panel>
  ),
  PasswordField: <PasswordField label="Mật khẩu" error="Chưa nhập mật khẩu" />,
  ProgressBar: <ProgressBar value={40} status="neutral" label="Đã nộp" />,
  Schoolyard: <Schoolyard />,
  SkipLink: <SkipLink />,
  TextField: <TextField label="Email" help="Hoặc tên đăng nhập" icon={icon} />,
  ToastRegion: <ToastRegion />,
}

for (const [name, part] of Object.entries(parts))
  test(`${name} can be prerendered, without style attributes and style tags`, () => {
    expect(renderToString(part)).not.toMatch(/\sstyle=|<style/)
  })

test('an error of a field is tied to its control and marks it as invalid', () => {
  const html = renderToString(<TextField id="email" label="Email" error="Chưa nhập email" />)
  expect(html).toContain('aria-describedby="email-error"')
  expect(html).toContain('aria-invalid="true"')
  expect(html).toMatch(/<p[^>]*id="email-error"/)
})

test('A-058 in place of a missing avatar stands a neutral person icon', () => {
  expect(renderToString(<Avatar />)).toMatch(/<svg[^>]*tabler-icon-user/)
  expect(renderToString(<Avatar src="/a.png" />)).toMatch(/<img[^>]*src="\/a.png"/)
})
