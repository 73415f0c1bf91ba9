import { forWhomHeader, visitor } from '@phuong/domain/people/for-whom'

/** The id of the person for whom this page is drawn, null for a visitor; undefined while nobody has said who that is. */
let person: string | null | undefined
/** What is done when somebody else may be signed in in this browser. */
let lookAgain: (id?: string | null) => void = () => undefined

let channel: BroadcastChannel | undefined
/** The other windows of this browser, where they can be told. */
const windows = () => {
  if (globalThis.BroadcastChannel) channel ??= new BroadcastChannel('phuong-session')
  return channel
}

/** Says for whom the page is drawn from now on; every call carries it (H158). */
export const openedFor = (id: string | null): void => {
  person = id
}

/** What a call carries of it. */
export const forWhom = (): Record<string, string> =>
  person === undefined ? {} : { [forWhomHeader]: person ?? visitor }

/** The server has refused a call, since its session is somebody else's. */
export const noteOther = (): void => lookAgain()

/** Tells the other windows of this browser who is signed in now. */
export const tellWindows = (id: string | null): void => windows()?.postMessage(id)

/**
 * Hears when the session may have become somebody else's: of another window (`id` is what it says), of a refused call, or,
 * where windows cannot tell each other, when the page is looked at again (`id` is undefined).
 */
export const watchSession = (heard: (id?: string | null) => void): void => {
  lookAgain = heard
  const others = windows()
  if (others) others.onmessage = ({ data }) => heard(data)
  else document.onvisibilitychange = () => document.hidden || heard()
}
