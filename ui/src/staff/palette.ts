import type { MantineColorsTuple } from '@mantine/core'

/** Made from tokens.css by palette.test.ts (vitest -u writes it anew): what shades.ts says. */
export const palette = {
  flame: ['#fef5f2', '#fdebe4', '#f9c9b8', '#f2a38a', '#eb7d5c', '#e4572e', '#cf4925', '#b93a1b', '#962c13', '#78230f'],
  leaf: ['#f2faf5', '#e4f5eb', '#bde3cc', '#96d1ae', '#6fbf8f', '#55a678', '#3c8e61', '#22754a', '#1b5e3a', '#164b2e'],
  rose: ['#fef4f5', '#fce8eb', '#f0c7ce', '#e4a6b1', '#d88694', '#cc6576', '#c04459', '#b4233c', '#9b1c31', '#7c1627'],
  sky: ['#f3f8fd', '#e6f0fb', '#c5d8ed', '#a3c0df', '#82a8d2', '#608fc4', '#3f77b6', '#1d5fa8', '#174f8c', '#123f70'],
  sun: ['#fffbed', '#fff6db', '#fde5a5', '#fad56e', '#f8c438', '#f5b301', '#c08b01', '#8a6200', '#755400', '#5f4500'],
  gray: ['#fbf6ee', '#f4eee5', '#efe8de', '#eadfd2', '#8a7f72', '#687480', '#52606d', '#414e5a', '#303b46', '#1f2933'],
} as const satisfies Record<string, MantineColorsTuple>
