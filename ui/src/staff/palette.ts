import type { MantineColorsTuple } from '@mantine/core'

/*
 * Each token colour as the ten shades that Mantine wants: 1 is the soft ground, 5 the shape, 7 the strong one under
 * white text, 8 its hover. The shades between them are steps on the way. `gray` is the ink and the warm line colours.
 */
export const palette = {
  flame: ['#fff6f2', '#fdebe4', '#f9c9b8', '#f2a58b', '#eb8060', '#e4572e', '#cf4923', '#b93a1b', '#962c13', '#74210d'],
  leaf: ['#f2faf5', '#e4f5eb', '#c4e6d1', '#9ad4b1', '#6fbf8f', '#47a06c', '#318a58', '#22754a', '#1b5e3a', '#13472b'],
  rose: ['#fef5f6', '#fce8eb', '#f6c4cc', '#ec97a5', '#e06a7e', '#d2455d', '#c4334c', '#b4233c', '#9b1c31', '#7a1425'],
  sky: ['#f3f8fd', '#e6f0fb', '#c3daf4', '#94bce8', '#639cd9', '#3d81c6', '#2b70b7', '#1d5fa8', '#174f8c', '#103b69'],
  sun: ['#fffbed', '#fff6db', '#ffe9a8', '#fdd76b', '#f9c534', '#f5b301', '#c78f00', '#8a6200', '#735200', '#5f4500'],
  gray: ['#fbf6ee', '#f4eee5', '#efe8de', '#eadfd2', '#8a7f72', '#687480', '#52606d', '#3e4c59', '#323f4b', '#1f2933'],
} as const satisfies Record<string, MantineColorsTuple>
