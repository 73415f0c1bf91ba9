import type { HostEntry } from '../settings.ts'

/** What a host name stands for: the table first, then localhost as local, anything else as main (A-022, C-017). */
export const hostEntryOf = (table: Record<string, HostEntry>, host: string): HostEntry => {
  const name = host.toLowerCase()
  if (Object.hasOwn(table, name)) return table[name] as HostEntry
  const local = name === 'localhost' || name === '127.0.0.1' || name === '[::1]'
  return { profile: local ? 'local' : 'main', higherEducation: false }
}
