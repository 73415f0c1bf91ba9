/**
 * Code that comes in a file of its own. It is asked for only while the browser does not know that the line is down: most
 * browsers never fetch a module again that they could not have once, until the document is loaded anew.
 * @returns what brings it, once: then it is there without a line too. Rejects where it cannot be had.
 */
export const codeOf = <Code>(source: () => Promise<Code>): (() => Promise<Code>) => {
  let known: Promise<Code> | null = null
  return () => {
    if (known !== null) return known
    if (globalThis.navigator?.onLine === false) return Promise.reject(new Error('there is no line to bring code over'))
    const asked = source()
    known = asked
    // what could not be had is asked for again
    asked.catch(() => {
      if (known === asked) known = null
    })
    return asked
  }
}
