import { hostProfiles } from '@phuong/domain/site/host-profiles'
import { z } from 'zod'
import { defineProcedure } from '../define.ts'

/**
 * What the browser needs to know of this installation before anybody signs in (D09, D45): name of the provider, what the
 * host stands for, whether the alternate login is on (C-069), the guide of the caller's role (C-219, C-220), the
 * page that /olympicTA shows (C-551) and the host of the mock contest's media (C-521).
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
    olympicEnglishUrl: z.string().nullable(),
    mediaHost: z.string().nullable(),
  }),
  handle: async ({ services: { settings, hosts }, request, user, now }) => {
    const { profile, higherEducation } = await hosts.of(request.host, now)
    const guides = { student: settings.GUIDE_STUDENT_URL, teacher: settings.GUIDE_TEACHER_URL }
    const guideUrl =
      user === null || user.role === 'null'
        ? null
        : user.role === 'student' || user.role === 'teacher'
          ? guides[user.role]
          : settings.GUIDE_ADMIN_URL
    return {
      rows: [
        {
          organisation: settings.ORGANISATION,
          hostProfile: profile,
          higherEducation,
          platformLogin: settings.PLATFORM_URL !== null,
          demo: settings.DEMO,
          guideUrl,
          olympicEnglishUrl: settings.OLYMPIC_ENGLISH_URL,
          mediaHost: settings.MEDIA_HOST,
        },
      ],
    }
  },
})
