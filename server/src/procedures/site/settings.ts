import { hostProfiles } from '@phuong/domain/site/host-profiles'
import { z } from 'zod'
import { guideOf } from '../../services/links/guide.ts'
import { defineProcedure } from '../define.ts'

/**
 * What the browser needs to know of this installation before anybody signs in (D09, D45): name of the provider, what the
 * host stands for, whether the alternate login is on (C-069), the page that /olympicTA shows (C-551) and the host of
 * the mock contest's media (C-521); and what of it goes by the caller's role: the guide (C-219, C-220) and the links of the
 * sidebar.
 */
export const siteSettings = defineProcedure({
  name: 'SITE_Settings_Get',
  kind: 'read',
  allow: 'visitors',
  input: z.object({}),
  output: z.object({
    organisation: z.string(),
    hostProfile: z.enum(hostProfiles),
    higherEducation: z.boolean(),
    platformLogin: z.boolean(),
    demo: z.boolean(),
    guideUrl: z.string().nullable(),
    links: z.array(z.object({ id: z.int(), label: z.string(), address: z.string(), guide: z.boolean() })),
    olympicEnglishUrl: z.string().nullable(),
    mediaHost: z.string().nullable(),
  }),
  handle: async ({ services: { settings, hosts, menuLinks }, request, user, now }) => {
    const [{ profile, higherEducation }, links] = await Promise.all([
      hosts.of(request.host, now),
      user === null ? [] : menuLinks.of(user, now),
    ])
    return {
      rows: [
        {
          organisation: settings.ORGANISATION,
          hostProfile: profile,
          higherEducation,
          platformLogin: settings.PLATFORM_URL !== null,
          demo: settings.DEMO,
          guideUrl: user === null ? null : guideOf(settings, user),
          links,
          olympicEnglishUrl: settings.OLYMPIC_ENGLISH_URL,
          mediaHost: settings.MEDIA_HOST,
        },
      ],
    }
  },
})
