import { RICH_LINK } from '@phuong/domain/rich-text/allowed'
import { Button } from '@phuong/ui/Button'
import { RedoIcon, UndoIcon } from '@phuong/ui/desk-icons'
import { IconButton } from '@phuong/ui/IconButton'
import { LinkIcon } from '@phuong/ui/lms-icons'
import {
  BoldIcon,
  BulletsIcon,
  ItalicIcon,
  NumbersIcon,
  QuoteIcon,
  StrikeIcon,
  UnderlineIcon,
} from '@phuong/ui/rich-icons'
import { TextField } from '@phuong/ui/TextField'
import { type Editor, useEditorState } from '@tiptap/react'
import { type KeyboardEvent, useState } from 'react'
import css from './RichEditor.module.css'
import { editorTexts as texts } from './texts.ts'

type Chain = ReturnType<Editor['chain']>

/** The tools that are on or off where the cursor stands. */
const toggles = [
  { name: 'bold', label: texts.bold, Icon: BoldIcon, act: (chain: Chain) => chain.toggleBold() },
  { name: 'italic', label: texts.italic, Icon: ItalicIcon, act: (chain: Chain) => chain.toggleItalic() },
  { name: 'underline', label: texts.underline, Icon: UnderlineIcon, act: (chain: Chain) => chain.toggleUnderline() },
  { name: 'strike', label: texts.strike, Icon: StrikeIcon, act: (chain: Chain) => chain.toggleStrike() },
  { name: 'bulletList', label: texts.bullets, Icon: BulletsIcon, act: (chain: Chain) => chain.toggleBulletList() },
  { name: 'orderedList', label: texts.numbers, Icon: NumbersIcon, act: (chain: Chain) => chain.toggleOrderedList() },
  { name: 'blockquote', label: texts.quote, Icon: QuoteIcon, act: (chain: Chain) => chain.toggleBlockquote() },
] as const

/** What can be done with the words that are marked, or that are typed next. */
export function Tools({ editor }: { editor: Editor }) {
  const [isLinking, setLinking] = useState(false)
  const now = useEditorState({
    editor,
    selector: ({ editor: { isActive, can, getAttributes } }) => ({
      active: [...toggles.map(({ name }) => name), 'link'].filter((name) => isActive.call(editor, name)),
      canUndo: can.call(editor).undo(),
      canRedo: can.call(editor).redo(),
      address: String(getAttributes.call(editor, 'link').href ?? ''),
    }),
  })
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons, and no fields of a form */}
      <div className={css.tools} role="group" aria-label={texts.tools}>
        {toggles.map(({ name, label, Icon, act }) => (
          <IconButton
            key={name}
            label={label}
            icon={<Icon size={20} />}
            pressed={now.active.includes(name)}
            onClick={() => act(editor.chain().focus()).run()}
          />
        ))}
        <IconButton
          label={texts.link}
          icon={<LinkIcon size={20} />}
          pressed={now.active.includes('link')}
          aria-expanded={isLinking}
          onClick={() => setLinking(!isLinking)}
        />
        <IconButton
          label={texts.undo}
          icon={<UndoIcon size={20} />}
          disabled={!now.canUndo}
          onClick={() => editor.chain().focus().undo().run()}
        />
        <IconButton
          label={texts.redo}
          icon={<RedoIcon size={20} />}
          disabled={!now.canRedo}
          onClick={() => editor.chain().focus().redo().run()}
        />
      </div>
      {isLinking && (
        <LinkAddress
          first={now.address}
          put={(address) => {
            putLink(editor, address)
            setLinking(false)
          }}
          drop={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run()
            setLinking(false)
          }}
        />
      )}
    </>
  )
}

/** Links the marked words; with none marked the address itself stands there as its link. */
const putLink = (editor: Editor, href: string) => {
  const chain = editor.chain().focus().extendMarkRange('link')
  if (editor.state.selection.empty && !editor.isActive('link'))
    chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
  else chain.setLink({ href }).run()
}

type AddressProps = { first: string; put: (address: string) => void; drop: () => void }

function LinkAddress({ first, put, drop }: AddressProps) {
  const [address, setAddress] = useState(first)
  const [isWrong, setWrong] = useState(false)
  const set = () => {
    const typed = address.trim()
    if (RICH_LINK.test(typed)) put(typed)
    else setWrong(true)
  }
  const setByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // the form around is not sent with it
    event.preventDefault()
    set()
  }
  return (
    <div className={css.address}>
      <TextField
        label={texts.address}
        help={texts.addressHelp}
        error={isWrong ? texts.addressWrong : undefined}
        value={address}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          setAddress(event.currentTarget.value)
          setWrong(false)
        }}
        onKeyDown={setByKey}
      />
      <div className={css.addressActs}>
        <Button size="sm" onClick={set}>
          {texts.setLink}
        </Button>
        {first !== '' && (
          <Button size="sm" variant="quiet" onClick={drop}>
            {texts.dropLink}
          </Button>
        )}
      </div>
    </div>
  )
}
