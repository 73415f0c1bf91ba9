import { Tabs } from '@mantine/core'
import { Dialog } from '@phuong/ui/Dialog'
import { ListState } from '@phuong/ui/ListState'
import { Notice } from '@phuong/ui/Notice'
import { useQuery } from '@tanstack/react-query'
import { listStateOf } from '../../../widgets/list-state.ts'
import css from './Mail.module.css'
import { drawnMailPath, type Mail, type MailRow, mailQuery } from './queries.ts'
import { texts } from './texts.ts'

/** Both shapes of a mail: as a mailbox draws it, in a frame that runs nothing, and as plain text. */
function Shapes({ mail }: { mail: Mail }) {
  if (mail.text === null) return <Notice tone="warning">{texts.unreadable}</Notice>
  return (
    <>
      {mail.hasSecret && <Notice>{texts.secret}</Notice>}
      <Tabs defaultValue="drawn" keepMounted={false}>
        <Tabs.List aria-label={texts.shapes}>
          <Tabs.Tab value="drawn">{texts.asDrawn}</Tabs.Tab>
          <Tabs.Tab value="text">{texts.asText}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="drawn" className={css.shape}>
          <iframe className={css.frame} title={texts.frame} src={drawnMailPath(mail.id)} sandbox="" />
        </Tabs.Panel>
        <Tabs.Panel value="text" className={css.shape}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
          <pre className={css.text} tabIndex={0}>
            {mail.text}
          </pre>
        </Tabs.Panel>
      </Tabs>
    </>
  )
}

function Content({ id }: { id: string }) {
  const mail = useQuery(mailQuery(id))
  return (
    <ListState {...listStateOf(mail, () => false)} empty={{ title: texts.unreadable }}>
      {mail.data && <Shapes mail={mail.data} />}
    </ListState>
  )
}

/** A mail as its receiver sees it; nothing of it can be changed here. */
export function MailDialog({ mail, onClose }: { mail: MailRow | null; onClose: () => void }) {
  return (
    <Dialog open={mail !== null} onClose={onClose} title={mail?.subject ?? mail?.title} size="lg" read>
      {mail && (
        <div className={css.mail}>
          <p className={css.small}>{texts.to(mail.recipient)}</p>
          <Content id={mail.id} />
        </div>
      )}
    </Dialog>
  )
}
