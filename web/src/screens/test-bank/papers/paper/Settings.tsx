import { checkTags, cleanTags } from '@phuong/domain/forms/paper-tags'
import { Button } from '@phuong/ui/Button'
import { IconButton } from '@phuong/ui/IconButton'
import { CloseIcon } from '@phuong/ui/icons'
import { PlusIcon } from '@phuong/ui/lms-icons'
import { Panel } from '@phuong/ui/Panel'
import { TextField } from '@phuong/ui/TextField'
import { toast } from '@phuong/ui/toast'
import { type SubmitEvent, useRef, useState } from 'react'
import { isCallError, messageOf } from '../../../../api/call-error.ts'
import { paperTexts } from '../../../../widgets/papers/texts.ts'
import css from '../Papers.module.css'
import { type EditTags, type Paper, type PaperChange, useUpdatePaper } from '../queries.ts'
import { texts } from '../texts.ts'
import own from './Settings.module.css'

const visibilities = ['PUBLIC', 'PRIVATE'] as const

/** Who sees the paper, and its tags; each change is stored at once (D56). */
export function Settings({ paper }: { paper: Paper }) {
  const update = useUpdatePaper()
  const { kind, visibility, tags } = paper
  const store = (change: PaperChange) =>
    update.mutateAsync({ paper, change }).then(
      () => toast.success(texts.updated),
      (error: unknown) => {
        toast.error(isCallError(error) ? (error.fields.tags ?? error.message) : messageOf(error), {
          title: texts.failed,
        })
        throw error
      },
    )
  return (
    <Panel title={texts.settings}>
      <div className={css.part}>
        <div className={css.settings}>
          <fieldset>
            <legend className={css.legend}>{texts.visibilityLabel}</legend>
            <div className={css.chips}>
              {visibilities.map((each) => (
                <Button
                  key={each}
                  variant={each === visibility ? 'soft' : 'line'}
                  aria-pressed={each === visibility}
                  loading={update.isPending && update.variables.change.visibility === each}
                  onClick={() => each !== visibility && void store({ visibility: each }).catch(() => undefined)}
                >
                  {paperTexts.visibility[each]}
                </Button>
              ))}
            </div>
            <p className={css.help}>{texts.visibilityHelp[kind][visibility]}</p>
          </fieldset>
          <Tags tags={tags} busy={update.isPending} onChange={(edit) => store({ tags: edit })} />
        </div>
      </div>
    </Panel>
  )
}

type TagsProps = { tags: readonly string[]; busy: boolean; onChange(edit: EditTags): Promise<unknown> }

function Tags({ tags, busy, onChange }: TagsProps) {
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const add = async (event: SubmitEvent) => {
    event.preventDefault()
    const next = cleanTags([...tags, ...typed.split(',')])
    const wrong = checkTags(next)
    setFault(wrong)
    if (wrong !== null || busy || next.length === tags.length) return
    await onChange((before) => cleanTags([...before, ...typed.split(',')])).then(
      () => setTyped(''),
      () => undefined,
    )
    field.current?.focus()
  }
  const remove = async (tag: string) => {
    if (busy) return
    await onChange((before) => before.filter((each) => each !== tag)).catch(() => undefined)
    field.current?.focus()
  }
  return (
    <div>
      <form className={own.add} onSubmit={(event) => void add(event)} noValidate>
        <TextField
          ref={field}
          className={own.field}
          label={texts.tagsLabel}
          help={texts.tagsHelp}
          error={fault}
          autoComplete="off"
          maxLength={1_000}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" className={own.plus} icon={<PlusIcon />} loading={busy}>
          {texts.addTag}
        </Button>
      </form>
      {tags.length > 0 && (
        <ul className={own.tags}>
          {tags.map((tag) => (
            <li key={tag} className={own.tag}>
              {tag}
              <IconButton
                size="sm"
                label={texts.removeTag(tag)}
                icon={<CloseIcon size={16} />}
                onClick={() => void remove(tag)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
