/**
 * Loaded before anything else in the drawing process. Node's permission model knows files, programs and threads, but in this
 * version no network: here its doors are shut, for whatever is loaded later.
 */
import dgram from 'node:dgram'
import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'

const shut = (): never => {
  throw new Error('the drawing process reaches no network')
}

/** Puts the refusal in the place of these functions. */
const close = (things: object, names: readonly string[]): void => {
  for (const name of names) Object.defineProperty(things, name, { value: shut, writable: false, configurable: false })
}
const questions = (things: object) => Object.keys(things).filter((name) => /^(lookup|resolve|reverse)/.test(name))

close(net.Socket.prototype, ['connect'])
close(net.Server.prototype, ['listen'])
close(dgram.Socket.prototype, ['bind', 'connect', 'send'])
for (const things of [dns, dns.promises]) {
  close(things, questions(things))
  close(
    things.Resolver.prototype,
    Object.getOwnPropertyNames(things.Resolver.prototype).filter((name) => name !== 'constructor'),
  )
}
syncBuiltinESMExports()

// whoever stops the server ends this process by its pipe; a signal to all of them would look as if the page had killed it
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
