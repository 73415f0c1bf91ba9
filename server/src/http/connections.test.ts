import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { type FastifyInstance, fastify } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { Caller } from '../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../testing/house.ts'
import { sendRaw } from '../../testing/raw-http.ts'
import { boundConnections, connectionLimits } from './connections.ts'

describe('S31 requests that do not wait for their answers', () => {
  let house: TestHouse
  beforeAll(async () => {
    house = await openHouse()
  })
  afterAll(() => house.close())

  const settings = '{"sqlCommand":"p_PHUONG_SITE_Settings_Get"}'
  const one = [
    'POST /api/v1.0/dynamic/query/first HTTP/1.1',
    'Host: 127.0.0.1',
    'Sec-Fetch-Site: same-origin',
    'Content-Type: application/json',
    `Content-Length: ${settings.length}`,
    '',
    settings,
  ].join('\r\n')

  test('are the end of their connection, and cost no more than a few', async () => {
    const lines = house.log.length
    const { text, closed } = await sendRaw(house.url, one.repeat(200))
    expect(closed).toBe(true)
    expect(text.match(/HTTP\/1\.1 \d{3}/g)?.length ?? 0).toBeLessThanOrEqual(2)
    const requests = house.log.slice(lines).filter((line) => line.includes('"/api/v1.0/dynamic/query/first"'))
    expect(requests.length).toBeLessThanOrEqual(3)
    expect((await new Caller(house.url).call('SITE_Settings_Get')).status).toBe(200)
  })

  test('one of them is answered in its order', async () => {
    const last = one.replace('Host:', 'Connection: close\r\nHost:')
    const { text } = await sendRaw(house.url, one + last)
    expect(text.match(/HTTP\/1\.1 200/g)).toHaveLength(2)
  })
})

describe('S31 connections', () => {
  const sockets: Socket[] = []
  let app: FastifyInstance | undefined
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy()
    await app?.close()
  })
  const serve = async (limits: Parameters<typeof boundConnections>[1]) => {
    app = fastify()
    boundConnections(app, limits)
    app.get('/', async () => 'here')
    await app.listen({ port: 0, host: '127.0.0.1' })
    return (app.server.address() as AddressInfo).port
  }
  /** Whether a connection from an address of this machine is served. */
  const isServed = async (port: number, localAddress: string): Promise<boolean> => {
    const socket = connect({ port, host: '127.0.0.1', localAddress })
    sockets.push(socket)
    socket.on('error', () => {})
    socket.write('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n')
    return Promise.race([once(socket, 'data').then(() => true), once(socket, 'close').then(() => false)])
  }

  test('beyond half of all are refused to one address, and the other half stands open to others', async () => {
    const port = await serve({ all: 6, ofOne: 3 })
    const ofOne = []
    for (let count = 0; count < 5; count += 1) ofOne.push(await isServed(port, '127.0.0.1'))
    expect(ofOne).toEqual([true, true, true, false, false])
    expect(await isServed(port, '127.0.0.2')).toBe(true)
    // who has gone makes room
    const [first] = sockets
    first?.destroy()
    await expect.poll(() => isServed(port, '127.0.0.1')).toBe(true)
  })

  test('beyond the limit of all are refused to everybody', async () => {
    const port = await serve({ all: 2, ofOne: 2 })
    const answers = []
    for (const place of ['127.0.0.1', '127.0.0.2', '127.0.0.3']) answers.push(await isServed(port, place))
    expect(answers).toEqual([true, true, false])
  })

  test('leave files and sockets for database, files and uploads', () => {
    expect(connectionLimits(20_000)).toEqual({ all: 12_000, ofOne: 6_000 })
    expect(connectionLimits().all).toBeGreaterThan(100)
  })
})
