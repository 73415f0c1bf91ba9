import { toWireMoment } from '@phuong/domain/format/dates'
import { sql } from 'kysely'
import { z } from 'zod'
import { mayInClass, seesPupilData } from '../../access/classes.ts'
import { isMember } from '../../services/classes/invitations.ts'
import { maskedLogin } from '../../services/classes/masked-login.ts'
import { defineProcedure, paging } from '../define.ts'

/** EXPIRED: nobody comes in any more, as the class was archived. Who came in by the code is in the class, too. */
const states = ['WAITING', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'WITHDRAWN'] as const

type Sent = {
  id: string
  login: string
  invitedAt: Date
  classId: string
  className: string
  state: (typeof states)[number]
  sees: boolean
  enrols: boolean
  totalRows: number
}

/**
 * The invitations that the caller has sent, the newest first, with what has become of each (D06). Until the pupil has said
 * yes, the name that was typed is told in part.
 */
export const classesInvitationsSent = defineProcedure({
  name: 'CLASSES_Invitations_GetSent',
  kind: 'read',
  allow: ['teacher', 'administrator'],
  input: z.object(paging(5, 50)),
  output: z.object({
    id: z.string(),
    login: z.string(),
    invitedDate: z.string().nullable(),
    /** null where the caller sees the class no more */
    classId: z.string().nullable(),
    className: z.string(),
    state: z.enum(states),
    /** whether the caller may take it back */
    withdrawable: z.boolean(),
    totalRows: z.int(),
  }),
  handle: async ({ db, user }, { PageNum, PageSize }) => {
    const { rows } = await sql<Sent>`
      select invitation.id, invitation.login, invitation.invited_at as "invitedAt", classes.id as "classId",
        classes.class_name as "className",
        case when invitation.accepted then 'ACCEPTED' when not invitation.accepted then 'DECLINED'
          when invitation.answered_at is not null then 'WITHDRAWN' when ${isMember} then 'ACCEPTED'
          when classes.archived_at is not null then 'EXPIRED' else 'WAITING' end as state,
        classes.archived_at is null and ${seesPupilData(user)} as sees, ${mayInClass(user, 'enrol')} as enrols,
        (select count(*)::int from class_invitations as counted where counted.invited_by = ${user.id}) as "totalRows"
      from (
        select * from class_invitations where invited_by = ${user.id} order by invited_at desc, id desc
        limit ${PageSize} offset ${(PageNum - 1) * PageSize}
      ) as invitation join classes on classes.id = invitation.class_id
      order by invitation.invited_at desc, invitation.id desc`.execute(db)
    return {
      rows: rows.map(({ invitedAt, login, classId, sees, enrols, ...row }) => ({
        ...row,
        login: row.state === 'ACCEPTED' ? login : maskedLogin(login),
        invitedDate: toWireMoment(invitedAt),
        classId: sees ? classId : null,
        withdrawable: row.state === 'WAITING' && enrols,
      })),
    }
  },
})
