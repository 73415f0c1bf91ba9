import { hostFaults } from './texts.ts'

/** Most characters of a name in the DNS. */
export const longestHost = 253

/** Most rows of the table: it lies in the memory of each server. */
export const mostHosts = 200

const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?'
const named = new RegExp(`^${label}(?:\\.${label})*$`, 'u')
const addressed = /^\[[\da-f:.]{2,45}\]$/

/** A host name as it was typed, in the one form in which names are compared: without blanks around it, in lower case. */
export const plainHost = (typed: string): string => typed.normalize('NFC').trim().toLowerCase()

/** What is wrong with a typed host name; null for one that can be. Letters beyond a to z are taken: the DNS has a form of them. */
export const hostNameFault = (typed: string): string | null => {
  const host = plainHost(typed)
  if (host === '') return hostFaults.missing
  if (host.includes('://')) return hostFaults.scheme
  if (/[/?#\\]/.test(host)) return hostFaults.path
  if (/^(?:[^:[\]]*|\[.*\]):\d*$/.test(host)) return hostFaults.port
  return host.length <= longestHost && (named.test(host) || addressed.test(host)) ? null : hostFaults.wrong
}
