import { readFile } from 'node:fs/promises'
import fastifyMultipart from '@fastify/multipart'
import { refuse } from '@phuong/domain/refusals'
import type { FastifyInstance } from 'fastify'
import type { AnyProcedure } from '../procedures/define.ts'
import { procedures } from '../procedures/registry.ts'
import { admit, run } from '../run.ts'
import { refuseDeclared, type UploadPace, watchPace, withArrived } from './arriving.ts'
import { refuseCrossSite } from './cross-site.ts'
import { type House, openRequest } from './requests.ts'

/**
 * The procedures whose own path takes a form (docs/protocol.md 2): the fields are parameters, and so is the text of the
 * file. What is known before the body is read is checked before (docs/protocol.md 1).
 */
export const formDoors = async (app: FastifyInstance, house: House, pace: UploadPace): Promise<void> => {
  await app.register(async (doors) => {
    // here a form and nothing else is a body; everywhere else it is none
    doors.removeAllContentTypeParsers()
    await doors.register(fastifyMultipart, { throwFileSizeLimit: false })

    for (const procedure of procedures as readonly AnyProcedure[]) {
      const { path } = procedure
      if (path?.form === undefined) continue
      const { limits, file } = path.form
      doors.post(path.url, { config: { slowBody: true } }, async (request, reply) => {
        watchPace(request, limits, pace)
        if (!request.isMultipart()) throw refuse('UNSUPPORTED_MEDIA')
        refuseCrossSite(request, house)
        refuseDeclared(request, limits)
        const { context, settle } = await openRequest(house, request)
        admit(procedure, context.user)
        return withArrived(request, house.services.files.incoming, limits, async (fields, [arrived]) => {
          const parameters =
            file === null || arrived === undefined
              ? fields
              : { ...fields, [file]: await readFile(arrived.path, 'utf8') }
          const { rows } = await run(procedure, parameters, context)
          settle(reply)
          return path.envelope(rows)
        })
      })
    }
  })
}
