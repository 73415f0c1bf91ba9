/** The package brings no types; what we use of it. */
declare module 'nspell' {
  export default function makeSpeller(aff: Uint8Array, dic: Uint8Array): { correct(word: string): boolean }
}
