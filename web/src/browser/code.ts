/** Code did not come: the network is to blame, or a build that is gone, and not the page. */
export class NotLoaded extends Error {}

/**
 * Code that comes in a file of its own. It is asked for only while the browser does not know that the line is down: most
 * browsers never fetch a module again that they could not have once, until the document is loaded anew.
 * @returns what brings it, once: then it is there without a line too. Rejects with NotLoaded where it cannot be had.
 */
export const codeOf = <Code>(source: () => Promise<Code>): (() => Promise<Code>) => {
  let known: Promise<Code> | null = null
  return () => {
    if (known !== null) return known
    if (globalThis.navigator?.onLine === false) return Promise.reject(new NotLoaded('no line to bring code over'))
    // what could not be had is asked for again
    const code = source().catch((cause: unknown) => {
      if (known === code) known = null
      throw new NotLoaded('', { cause })
    })
    known = code
    return code
  }
}
