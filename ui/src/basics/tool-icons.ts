import TablerArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs'
import { drawIcon } from './draw-icon.tsx'

/* Icons of the small tools, which no other page shows. */
export const SwapIcon = /* @__PURE__ */ drawIcon(TablerArrowsExchange)
