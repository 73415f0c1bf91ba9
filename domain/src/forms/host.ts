import * as z from 'zod/mini'
import { noContact } from '../site/contact.ts'
import { wrongContactFields } from '../site/contact-form.ts'
import { hostNameFault, plainHost } from '../site/host-name.ts'
import { type HostProfile, hostProfiles, namesPartner } from '../site/host-profiles.ts'
import type { HostFacts } from '../site/hosts.ts'
import { contactFaults } from '../site/texts.ts'
import { choiceField, textField } from './fields.ts'

export const HOST_TEXTS = { profileMissing: 'Vui lòng chọn loại trang' } as const

const partnerFields = ['partnerName', 'partnerUrl'] as const

/** The form of a host name and what it stands for (A-022, C-037). */
export const hostForm = z
  .object({
    host: textField(hostNameFault),
    profile: choiceField(hostProfiles, HOST_TEXTS.profileMissing),
    higherEducation: z.boolean(),
    partnerName: z.string(),
    partnerUrl: z.string(),
  })
  .check(
    z.check(({ value, issues }) => {
      if (!namesPartner(value.profile)) return
      const typed = { ...noContact, partnerName: value.partnerName.trim(), partnerUrl: value.partnerUrl.trim() }
      const wrong = wrongContactFields(typed)
      for (const field of partnerFields.filter((name) => wrong.includes(name)))
        issues.push({
          code: 'custom',
          message: contactFaults[field],
          path: [field],
          input: typed[field],
          continue: true,
        })
    }),
  )

export type HostDraft = z.input<typeof hostForm>

/** A form as it is sent: the host that names no partner has none. */
export const hostOf = ({
  host,
  profile,
  higherEducation,
  partnerName,
  partnerUrl,
}: HostDraft): HostFacts & { host: string } => {
  const names = namesPartner(profile as HostProfile)
  return {
    host: plainHost(host),
    profile: profile as HostProfile,
    higherEducation,
    partnerName: names ? partnerName.trim() : '',
    partnerUrl: names ? partnerUrl.trim() : '',
  }
}
