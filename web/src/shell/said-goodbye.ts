/** Whether the person said goodbye; from then on the page only waits for the browser to leave. */
let saidGoodbye = false
export const hasSaidGoodbye = (): boolean => saidGoodbye
export const noteGoodbye = (): void => {
  saidGoodbye = true
}
