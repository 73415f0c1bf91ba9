/** One file of what is seldom needed: sounds that are sent, moments that are reckoned anew, all that is sent before a logout. */
export { sendAll } from './send-all.ts'
export { sendSounds } from './send-sounds.ts'
export { settling } from './settling.ts'
