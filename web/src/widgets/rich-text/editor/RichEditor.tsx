import { MAX_RICH_TEXT, RICH_LINK, RICH_LINK_FACTS } from '@phuong/domain/rich-text/allowed'
import { Field } from '@phuong/ui/Field'
import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffectEvent, useState } from 'react'
import rich from '../RichText.module.css'
import { cleanPasted } from './pasted.ts'
import css from './RichEditor.module.css'
import { Tools } from './Tools.tsx'
import { editorTexts } from './texts.ts'

type Props = {
  label: string
  /** What is wrong, in words. */
  error: string | undefined
  /** What is said of a paste that is too long: nothing of it is put in, and nothing that stands there is lost (H129). */
  tooLong: string
  /** Hears the markup after each change. */
  onChange: (markup: string) => void
}

/** What the editor knows: the tags of rich text (allowed.ts), and nothing beside them. */
const kit = StarterKit.configure({
  heading: false,
  code: false,
  codeBlock: false,
  horizontalRule: false,
  dropcursor: false,
  trailingNode: false,
  link: {
    openOnClick: false,
    defaultProtocol: 'https',
    isAllowedUri: (address) => RICH_LINK.test(address),
    HTMLAttributes: { ...RICH_LINK_FACTS, class: null },
  },
})

/** Whether what is pasted would be longer than rich text may be, once it is cleaned. */
const isTooLong = (data: DataTransfer | null): boolean => {
  const html = data?.getData('text/html') ?? ''
  const words = html === '' ? (data?.getData('text/plain') ?? '') : cleanPasted(html)
  return words.length > MAX_RICH_TEXT
}

/** Why a paste is not taken. A picture alone would leave nothing, and nobody would know why. */
type Refusal = 'picture' | 'tooLong'

const refusalOf = (data: DataTransfer | null): Refusal | null => {
  if (data?.files.length && data.getData('text/html') === '' && data.getData('text/plain') === '') return 'picture'
  return isTooLong(data) ? 'tooLong' : null
}

/** A field of rich text with its tools, by pointer and keyboard. */
export function RichEditor({ label, error, tooLong, onChange }: Props) {
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const changed = useEffectEvent(({ editor }: { editor: Editor }) => {
    setRefusal(null)
    onChange(editor.getHTML())
  })
  const fault = refusal === null ? error : { picture: editorTexts.noPictures, tooLong }[refusal]
  return (
    <Field label={label} required error={fault}>
      {(control) => <Sheet label={label} control={control} onChange={changed} onRefused={setRefusal} />}
    </Field>
  )
}

type SheetProps = {
  label: string
  control: Record<string, unknown>
  onChange: (facts: { editor: Editor }) => void
  onRefused: (refusal: Refusal) => void
}

function Sheet({ label, control, onChange, onRefused }: SheetProps) {
  const attributes = Object.fromEntries(
    Object.entries({
      ...control,
      role: 'textbox',
      'aria-label': label,
      'aria-multiline': 'true',
      class: `${css.sheet} ${rich.rich}`,
    }).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
  const editor = useEditor({
    extensions: [kit],
    // the policy of the page allows no style tag: RichEditor.module.css has what is needed of it
    injectCSS: false,
    onUpdate: onChange,
    editorProps: {
      attributes,
      transformPastedHTML: cleanPasted,
      handlePaste: (_, event) => {
        const refusal = refusalOf(event.clipboardData)
        if (refusal !== null) onRefused(refusal)
        return refusal !== null
      },
    },
  })
  return (
    <div className={css.frame}>
      <Tools editor={editor} />
      <EditorContent editor={editor} />
    </div>
  )
}
