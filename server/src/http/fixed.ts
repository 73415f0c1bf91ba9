import { usualBodyBytes } from '@phuong/domain/body-limits'
import { refuse } from '@phuong/domain/refusals'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnyProcedure } from '../procedures/define.ts'
import { procedures } from '../procedures/registry.ts'
import { run } from '../run.ts'
import { refuseCrossSite } from './cross-site.ts'
import { type House, openRequest } from './requests.ts'

/** The procedures that also stand behind a path of their own, each with its own envelope (docs/protocol.md 2). */
export const fixedDoors = (app: FastifyInstance, house: House): void => {
  for (const procedure of procedures as readonly AnyProcedure[]) {
    const { path } = procedure
    // a form has doors of its own (forms.ts)
    if (path === undefined || path.form !== undefined) continue
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      if (path.method !== 'GET') refuseCrossSite(request, house)
      if (request.body !== undefined && (typeof request.body !== 'object' || request.body === null))
        throw refuse('BAD_BODY')
      const { context, settle } = await openRequest(house, request)
      const parameters = {
        ...(request.query as object),
        ...(request.params as object),
        ...(request.body as object | undefined),
      }
      const { rows } = await run(procedure, parameters, context)
      settle(reply)
      return path.envelope(rows)
    }
    for (const url of [path.url, ...(path.otherUrls ?? [])])
      app.route({
        method: path.method,
        url,
        config: { bodyBytes: () => procedure.maxBodyBytes ?? usualBodyBytes },
        handler,
      })
  }
}
