import { NativeSelect } from '@mantine/core'
import type { Finding, ListField } from '@phuong/domain/class-list/check-list'
import type { PupilDraft } from '@phuong/domain/class-list/read-list'
import { GENDER_LABELS } from '@phuong/domain/people/texts'
import { Button } from '@phuong/ui/Button'
import { cx } from '@phuong/ui/cx'
import { EditIcon } from '@phuong/ui/desk-icons'
import { IconButton } from '@phuong/ui/IconButton'
import { TextField } from '@phuong/ui/TextField'
import { TrashIcon } from '@phuong/ui/work-icons'
import { memo } from 'react'
import css from './AddPupils.module.css'
import { texts } from './texts.ts'

type Props = {
  pupil: PupilDraft
  findings: readonly Finding[]
  /** its fields are typed into; else it stands as it was understood */
  isOpen: boolean
  canJoin: boolean
  onOpen(line: number): void
  onChange(line: number, part: Partial<PupilDraft>): void
  onDrop(pupil: PupilDraft): void
  onJoin(line: number): void
}

const sexWords = (sex: string): string => {
  if (sex === 'male' || sex === 'female') return GENDER_LABELS[sex]
  return sex
}

/** Whether a line stands as before: of a long list only the one that is typed into is drawn anew. */
const standsAsBefore = (a: Props, b: Props): boolean =>
  a.pupil === b.pupil &&
  a.isOpen === b.isOpen &&
  a.canJoin === b.canJoin &&
  a.findings.length === b.findings.length &&
  a.findings.every(({ text, field }, at) => text === b.findings[at]?.text && field === b.findings[at]?.field)

/** One pupil of a list: as it was understood, and with its fields where something is wrong or somebody wants to change it. */
export const PupilLine = memo(function PupilLine(props: Props) {
  const { pupil, findings, isOpen, onOpen, onDrop } = props
  const { line, fullName } = pupil
  return (
    <li className={cx(css.line, findings.length > 0 && css.faulty)} data-line={line}>
      <span className={css.number}>{texts.lineOf(line)}</span>
      {isOpen ? <Fields {...props} /> : <Words pupil={pupil} />}
      <span className={css.lineActs}>
        {!isOpen && (
          <IconButton
            size="sm"
            label={texts.edit(fullName)}
            icon={<EditIcon size={18} />}
            onClick={() => onOpen(line)}
          />
        )}
        <IconButton
          size="sm"
          label={texts.drop(fullName, line)}
          icon={<TrashIcon size={18} />}
          onClick={() => onDrop(pupil)}
        />
      </span>
    </li>
  )
}, standsAsBefore)

/** What a field is called, where no head of a column stands above it. */
function Caption({ children }: { children: string }) {
  return (
    <span className={css.caption} aria-hidden="true">
      {children}
    </span>
  )
}

function Words({ pupil: { fullName, birthday, sex, userName } }: { pupil: PupilDraft }) {
  return (
    <>
      <b className={css.name}>{fullName}</b>
      <span className="num">{birthday}</span>
      <span>{sexWords(sex)}</span>
      <span className={userName === '' ? 'muted small' : undefined}>{userName || texts.userNameMade}</span>
    </>
  )
}

function Fields({ pupil, findings, canJoin, onChange, onJoin }: Props) {
  const { line, fullName, birthday, sex, userName, accepted } = pupil
  const faultOf = (field: ListField) => findings.find((finding) => finding.field === field)?.text
  const name = (field: string) => texts.fieldOf(field, line)
  const asks = findings.find(({ kind }) => kind !== 'wrong')
  const isKnown = sex === '' || sex === 'male' || sex === 'female'
  return (
    <>
      <div className={css.name}>
        <Caption>{texts.name}</Caption>
        <TextField
          label={name(texts.name)}
          hideLabel
          autoComplete="off"
          error={faultOf('fullName')}
          value={fullName}
          onChange={(event) => onChange(line, { fullName: event.currentTarget.value })}
        />
        {asks !== undefined && !accepted && (
          <p className={css.ways}>
            {asks.kind === 'continues' && canJoin && (
              <Button size="sm" onClick={() => onJoin(line)}>
                {texts.join}
              </Button>
            )}
            <Button size="sm" onClick={() => onChange(line, { accepted: true, continues: false })}>
              {asks.kind === 'twin' ? texts.another : asks.kind === 'continues' ? texts.own : texts.keep}
            </Button>
          </p>
        )}
      </div>
      <div>
        <Caption>{texts.birthday}</Caption>
        <TextField
          label={name(texts.birthday)}
          hideLabel
          autoComplete="off"
          inputMode="numeric"
          placeholder="DD/MM/YYYY"
          error={faultOf('birthday')}
          value={birthday}
          onChange={(event) => onChange(line, { birthday: event.currentTarget.value })}
        />
      </div>
      <div>
        <Caption>{texts.sex}</Caption>
        <NativeSelect
          className={css.sex}
          aria-label={name(texts.sex)}
          size="md"
          error={faultOf('sex')}
          value={sex}
          onChange={(event) => onChange(line, { sex: event.currentTarget.value })}
          data={[
            { value: '', label: texts.noSex },
            { value: 'male', label: GENDER_LABELS.male },
            { value: 'female', label: GENDER_LABELS.female },
            ...(isKnown ? [] : [{ value: sex, label: sex }]),
          ]}
        />
      </div>
      <div>
        <Caption>{texts.userName}</Caption>
        <TextField
          label={name(texts.userName)}
          hideLabel
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={texts.userNameMade}
          error={faultOf('userName')}
          value={userName}
          onChange={(event) => onChange(line, { userName: event.currentTarget.value })}
        />
      </div>
    </>
  )
}
