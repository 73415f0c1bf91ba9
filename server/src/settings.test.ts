import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { entities } from './entities/registry.ts'
import type { AnyProcedure } from './procedures/define.ts'
import { procedures } from './procedures/registry.ts'
import { readSettings, SettingsError, settingsTable } from './settings.ts'

const sentenceOf = (environment: Record<string, string>): string => {
  try {
    readSettings(environment)
  } catch (fault) {
    expect(fault).toBeInstanceOf(SettingsError)
    return (fault as Error).message
  }
  throw new Error(`taken: ${JSON.stringify(environment)}`)
}

/** For each setting: what holds without it, a good text and what it becomes, and texts that stop the start. */
const cases: Record<string, { otherwise: unknown; good: [text: string, value: unknown][]; bad: string[] }> = {
  PORT: {
    otherwise: 3000,
    good: [
      ['0', 0],
      ['65535', 65535],
      ['080', 80],
    ],
    bad: ['65536', '-1', '3000.5', 'http', '3e3', ' ', '0x50', '99999999999999999999'],
  },
  HOST: { otherwise: '127.0.0.1', good: [['localhost', 'localhost']], bad: [] },
  DATA_DIR: { otherwise: './data', good: [['/srv/phuong', '/srv/phuong']], bad: [] },
  DATABASE_URL: {
    otherwise: null,
    good: [
      ['postgres://a:b@db:5432/phuong', 'postgres://a:b@db:5432/phuong'],
      ['postgresql://db/phuong', 'postgresql://db/phuong'],
    ],
    bad: ['mysql://a:b@db/phuong', 'db:5432', '5432', 'http://db'],
  },
  PUBLIC_URL: {
    otherwise: null,
    good: [
      ['https://hoc.example.vn', 'https://hoc.example.vn'],
      ['https://HOC.example.vn:443', 'https://hoc.example.vn'],
      ['https://hoc.example.vn:8443', 'https://hoc.example.vn:8443'],
      ['http://localhost:3000', 'http://localhost:3000'],
    ],
    bad: [
      'hoc.example.vn',
      'https://hoc.example.vn/',
      'https://hoc.example.vn/lms',
      'https://a:b@hoc.example.vn',
      'ftp://a.vn',
      'https://',
      'https://a b',
    ],
  },
  DEMO: {
    otherwise: true,
    good: [
      ['0', false],
      ['1', true],
    ],
    bad: ['true', 'yes', '2', 'on'],
  },
  RECORDINGS_PUPIL_MB: {
    otherwise: 100,
    good: [
      ['1', 1],
      ['100000', 100_000],
    ],
    bad: ['0', '100001', '-1', '1.5', '100 MB'],
  },
  RECORDINGS_SCHOOL_GB: { otherwise: 20, good: [['500', 500]], bad: ['0', '100001', '20 GB'] },
  LIVE_SOCKETS: {
    otherwise: 5_000,
    good: [
      ['0', 0],
      ['20000', 20_000],
    ],
    bad: ['-1', '100001', 'all'],
  },
  BACKUP_PASSPHRASE: {
    otherwise: null,
    good: [['hoa phượng đỏ', 'hoa phượng đỏ']],
    bad: ['hoa phượng', '12345678901'],
  },
  DEMO_PUBLIC: { otherwise: false, good: [['1', true]], bad: ['true'] },
  ALLOW_HTTP: { otherwise: false, good: [['1', true]], bad: ['TRUE'] },
  SMTP_URL: {
    otherwise: null,
    good: [['smtps://user:pass@mail:465', 'smtps://user:pass@mail:465']],
    bad: ['mail:25', 'https://mail'],
  },
  MAIL_FROM: {
    otherwise: null,
    good: [['truong@hoc.example.vn', 'truong@hoc.example.vn']],
    bad: ['hoc.example.vn', 'a@b'],
  },
  REDIS_URL: { otherwise: null, good: [['redis://cache:6379', 'redis://cache:6379']], bad: ['cache:6379'] },
  S3_ENDPOINT: { otherwise: null, good: [], bad: ['s3.example.vn', 's3://bucket'] },
  S3_BUCKET: { otherwise: null, good: [], bad: [] },
  S3_REGION: { otherwise: 'auto', good: [['ap-southeast-1', 'ap-southeast-1']], bad: [] },
  S3_ACCESS_KEY: { otherwise: null, good: [], bad: [] },
  S3_SECRET_KEY: { otherwise: null, good: [], bad: [] },
  ORGANISATION: {
    otherwise: 'Phượng',
    good: [[' Sở Giáo dục ', 'Sở Giáo dục']],
    bad: ['   ', 'x'.repeat(81)],
  },
  HOSTS: {
    otherwise: {},
    good: [
      [
        'heid.example.vn=heid+higher,Doi-Tac.vn=partner,localhost=preview',
        {
          'heid.example.vn': { profile: 'heid', higherEducation: true },
          'doi-tac.vn': { profile: 'partner', higherEducation: false },
          localhost: { profile: 'preview', higherEducation: false },
        },
      ],
      ['cao-dang.vn=main+higher', { 'cao-dang.vn': { profile: 'main', higherEducation: true } }],
      ['[::1]=local', { '[::1]': { profile: 'local', higherEducation: false } }],
    ],
    bad: ['heid.example.vn', 'a=b', 'a=main,', '=main', 'a=main+lower', 'a=main b=heid', 'a=MAIN', 'a=main;b=heid'],
  },
  MOBILE_API_URL: {
    otherwise: null,
    good: [['https://api.example.vn/mobile', 'https://api.example.vn/mobile']],
    bad: ['api.example.vn', 'ftp://api.example.vn'],
  },
  PLATFORM_URL: {
    otherwise: null,
    good: [['https://login.example.vn', 'https://login.example.vn']],
    bad: ['https://login.example.vn/api', 'login.example.vn'],
  },
  TRANSLATE_URL: {
    otherwise: null,
    good: [['https://dich.example.vn', 'https://dich.example.vn']],
    bad: [
      'dich.example.vn',
      'ftp://dich.example.vn',
      'file:///etc/passwd',
      'https://ten:khoa@dich.example.vn',
      'https://a.vn/?k=1',
    ],
  },
  TRANSLATE_KEY: { otherwise: null, good: [], bad: [] },
  TRUST_PROXY: { otherwise: 0, good: [['2', 2]], bad: ['true', '10', '-1', '10.0.0.1'] },
  METRICS_TOKEN: {
    otherwise: null,
    good: [['sixteen letters!', 'sixteen letters!']],
    bad: ['fifteen letters'],
  },
  GUIDE_STUDENT_URL: {
    otherwise: null,
    good: [['https://a.vn/hs.pdf', 'https://a.vn/hs.pdf']],
    bad: ['/hs.pdf', 'file:///hs.pdf'],
  },
  GUIDE_TEACHER_URL: {
    otherwise: null,
    good: [['https://a.vn/gv.pdf', 'https://a.vn/gv.pdf']],
    bad: ['javascript:alert(1)'],
  },
  GUIDE_ADMIN_URL: { otherwise: null, good: [['https://a.vn/qt.pdf', 'https://a.vn/qt.pdf']], bad: ['qt.pdf'] },
  OLYMPIC_ENGLISH_URL: {
    otherwise: null,
    good: [['https://olympic.example.vn/demo?level=teens', 'https://olympic.example.vn/demo?level=teens']],
    bad: ['http://olympic.example.vn/demo', 'olympic.example.vn', 'javascript:alert(1)', "https://a.vn;script-src'x'/"],
  },
  MEDIA_HOST: {
    otherwise: null,
    good: [
      ['https://Media.example.vn', 'https://media.example.vn'],
      ['https://media.example.vn:8443', 'https://media.example.vn:8443'],
    ],
    bad: [
      'http://media.example.vn',
      'https://media.example.vn/',
      'https://media.example.vn/contest',
      'https://a:b@media.example.vn',
      'https://*.example.vn',
      'https://media.example.vn;',
      'media.example.vn',
    ],
  },
  LOG_LEVEL: { otherwise: 'info', good: [['debug', 'debug']], bad: ['verbose', 'INFO', 'silent'] },
}

test('every setting of the table is tried here', () => {
  expect(Object.keys(cases).sort()).toEqual(Object.keys(settingsTable).sort())
})

describe.each(Object.entries(cases))('%s', (name, { otherwise, good, bad }) => {
  const setting = name as keyof typeof settingsTable
  test('without it, or empty, the default holds', () => {
    expect(readSettings({})[setting]).toEqual(otherwise)
    expect(readSettings({ [name]: '' })[setting]).toEqual(otherwise)
  })

  test.each(good)('%s is taken', (text, value) => {
    expect(readSettings({ [name]: text })[setting]).toEqual(value)
  })

  test.each(bad)('%j stops the start with a sentence that says what to write, and not what stood there', (text) => {
    const sentence = sentenceOf({ [name]: text })
    expect(sentence).toBe(`${name} has a value that cannot be used: write ${settingsTable[setting].write}.`)
    expect(settingsTable[setting].write).not.toBe('')
    expect(settingsTable[setting].what).not.toBe('')
  })
})

describe('settings that must fit each other', () => {
  const http = { ALLOW_HTTP: '1' }
  test.each(['0.0.0.0', '::', '192.168.1.5', 'hoc.example.vn', '127.0.0.1.example.vn', '1270.0.0.1'])(
    'the demo school is not shown beyond this machine: HOST=%s',
    (HOST) => {
      expect(sentenceOf({ HOST, ...http })).toBe(
        `HOST=${HOST} would show the demo school, whose passwords are known, to others: write DEMO=0, or DEMO_PUBLIC=1 if that is meant.`,
      )
      const open = { PUBLIC_URL: 'https://hoc.example.vn' }
      expect(readSettings({ HOST, ...open, DEMO: '0' }).HOST).toBe(HOST)
      expect(readSettings({ HOST, ...open, DEMO_PUBLIC: '1' }).DEMO).toBe(true)
    },
  )

  test.each(['127.0.0.1', '127.1.2.3', 'localhost', '::1', '[::1]'])('HOST=%s is this machine', (HOST) => {
    expect(readSettings({ HOST }).HOST).toBe(HOST)
  })

  test('an address over plain http is for this machine, or for a school’s own network when that is said', () => {
    expect(sentenceOf({ PUBLIC_URL: 'http://hoc.example.vn' })).toBe(
      "PUBLIC_URL=http://hoc.example.vn is plain http: write an https address, or ALLOW_HTTP=1 on a school's own network.",
    )
    expect(readSettings({ PUBLIC_URL: 'http://hoc.example.vn', ...http }).secure).toBe(false)
    expect(readSettings({ PUBLIC_URL: 'http://127.0.0.1:3000' }).secure).toBe(false)
    expect(readSettings({ PUBLIC_URL: 'https://hoc.example.vn' }).secure).toBe(true)
    expect(readSettings({}).secure).toBe(false)
  })

  test('C-553 the page in the frame of /olympicTA is none of this product', () => {
    const OLYMPIC_ENGLISH_URL = 'https://hoc.example.vn/lms/home'
    const sentence =
      'OLYMPIC_ENGLISH_URL is an address of this product: write the https address of a page of another site.'
    expect(sentenceOf({ OLYMPIC_ENGLISH_URL, PUBLIC_URL: 'https://hoc.example.vn' })).toBe(sentence)
    expect(sentenceOf({ OLYMPIC_ENGLISH_URL, HOSTS: 'hoc.example.vn=partner' })).toBe(sentence)
    expect(readSettings({ OLYMPIC_ENGLISH_URL, PUBLIC_URL: 'https://example.vn' }).OLYMPIC_ENGLISH_URL).toBe(
      OLYMPIC_ENGLISH_URL,
    )
  })

  test('who listens beyond this machine must say under which address', () => {
    for (const more of [{}, http])
      expect(sentenceOf({ HOST: '0.0.0.0', DEMO: '0', ...more })).toBe(
        'HOST=0.0.0.0 needs PUBLIC_URL: write the address that people open, such as https://hoc.example.vn.',
      )
  })

  test('an object store needs all of its four settings', () => {
    const whole = {
      S3_ENDPOINT: 'https://s3.example.vn',
      S3_BUCKET: 'phuong',
      S3_ACCESS_KEY: 'key',
      S3_SECRET_KEY: 'secret',
    }
    expect(readSettings(whole)).toMatchObject(whole)
    for (const name of Object.keys(whole)) {
      const sentence = sentenceOf({ ...whole, [name]: '' })
      expect(sentence).toContain('S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY')
      expect(sentence).not.toContain('secret')
    }
    expect(readSettings({ S3_REGION: 'auto' }).S3_BUCKET).toBeNull()
  })

  test('B-072 a key of a translation service needs its address', () => {
    const TRANSLATE_KEY = 'secret'
    expect(sentenceOf({ TRANSLATE_KEY })).toBe('TRANSLATE_KEY is the key of no service: write TRANSLATE_URL too.')
    expect(readSettings({ TRANSLATE_KEY, TRANSLATE_URL: 'https://dich.example.vn' })).toMatchObject({ TRANSLATE_KEY })
  })

  test('the data directory becomes an absolute path', () => {
    expect(readSettings({ DATA_DIR: 'there' }).dataDir).toBe(resolve('there'))
  })

  test('other variables of the environment are nobody’s concern', () => {
    expect(readSettings({ PATH: '/bin', port: 'x', constructor: 'x' })).toEqual(readSettings({}))
  })
})

test('A-380 there is no webhook: neither a setting nor a name speaks of one', () => {
  const names = [
    ...Object.entries(settingsTable).flatMap(([name, { what, write }]) => [name, what, write]),
    ...(procedures as readonly AnyProcedure[]).flatMap(({ name, path }) => [name, path?.url ?? '']),
    ...entities.map(({ name }) => name),
  ]
  expect(names.filter((name) => /web-?hook|callback/i.test(name))).toEqual([])
})
