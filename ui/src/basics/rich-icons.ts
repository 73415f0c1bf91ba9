import TablerBlockquote from '@tabler/icons-react/dist/esm/icons/IconBlockquote.mjs'
import TablerBold from '@tabler/icons-react/dist/esm/icons/IconBold.mjs'
import TablerItalic from '@tabler/icons-react/dist/esm/icons/IconItalic.mjs'
import TablerList from '@tabler/icons-react/dist/esm/icons/IconList.mjs'
import TablerListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs'
import TablerStrikethrough from '@tabler/icons-react/dist/esm/icons/IconStrikethrough.mjs'
import TablerUnderline from '@tabler/icons-react/dist/esm/icons/IconUnderline.mjs'
import { drawIcon } from './draw-icon.tsx'

/* The icons of the editor of rich text, which comes with them. */
export const BoldIcon = /* @__PURE__ */ drawIcon(TablerBold)
export const BulletsIcon = /* @__PURE__ */ drawIcon(TablerList)
export const ItalicIcon = /* @__PURE__ */ drawIcon(TablerItalic)
export const NumbersIcon = /* @__PURE__ */ drawIcon(TablerListNumbers)
export const QuoteIcon = /* @__PURE__ */ drawIcon(TablerBlockquote)
export const StrikeIcon = /* @__PURE__ */ drawIcon(TablerStrikethrough)
export const UnderlineIcon = /* @__PURE__ */ drawIcon(TablerUnderline)
