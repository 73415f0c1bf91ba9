import { hostEntryOf } from '@phuong/domain/site/hosts'
import { describe, expect, test } from 'vitest'
import { readSettings } from '../../settings.ts'

const table = readSettings({
  HOSTS:
    'heid.example.vn=heid+higher,partner.example.vn=partner,preview.example.vn=preview,cao-dang.vn=main+higher,127.0.0.1=partner',
}).HOSTS

describe('A-017 A-022 C-018 what a host name stands for', () => {
  test.each([
    ['heid.example.vn', 'heid', true],
    ['partner.example.vn', 'partner', false],
    ['preview.example.vn', 'preview', false],
    ['cao-dang.vn', 'main', true],
    ['HEID.Example.VN', 'heid', true],
  ] as const)('%s is %s, higher education %s', (host, profile, higherEducation) => {
    expect(hostEntryOf(table, host)).toMatchObject({ profile, higherEducation })
  })

  test.each(['hoc.example.vn', 'x.heid.example.vn', 'heid.example.vn.evil.example', '', 'constructor', 'toString'])(
    'an unlisted host has every route and is no portal: %s',
    (host) => {
      expect(hostEntryOf(table, host)).toMatchObject({ profile: 'main', higherEducation: false })
    },
  )

  test('C-017 localhost and 127.0.0.1 are local, unless the table says otherwise', () => {
    for (const host of ['localhost', '127.0.0.1', '[::1]', 'LocalHost'])
      expect(hostEntryOf({}, host)).toMatchObject({ profile: 'local', higherEducation: false })
    expect(hostEntryOf(table, '127.0.0.1')).toMatchObject({ profile: 'partner', higherEducation: false })
    expect(hostEntryOf({}, 'localhost.example.vn')).toMatchObject({ profile: 'main', higherEducation: false })
  })
})
