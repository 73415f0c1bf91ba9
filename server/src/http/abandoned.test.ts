import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import fastifyCompress from '@fastify/compress'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { answerFault } from './answers.ts'
import { logRequests, oneLine } from './request-log.ts'

test('who leaves before a large answer begins is noted, and no fault of the server', async () => {
  const logged: { level: number; msg: string }[] = []
  const app = fastify({
    logController: oneLine,
    logger: { level: 'info', stream: { write: (line) => void logged.push(JSON.parse(line)) } },
  })
  logRequests(app)
  app.setErrorHandler(answerFault)
  await app.register(fastifyCompress, { encodings: ['br'] })
  // answers when its caller has gone, with enough to be compressed as a stream
  app.post('/', async (request) => {
    await once(request.raw.socket, 'close')
    return { much: 'x'.repeat(100_000) }
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const asked = once(app.server, 'request')
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  const head = ['POST / HTTP/1.1', 'host: school', 'accept-encoding: br', 'content-type: application/json']
  socket.write(`${[...head, 'content-length: 2'].join('\r\n')}\r\n\r\n{}`)
  const [, response] = await asked
  socket.destroy()
  await once(response, 'close')
  await app.close()
  expect(logged.filter(({ msg }) => !msg.startsWith('Server listening')).map(({ msg }) => msg)).toEqual([
    'nobody waits for the answer any more',
  ])
  expect(logged.filter(({ level }) => level >= 50)).toEqual([])
})
