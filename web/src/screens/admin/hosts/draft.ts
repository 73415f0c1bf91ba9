import type { HostDraft } from '@phuong/domain/forms/host'
import { plainHost } from '@phuong/domain/site/host-name'
import type { HostProfile } from '@phuong/domain/site/host-profiles'
import type { ChangedFields } from '../../../widgets/change/merge.ts'
import { profileTexts, texts } from './texts.ts'

/** A host as its form shows it. */
export const draftOf = ({ host, profile, higherEducation, partnerName, partnerUrl }: HostDraft): HostDraft => ({
  host,
  profile,
  higherEducation,
  partnerName,
  partnerUrl,
})

/** What is entered where a host is added. */
export const newHost: HostDraft = { host: '', profile: '', higherEducation: false, partnerName: '', partnerUrl: '' }

/** What the form changes, by wire name. */
export const hostFields: ChangedFields<HostDraft> = {
  host: { label: texts.host, typed: ['host'], words: ({ host }) => host },
  profile: {
    label: texts.profile,
    typed: ['profile'],
    words: ({ profile }) => profileTexts[profile as HostProfile]?.label ?? texts.empty,
  },
  higherEducation: {
    label: texts.portalField,
    typed: ['higherEducation'],
    words: ({ higherEducation }) => (higherEducation ? texts.yes : texts.no),
  },
  partnerName: {
    label: texts.partnerName,
    typed: ['partnerName'],
    words: ({ partnerName }) => partnerName.trim() || texts.empty,
  },
  partnerUrl: {
    label: texts.partnerUrl,
    typed: ['partnerUrl'],
    words: ({ partnerUrl }) => partnerUrl.trim() || texts.empty,
  },
}

/** A typed name as the address of a page has it, so that it can be held against the host in use. */
export const asInAddress = (typed: string): string => {
  const host = plainHost(typed)
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : host
}
