import { createTheme, type MantineColorsTuple } from '@mantine/core'
import { texts } from '../texts.ts'
import { palette } from './palette.ts'

declare module '@mantine/core' {
  interface MantineThemeColorsOverride {
    colors: Record<keyof typeof palette, MantineColorsTuple>
  }
}

const closeButtonProps = { size: 'lg', 'aria-label': texts.close } as const

/** Behind an open modal the page is held still by `theme/base.css`; Mantine's own lock would write a style tag. */
const modal = { lockScroll: false, centered: true, radius: 16, size: 520, closeButtonProps } as const

/** Mantine in the tokens of the product. Sizes count from staff body type, 15 px. */
export const staffTheme = createTheme({
  colors: palette,
  primaryColor: 'flame',
  primaryShade: 7,
  white: '#ffffff',
  black: palette.gray[9],
  fontFamily: 'var(--read)',
  fontFamilyMonospace: 'ui-monospace, Menlo, Consolas, monospace',
  headings: { fontFamily: 'var(--heading)', fontWeight: '700' },
  fontSizes: { xs: '0.8125rem', sm: '0.9375rem', md: '0.9375rem', lg: '1.0625rem', xl: '1.25rem' },
  lineHeights: { xs: '1.4', sm: '1.5', md: '1.55', lg: '1.55', xl: '1.6' },
  radius: { xs: '4px', sm: '8px', md: '10px', lg: '12px', xl: '16px' },
  defaultRadius: 'md',
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '20px', xl: '32px' },
  shadows: {
    xs: 'var(--shadow)',
    sm: 'var(--shadow)',
    md: 'var(--shadow-pop)',
    lg: 'var(--shadow-pop)',
    xl: 'var(--shadow-dialog)',
  },
  breakpoints: { xs: '30em', sm: '48em', md: '64em', lg: '75em', xl: '90em' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Modal: { defaultProps: modal },
    Drawer: { defaultProps: { lockScroll: false, closeButtonProps } },
    // Without its placeholder the focus starts on the first entry, as a menu should, and the menu holds entries only.
    Menu: {
      defaultProps: {
        shadow: 'md',
        radius: 'lg',
        position: 'bottom-end',
        offset: 6,
        withInitialFocusPlaceholder: false,
      },
    },
    Popover: { defaultProps: { shadow: 'md', radius: 'lg' } },
    Select: { defaultProps: { size: 'md', checkIconPosition: 'right', withAlignedLabels: true } },
    MultiSelect: { defaultProps: { size: 'md', checkIconPosition: 'right', withAlignedLabels: true } },
    TextInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md', autosize: true, minRows: 3 } },
    NumberInput: { defaultProps: { size: 'md' } },
    Checkbox: { defaultProps: { size: 'sm', radius: 5 } },
    Radio: { defaultProps: { size: 'sm' } },
    Switch: { defaultProps: { size: 'md' } },
    Tooltip: {
      defaultProps: { multiline: true, maw: 360, openDelay: 250, events: { hover: true, focus: true, touch: true } },
    },
  },
})
