/** A file that has arrived whole, in a temporary place. */
export type Arrived = { path: string; name: string }
