import TablerEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import TablerMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import { drawIcon } from './draw-icon.tsx'

/* The icons of the fields with which one signs in; those that stand around every screen are in icons.ts. */
export const EyeOffIcon = /* @__PURE__ */ drawIcon(TablerEyeOff)
export const MailIcon = /* @__PURE__ */ drawIcon(TablerMail)
