/** What is made at its first use and then kept; whoever asks meanwhile waits for it, and what failed is tried again. */
export const once = <Value>(make: () => Promise<Value>): (() => Promise<Value>) => {
  let made: Promise<Value> | undefined
  return () => {
    made ??= make().catch((fault) => {
      made = undefined
      throw fault
    })
    return made
  }
}
