/** What tests of this room take from Node. The room itself runs in the browser. */
declare module 'node:fs' {
  export function readFileSync(file: URL, encoding: 'utf8'): string
  export function readdirSync(folder: URL, options: { recursive: true }): string[]
}
