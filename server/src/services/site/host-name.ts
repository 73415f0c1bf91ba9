import { domainToASCII } from 'node:url'
import { hostNameFault, longestHost, plainHost } from '@phuong/domain/site/host-name'
import { hostFaults } from '@phuong/domain/site/texts'

/**
 * A typed host name as browsers send it: lower case, letters beyond a to z in the form of the DNS.
 * @returns the name, or what is wrong with it
 */
export const hostNameOf = (typed: string): { host: string } | { fault: string } => {
  const fault = hostNameFault(typed)
  if (fault !== null) return { fault }
  const name = plainHost(typed)
  const url = `http://${name}/`
  // an address of the sixth version has brackets, and one way to be written
  const host = name.startsWith('[') ? (URL.canParse(url) ? new URL(url).hostname : '') : domainToASCII(name)
  return host === '' || host.length > longestHost ? { fault: hostFaults.wrong } : { host }
}
