/** What visitors are told of whoever runs this installation; '' where nothing is told (C-037, C-050, C-058). */
export type Contact = {
  readonly address: string
  readonly phone: string
  /** name and https address of another site: both, or neither */
  readonly partnerName: string
  readonly partnerUrl: string
  /** https address of the home of the provider */
  readonly providerHome: string
}

/** Nothing is told yet. */
export const noContact: Contact = { address: '', phone: '', partnerName: '', partnerUrl: '', providerHome: '' }

/** Hours in which somebody is there; they are the same everywhere (C-049). */
export const OPENING_HOURS = '08:00 - 17:00'

/** What a phone dials for a phone line. */
export const dialled = (phone: string): string => phone.replace(/[^\d+]/g, '')
