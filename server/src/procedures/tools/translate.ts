import { z } from 'zod'
import { defineProcedure } from '../define.ts'
import { sourceText } from './shapes.ts'

/**
 * A text in the other language, from the translation service of the installation (B-072): off where none is set, away while
 * it does not answer. A text of blanks asks whether one is set.
 * @throws TOO_MANY_LOOKUPS with the seconds to wait, BUSY
 */
export const toolsTranslate = defineProcedure({
  name: 'TOOLS_Text_Translate',
  kind: 'read',
  allow: 'authenticated',
  input: sourceText,
  output: z.object({
    state: z.enum(['done', 'off', 'away']),
    /** plain text; null unless it is done */
    text: z.string().nullable(),
  }),
  handle: async ({ services, user, now, request }, { text, from }) => ({
    rows: [
      await services.translate({
        account: user.id,
        text,
        from,
        now,
        warn: (message) => request.log.warn(message),
      }),
    ],
  }),
})
