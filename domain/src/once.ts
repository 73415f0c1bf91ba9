/**
 * The header in which a write says which act it is: a key that the page makes once for the act and keeps while it sends it
 * again (docs/protocol.md 4).
 */
export const onceHeader = 'once'

/** How a key is written: an uuid, and a part where one act is several calls. */
export const onceKey = /^[\w.:-]{8,100}$/
