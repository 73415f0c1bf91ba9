import { largestBodyBytes } from '@phuong/domain/body-limits'
import { isEmptyGuid } from '@phuong/domain/catalogue/guid'
import {
  ANNOUNCEMENT_TEXTS,
  AUDIENCES,
  type Audience,
  announcementForm,
  audienceTypeOf,
} from '@phuong/domain/forms/announcement'
import { faultsIn } from '@phuong/domain/forms/faults-in'
import { cleanText } from '@phuong/domain/names/clean'
import { refuse } from '@phuong/domain/refusals'
import { z } from 'zod'
import { announce } from '../../services/notices/announce.ts'
import { defineProcedure } from '../define.ts'

/**
 * Sends a notification to everybody, the pupils or the teachers whom the caller reaches (A-302, B-354, B-362; D07). The
 * content is rich text and cleaned before anything is kept. The picture that the bell shows is the caller's own, and
 * the setting is empty, whatever is sent (B-365).
 * @throws FORBIDDEN for the id of anybody else (B-372); BAD_PARAMETERS with what is wrong by field (B-356, B-358, B-360);
 * TOO_MANY_NOTICES with the seconds to wait (B-373); NOBODY_REACHED
 */
export const notificationsAdd = defineProcedure({
  name: 'ThongBao_ThemMoi',
  kind: 'write',
  allow: 'authenticated',
  maxBodyBytes: largestBodyBytes,
  input: z.object({
    UserId: z.union([z.uuid(), z.literal('')]).nullish(),
    Title: z.string().max(2_000),
    /** rich text of at most 100,000 letters, tags included */
    Content: z.string(),
    /** ALL or ROLE, as TypeData says (B-361, B-363) */
    Type: z.literal(['ALL', 'ROLE']),
    /** ALL, STUDENT or TEACHER (B-364); '' before anybody has chosen, which is told at its field (B-360) */
    TypeData: z.literal([...AUDIENCES, '']),
    Avatar: z.string().max(2_000).nullish(),
    Setting: z.union([z.string().max(2_000), z.record(z.string(), z.unknown())]).nullish(),
  }),
  output: z.object({
    thongBaoId: z.string(),
    /** how many are told */
    count: z.int(),
  }),
  handle: async (context, { UserId, Title, Content, Type, TypeData }) => {
    const { db, user } = context
    if (UserId && !isEmptyGuid(UserId) && UserId !== user.id) throw refuse('FORBIDDEN')
    const fields = faultsIn(announcementForm.safeParse({ Title, Content, TypeData }))
    const audience = TypeData as Audience
    if (!('TypeData' in fields) && Type !== audienceTypeOf(audience))
      fields.TypeData = ANNOUNCEMENT_TEXTS.receiverMissing
    if (Object.keys(fields).length > 0) throw refuse('BAD_PARAMETERS', { fields })
    const { id, count } = await announce(db, context, { title: cleanText(Title), markup: Content, audience })
    return { rows: [{ thongBaoId: id, count }], rowsAffected: 1 }
  },
})
