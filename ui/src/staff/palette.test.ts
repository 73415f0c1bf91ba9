import { expect, test } from 'vitest'
import { shades } from './shades.ts'

/** The file that the browser loads: values, since a theme cannot read the custom properties of the page. */
const palette = (): string => {
  const lines = Object.entries(shades()).map(
    ([name, values]) => `  ${name}: [${values.map((value) => `'${value}'`).join(', ')}],`,
  )
  return `import type { MantineColorsTuple } from '@mantine/core'

/** Made from tokens.css by palette.test.ts (vitest -u writes it anew): what shades.ts says. */
export const palette = {
${lines.join('\n')}
} as const satisfies Record<string, MantineColorsTuple>
`
}

test('the palette of the staff theme is what the tokens say', async () => {
  await expect(palette()).toMatchFileSnapshot('./palette.ts')
})
