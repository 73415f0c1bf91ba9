import { usualBodyBytes } from '@phuong/domain/body-limits'
import { refuse } from '@phuong/domain/refusals'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createEntity, readEntity, removeEntity, updateEntity } from '../crud.ts'
import type { AnyEntity } from '../entities/define.ts'
import { findEntity } from '../entities/registry.ts'
import { findProcedure } from '../procedures/registry.ts'
import { type RequestContext, run } from '../run.ts'
import { refuseCrossSite } from './cross-site.ts'
import { envelopes } from './envelopes.ts'
import type { Named } from './named.ts'
import { type House, openRequest } from './requests.ts'

const base = '/api/v1.0/dynamic'

const bodyOf = (request: FastifyRequest): Record<string, unknown> => {
  const { body } = request
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw refuse('BAD_BODY')
  return body as Record<string, unknown>
}

/** What the call that the beginning of a body names may send. */
const procedureBytes = ({ sqlCommand }: Named): number => findProcedure(sqlCommand)?.maxBodyBytes ?? usualBodyBytes

/** The entity that the beginning of a body names, and what a verb of it may send. */
const crudBytes =
  (verb: 'create' | 'update') =>
  (named: Named): number =>
    findEntity(named)?.[verb]?.maxBodyBytes ?? usualBodyBytes

/**
 * The generic doors (A-367 to A-378, B-663 to B-680). `sqlCommand` and `entityName` are keys for a look-up and never
 * reach the database. A read may not come from another site either, since it answers with a person's data.
 */
export const dynamicDoors = (app: FastifyInstance, house: House): void => {
  for (const [door, envelope] of Object.entries(envelopes))
    app.post(`${base}/${door}`, { config: { bodyBytes: procedureBytes } }, async (request, reply) => {
      refuseCrossSite(request, house)
      const body = bodyOf(request)
      const procedure = findProcedure(body.sqlCommand)
      if (procedure === undefined) throw refuse('UNKNOWN_NAME')
      const { context, settle } = await openRequest(house, request)
      const outcome = await run(procedure, body.parameters, context)
      settle(reply)
      return envelope(outcome)
    })

  const crud =
    (work: (entity: AnyEntity, body: Record<string, unknown>, context: RequestContext) => Promise<unknown>) =>
    async (request: FastifyRequest, _reply: FastifyReply) => {
      refuseCrossSite(request, house)
      const body = bodyOf(request)
      const entity = findEntity(body)
      if (entity === undefined) throw refuse('UNKNOWN_NAME')
      const { context } = await openRequest(house, request)
      return work(entity, body, context)
    }
  const read = crud(async (entity, body, context) => ({ results: await readEntity(entity, body, context) }))

  app.post(`${base}/crud/read`, read)
  app.options(`${base}/crud`, async (request, reply) => {
    // a preflight asks whether another site may call: none may, and it learns nothing (B-675, H143)
    if (request.headers['access-control-request-method'] !== undefined) return reply.status(204).send()
    if (request.headers['application-name'] === undefined) throw refuse('CROSS_SITE')
    return read(request, reply)
  })
  app.post(
    `${base}/crud`,
    { config: { bodyBytes: crudBytes('create') } },
    crud(async (entity, body, context) => ({ result: await createEntity(entity, body, context), rowsAffected: 1 })),
  )
  app.put(
    `${base}/crud`,
    { config: { bodyBytes: crudBytes('update') } },
    crud(async (entity, body, context) => ({ rowsAffected: await updateEntity(entity, body, context) })),
  )
  app.delete(
    `${base}/crud`,
    crud(async (entity, body, context) => ({ rowsAffected: await removeEntity(entity, body, context) })),
  )
}
