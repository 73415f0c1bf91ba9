import { JOIN_PATH } from '@phuong/domain/opening/join-path'
import { Button } from '@phuong/ui/Button'
import { Dialog } from '@phuong/ui/Dialog'
import { CopyIcon } from '@phuong/ui/desk-icons'
import { QrCode } from '@phuong/ui/QrCode'
import { toast } from '@phuong/ui/toast'
import { copyText } from '../../../../browser/clipboard.ts'
import { CopyCode } from '../../../../widgets/classes/CopyCode.tsx'
import { classTexts } from '../../../../widgets/classes/texts.ts'
import type { KnownClass } from '../../class-query.ts'
import css from './InviteDialog.module.css'
import { texts } from './texts.ts'

/** How pupils come into the class: by camera, by link, by its code; large enough to be thrown on a wall (B-095). */
export function InviteDialog({ facts, onClose }: { facts: KnownClass; onClose: () => void }) {
  const { className, code } = facts
  const link = `${location.origin}${JOIN_PATH}${code}`
  const copy = async () => {
    if (await copyText(link)) toast.success(texts.linkCopied, { id: 'class-link' })
    else toast.warning(texts.linkNotCopied(link), { id: 'class-link' })
  }
  return (
    <Dialog open onClose={onClose} title={texts.title(className)} size="lg" read>
      <div className={css.ways}>
        <div className={css.qr}>
          <QrCode text={link} label={texts.qr(className)} />
        </div>
        <div className={css.words}>
          <p>{texts.how}</p>
          <dl className={css.facts}>
            <div>
              <dt>{classTexts.code}</dt>
              <dd className={css.code}>
                <span translate="no">{code}</span>
                <CopyCode code={code} />
              </dd>
            </div>
            <div>
              <dt>{texts.link}</dt>
              <dd className={css.link} translate="no">
                {link}
              </dd>
            </div>
          </dl>
          <Button icon={<CopyIcon size={18} />} onClick={() => void copy()}>
            {texts.copyLink}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
