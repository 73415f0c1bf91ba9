import { FAMILY_PATH } from '@phuong/domain/family/link'
import { formatDate } from '@phuong/domain/format/dates'
import { Button } from '@phuong/ui/Button'
import { confirm } from '@phuong/ui/confirm'
import { cx } from '@phuong/ui/cx'
import { Dialog } from '@phuong/ui/Dialog'
import { CopyIcon } from '@phuong/ui/desk-icons'
import { ErrorState } from '@phuong/ui/ErrorState'
import { Waiting } from '@phuong/ui/ListState'
import { Notice } from '@phuong/ui/Notice'
import { QrCode } from '@phuong/ui/QrCode'
import { Skeleton } from '@phuong/ui/Skeleton'
import { toast } from '@phuong/ui/toast'
import { useQuery } from '@tanstack/react-query'
import type { Row } from '../../../../api/call.ts'
import { copyText } from '../../../../browser/clipboard.ts'
import { formErrorOf } from '../../../../widgets/form-error.ts'
import { listStateOf } from '../../../../widgets/list-state.ts'
import inviteCss from '../invite/InviteDialog.module.css'
import css from './FamilyLink.module.css'
import { familyLinkQuery, type Seat, useMakeLink, useRevokeLink } from './queries.ts'
import { texts } from './texts.ts'

type Props = { seat: Seat; fullName: string; onClose: () => void }

/** The read-only link of a pupil's family: whether there is one, its QR code to be sent or shown, and its end (D59). */
export function FamilyLinkDialog({ seat, fullName, onClose }: Props) {
  const link = useQuery(familyLinkQuery(seat))
  const make = useMakeLink(seat)
  return (
    <Dialog open onClose={onClose} title={texts.title(fullName)} size="lg" read>
      <div className={css.body}>
        <Notice tone="warning">{texts.whoSees}</Notice>
        {link.data === undefined &&
          (link.isError ? (
            <ErrorState {...listStateOf(link, () => false).error} onRetry={() => void link.refetch()} />
          ) : (
            <Waiting>
              <Skeleton shape="block" className={css.coming} />
            </Waiting>
          ))}
        {link.data === null && (
          <div className={css.none}>
            <p>{texts.none}</p>
            {make.isError && (
              <Notice tone="danger" live="assertive">
                {formErrorOf(make.error)}
              </Notice>
            )}
            <Button variant="primary" loading={make.isPending} onClick={() => make.mutate()}>
              {texts.make}
            </Button>
          </div>
        )}
        {link.data && <OpenLink seat={seat} fullName={fullName} link={link.data} />}
      </div>
    </Dialog>
  )
}

type OpenLinkProps = Omit<Props, 'onClose'> & { link: Row<'CLASSES_FamilyLink_Get'> }

/** A link that opens: its code and address, since when, until when, whether somebody has opened it, and the way to close it. */
function OpenLink({ seat, fullName, link }: OpenLinkProps) {
  const revoke = useRevokeLink(seat)
  const address = `${location.origin}${FAMILY_PATH}${link.token}`
  const copy = async () => {
    if (await copyText(address)) toast.success(texts.copied, { id: 'family-link' })
    else toast.warning(texts.notCopied(address), { id: 'family-link' })
  }
  const close = async () => {
    const question = { title: texts.revokeTitle, text: texts.revokeText(fullName), confirmLabel: texts.revoke } as const
    if (!(await confirm(question))) return
    revoke.mutate(link.linkId, {
      onSuccess: () => toast.success(texts.revoked(fullName)),
      onError: (error) => {
        const message = formErrorOf(error)
        if (message !== null) toast.error(message)
      },
    })
  }
  return (
    <div className={css.ways}>
      <div className={inviteCss.words}>
        <p className={inviteCss.link} translate="no">
          {address}
        </p>
        <Button variant="primary" icon={<CopyIcon size={18} />} onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <dl className={inviteCss.facts}>
          <Fact name={texts.made}>{texts.madeBy(formatDate(link.madeAt), link.madeByName)}</Fact>
          <Fact name={texts.expires}>{formatDate(link.expiresOn)}</Fact>
          <Fact name={texts.opened}>{link.openedOn === null ? texts.neverOpened : formatDate(link.openedOn)}</Fact>
        </dl>
        <Button loading={revoke.isPending} onClick={() => void close()}>
          {texts.revoke}
        </Button>
      </div>
      <div className={cx(inviteCss.qr, css.qr)}>
        <QrCode text={address} label={texts.qr(fullName)} />
      </div>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num">{children}</dd>
    </div>
  )
}
