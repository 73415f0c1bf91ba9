import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { checkSource, ruleNames } from './check.ts'
import { type Packages, parseSource } from './source.ts'

const workspace = (folder: string, exports: Record<string, string>) => ({ [`@phuong/${folder}`]: { folder, exports } })
const packages: Packages = {
  ...workspace('domain', { './*': './src/*.ts' }),
  ...workspace('ui', { './staff/*': './src/staff/*.tsx', './*': './src/*.tsx' }),
  ...workspace('exercises', {
    './rules': './src/rules.ts',
    './screens': './src/screens.ts',
    './session': './src/session.ts',
  }),
  ...workspace('server', { './procedures': './src/procedures/registry.ts', './testing/*': './testing/*.ts' }),
  ...workspace('web', {}),
}
const rulesBrokenIn = (path: string, text: string): string[] =>
  checkSource(parseSource(path, text, packages)).map(({ rule }) => rule)

/** Rule, then a file with a line that breaks it. */
const breaking: [rule: string, path: string, line: string][] = [
  ['every file has a room', 'web/src/elsewhere/x.ts', ''],
  ['every file has a room', 'server/src/http/page.tsx', ''],
  ['tests: what it may import', 'web/src/screens/home/home.test.ts', `import '@phuong/server/procedures'`],
  ['configuration: what it may import', 'web/vite.config.ts', `import { x } from '@phuong/server/procedures'`],

  ['domain: what it may import', 'domain/src/scoring/score.ts', `import { x } from '@phuong/exercises/rules'`],
  ['domain: what it may import', 'domain/src/scoring/score.ts', `import { uniq } from 'lodash'`],
  ['domain never imports npm:react*', 'domain/src/scoring/score.ts', `import { useState } from 'react'`],
  ['domain never imports node:**', 'domain/src/scoring/score.ts', `import { readFile } from 'fs/promises'`],
  ['ui: what it may import', 'ui/src/controls/Button.tsx', `import { roles } from '@phuong/domain/people/roles'`],
  ['ui never imports npm:@mantine/*', 'ui/src/controls/Button.tsx', `import { Button } from '@mantine/core'`],
  ['ui never imports ui/src/staff/**', 'ui/src/controls/Button.tsx', `import { theme } from '../staff/theme.ts'`],
  ['ui/staff: what it may import', 'ui/src/staff/Table.tsx', `import { useQuery } from '@tanstack/react-query'`],

  [
    'authoring of a question type: what it may import',
    'exercises/src/questions/one-choice/faults.ts',
    `import { readFile } from 'node:fs/promises'`,
  ],
  [
    'authoring of a question type never imports **/*.tsx',
    'exercises/src/questions/one-choice/interchange.ts',
    `import { Player } from './Player.tsx'`,
  ],
  [
    'authoring of a question type never imports npm:react*',
    'exercises/src/questions/one-choice/faults.ts',
    `import { useMemo } from 'react'`,
  ],
  [
    'authoring of a question type never imports exercises/src/questions/{other}/**',
    'exercises/src/questions/one-choice/faults.ts',
    `import { faults } from '../quiz/faults.ts'`,
  ],
  [
    'rules of a question type: what it may import',
    'exercises/src/questions/one-choice/grade.ts',
    `import { shuffle } from 'lodash'`,
  ],
  [
    'rules of a question type never imports **/*.tsx',
    'exercises/src/questions/one-choice/grade.ts',
    `import type { PlayerProps } from './Player.tsx'`,
  ],
  [
    'rules of a question type never imports npm:react*',
    'exercises/src/questions/one-choice/grade.ts',
    `import type { ReactNode } from 'react'`,
  ],
  [
    'rules of a question type never imports exercises/src/questions/{other}/**',
    'exercises/src/questions/one-choice/grade.ts',
    `import { grade } from '../matching/grade.ts'`,
  ],
  [
    'rules of a question type never imports exercises/src/**/{faults,*-faults,interchange,authoring}.ts',
    'exercises/src/questions/one-choice/rules.ts',
    `import { faults } from './faults.ts'`,
  ],
  [
    'rules of a zone: what it may import',
    'exercises/src/worksheet/zones/text/grade.ts',
    `import { now } from '@phuong/web/src/browser/clock.ts'`,
  ],
  [
    'rules of a zone never imports **/*.tsx',
    'exercises/src/worksheet/zones/text/grade.ts',
    `import { Player } from './Player.tsx'`,
  ],
  [
    'rules of a zone never imports npm:react*',
    'exercises/src/worksheet/zones/text/grade.ts',
    `import { memo } from 'react'`,
  ],
  [
    'rules of a zone never imports exercises/src/worksheet/zones/{other}/**',
    'exercises/src/worksheet/zones/text/grade.ts',
    `import { grade } from '../line/grade.ts'`,
  ],
  [
    'drawing of a question type: what it may import',
    'exercises/src/questions/one-choice/Player.tsx',
    `import { useQuery } from '@tanstack/react-query'`,
  ],
  [
    'drawing of a question type never imports exercises/src/questions/{other}/**',
    'exercises/src/questions/one-choice/Player.tsx',
    `import { Player } from '../matching/Player.tsx'`,
  ],
  [
    'drawing of a question type never imports exercises/src/**/{faults,*-faults,interchange,authoring}.ts',
    'exercises/src/questions/one-choice/Player.tsx',
    `import { choiceFaults } from '../../shared/choice-faults.ts'`,
  ],
  [
    'drawing of a zone: what it may import',
    'exercises/src/worksheet/zones/text/Player.tsx',
    `import { call } from '@phuong/web/src/api/call.ts'`,
  ],
  [
    'drawing of a zone never imports exercises/src/worksheet/zones/{other}/**',
    'exercises/src/worksheet/zones/text/Player.tsx',
    `import { Player } from '../line/Player.tsx'`,
  ],
  [
    'testing in exercises: what it may import',
    'exercises/src/testing/page.tsx',
    `import { openHouse } from '@phuong/server/testing/house'`,
  ],
  [
    'drawing in exercises: what it may import',
    'exercises/src/parts/Clock.tsx',
    `import type { Procedures } from '@phuong/server/procedures'`,
  ],
  [
    'drawing in exercises never imports exercises/src/**/{faults,*-faults,interchange,authoring}.ts',
    'exercises/src/screens.ts',
    `import { questionFaults } from './authoring.ts'`,
  ],
  [
    'drawing in exercises never imports exercises/src/worksheet/zones/*/**',
    'exercises/src/worksheet/editor/Toolbar.tsx',
    `import { Inspector } from '../zones/text/Inspector.tsx'`,
  ],
  [
    'registries of zones: what it may import',
    'exercises/src/worksheet/zones/modes.ts',
    `import { call } from '@phuong/web/src/api/call.ts'`,
  ],
  [
    'registries of zones never imports npm:react*',
    'exercises/src/worksheet/zones/answering.ts',
    `import { useState } from 'react'`,
  ],
  [
    'rules in exercises never imports exercises/src/worksheet/zones/*/**',
    'exercises/src/worksheet/marking/items.ts',
    `import { grade } from '../zones/text/grade.ts'`,
  ],
  ['rules in exercises: what it may import', 'exercises/src/session/paper.ts', `import { join } from 'node:path'`],
  [
    'rules in exercises never imports **/*.tsx',
    'exercises/src/session/paper.ts',
    `import { Clock } from '../parts/Clock.tsx'`,
  ],
  [
    'rules in exercises never imports npm:react*',
    'exercises/src/session/paper.ts',
    `import { useReducer } from 'react'`,
  ],
  ['content: what it may import', 'content/src/words.ts', `import { draw } from '@phuong/exercises/screens'`],

  [
    'server/testing: what it may import',
    'server/testing/people.ts',
    `import { open } from '@phuong/web/src/browser/storage.ts'`,
  ],
  [
    'server/testing never imports npm:react*',
    'server/testing/people.ts',
    `import { renderToString } from 'react-dom/server'`,
  ],
  ['server/db/seed: what it may import', 'server/db/seed/demo.ts', `import { fastify } from 'fastify'`],
  [
    'server/db/seed never imports server/src/{http,procedures,entities}/**',
    'server/db/seed/demo.ts',
    `import { search } from '../../src/procedures/users/search.ts'`,
  ],
  [
    'server/http: what it may import',
    'server/src/http/dynamic.ts',
    `import { note } from '../services/audit/audit.ts'`,
  ],
  ['server/http: what it may import', 'server/src/http/dynamic.ts', `import { openPool } from '../db/database.ts'`],
  [
    'server/http never imports npm:react*',
    'server/src/http/pages.ts',
    `import { renderToString } from 'react-dom/server'`,
  ],
  ['server/http never imports value npm:{kysely,pg}', 'server/src/http/health.ts', `import { sql } from 'kysely'`],
  [
    'server/http never imports server/src/procedures/{area}/**',
    'server/src/http/fixed.ts',
    `import { login } from '../procedures/auth/login.ts'`,
  ],
  [
    'server/procedures/<area>: what it may import',
    'server/src/procedures/users/search.ts',
    `import { readFile } from 'node:fs/promises'`,
  ],
  [
    'server/procedures/<area>: what it may import',
    'server/src/procedures/users/search.ts',
    `import { storeFile } from '../../adapters/files.ts'`,
  ],
  [
    'server/procedures/<area> never imports npm:react*',
    'server/src/procedures/users/search.ts',
    `import { memo } from 'react'`,
  ],
  [
    'server/procedures/<area> never imports server/src/http/**',
    'server/src/procedures/users/search.ts',
    `import type { House } from '../../http/requests.ts'`,
  ],
  [
    'server/procedures/<area> never imports server/src/procedures/{other}/**',
    'server/src/procedures/users/search.ts',
    `import { classOf } from '../classes/list.ts'`,
  ],
  ['server/procedures: what it may import', 'server/src/procedures/define.ts', `import { fastify } from 'fastify'`],
  ['server/procedures never imports npm:react*', 'server/src/procedures/define.ts', `import 'react'`],
  [
    'server/procedures never imports server/src/http/**',
    'server/src/procedures/define.ts',
    `import { answer } from '../http/answers.ts'`,
  ],
  [
    'server/entities: what it may import',
    'server/src/entities/users.ts',
    `import { createTransport } from 'nodemailer'`,
  ],
  ['server/entities never imports npm:react*', 'server/src/entities/users.ts', `import 'react'`],
  [
    'server/entities never imports server/src/http/**',
    'server/src/entities/users.ts',
    `import { answer } from '../http/answers.ts'`,
  ],
  [
    'server/entities never imports server/src/procedures/**',
    'server/src/entities/users.ts',
    `import { search } from '../procedures/users/search.ts'`,
  ],
  ['server/services: what it may import', 'server/src/services/audit/audit.ts', `import { run } from '../../run.ts'`],
  ['server/services never imports npm:react*', 'server/src/services/mail/send.ts', `import 'react'`],
  [
    'server/services never imports npm:{fastify,@fastify/*}',
    'server/src/services/audit/audit.ts',
    `import cookie from '@fastify/cookie'`,
  ],
  [
    'server/services never imports server/src/http/**',
    'server/src/services/audit/audit.ts',
    `import { answer } from '../../http/answers.ts'`,
  ],
  [
    'server/services never imports server/src/{procedures,entities}/**',
    'server/src/services/audit/audit.ts',
    `import { users } from '../../entities/users.ts'`,
  ],
  [
    'server/access: what it may import',
    'server/src/access/classes.ts',
    `import { mail } from '../adapters/smtp/send.ts'`,
  ],
  [
    'server/access never imports server/src/{http,procedures,entities,services}/**',
    'server/src/access/classes.ts',
    `import type { Disk } from '../services/storage/disk.ts'`,
  ],
  ['server/access never imports npm:react*', 'server/src/access/classes.ts', `import 'react'`],
  [
    'server/access never imports server/src/{http,procedures,entities,services}/**',
    'server/src/access/classes.ts',
    `import type { Entity } from '../entities/define.ts'`,
  ],
  ['server/db: what it may import', 'server/src/db/database.ts', `import { note } from '../services/audit/audit.ts'`],
  ['server/db never imports npm:react*', 'server/src/db/database.ts', `import 'react'`],
  ['server/adapters: what it may import', 'server/src/adapters/files.ts', `import { pool } from '../db/database.ts'`],
  ['server/adapters never imports npm:react*', 'server/src/adapters/files.ts', `import 'react'`],
  [
    'server/adapters never imports npm:{fastify,@fastify/*,kysely}',
    'server/src/adapters/files.ts',
    `import { sql } from 'kysely'`,
  ],
  [
    'server/backup: what it may import',
    'server/src/backup/write.ts',
    `import { note } from '../services/audit/audit.ts'`,
  ],
  ['server/backup never imports npm:react*', 'server/src/backup/write.ts', `import 'react'`],
  ['server/erase: what it may import', 'server/src/erase/main.ts', `import { note } from '../services/audit/audit.ts'`],
  ['server/erase never imports npm:react*', 'server/src/erase/main.ts', `import 'react'`],
  [
    'server/regrade: what it may import',
    'server/src/regrade/main.ts',
    `import { note } from '../services/audit/audit.ts'`,
  ],
  ['server/regrade never imports npm:react*', 'server/src/regrade/main.ts', `import 'react'`],
  ['server: what it may import', 'server/src/app.ts', `import { start } from '../testing/start.ts'`],
  ['server never imports npm:react*', 'server/src/app.ts', `import 'react'`],

  [
    'web/screens/<area>: what it may import',
    'web/src/screens/classes/list/index.tsx',
    `import { Sidebar } from '../../../shell/Sidebar.tsx'`,
  ],
  [
    'web/screens/<area> never imports npm:{idb,dexie}',
    'web/src/screens/classes/list/index.tsx',
    `import { openDB } from 'idb'`,
  ],
  [
    'web/screens/<area> never imports npm:{axios,ky,socket.io-client}',
    'web/src/screens/classes/list/queries.ts',
    `import { io } from 'socket.io-client'`,
  ],
  [
    'web/screens/<area> never imports value server/**',
    'web/src/screens/classes/list/queries.ts',
    `import { type Procedures } from '@phuong/server/procedures'`,
  ],
  [
    'web/screens/<area> never imports web/src/screens/{other}/**',
    'web/src/screens/classes/list/index.tsx',
    `const Bell = lazy(() => import('../../notifications/list/index.tsx'))`,
  ],
  ['web/sitting: what it may import', 'web/src/sitting/use-sitting.ts', `import { Exam } from '../exam/Exam.tsx'`],
  ['web/sitting: what it may import', 'web/src/sitting/x.ts', `import { Link } from '../widgets/link/Link.tsx'`],
  ['web/sitting never imports npm:{idb,dexie}', 'web/src/sitting/x.ts', `import { openDB } from 'idb'`],
  ['web/sitting never imports npm:{axios,ky,socket.io-client}', 'web/src/sitting/x.ts', `import ky from 'ky'`],
  ['web/sitting never imports npm:@mantine/*', 'web/src/sitting/X.tsx', `import { Button } from '@mantine/core'`],
  [
    'web/sitting never imports ui/src/staff/**',
    'web/src/sitting/X.tsx',
    `import { Table } from '@phuong/ui/staff/Table'`,
  ],
  [
    'web/sitting never imports value server/**',
    'web/src/sitting/x.ts',
    `export { procedures } from '@phuong/server/procedures'`,
  ],
  [
    'web/exam: what it may import',
    'web/src/exam/place.ts',
    `import { OlympicQuestion } from '../screens/olympic/question/index.tsx'`,
  ],
  ['web/exam never imports npm:{idb,dexie}', 'web/src/exam/x.ts', `import { openDB } from 'idb'`],
  ['web/exam never imports npm:{axios,ky,socket.io-client}', 'web/src/exam/x.ts', `import ky from 'ky'`],
  ['web/exam never imports npm:@mantine/*', 'web/src/exam/X.tsx', `import { Button } from '@mantine/core'`],
  ['web/exam never imports ui/src/staff/**', 'web/src/exam/X.tsx', `import { Table } from '@phuong/ui/staff/Table'`],
  [
    'web/exam never imports value server/**',
    'web/src/exam/x.ts',
    `export { procedures } from '@phuong/server/procedures'`,
  ],
  [
    'web/widgets: what it may import',
    'web/src/widgets/PersonPicker.tsx',
    `import { List } from '../screens/classes/list/index.tsx'`,
  ],
  ['web/widgets never imports npm:{idb,dexie}', 'web/src/widgets/x.ts', `import { Dexie } from 'dexie'`],
  ['web/widgets never imports npm:{axios,ky,socket.io-client}', 'web/src/widgets/x.ts', `import ky from 'ky'`],
  [
    'web/widgets never imports value server/**',
    'web/src/widgets/x.ts',
    `export { procedures } from '@phuong/server/procedures'`,
  ],
  ['web/api: what it may import', 'web/src/api/call.ts', `import { toast } from '@phuong/ui/toast'`],
  ['web/api: what it may import', 'web/src/api/call.ts', `import { procedures } from '@phuong/server/procedures'`],
  [
    'web/api never imports npm:@mantine/*',
    'web/src/api/call.ts',
    `import { showNotification } from '@mantine/notifications'`,
  ],
  ['web/browser: what it may import', 'web/src/browser/storage.ts', `import { call } from '../api/call.ts'`],
  [
    'web/shell never imports npm:@mantine/*',
    'web/src/shell/lms/LmsShell.tsx',
    `import { Button } from '@mantine/core'`,
  ],
  [
    'web/shell never imports ui/src/staff/**',
    'web/src/shell/lms/LmsShell.tsx',
    `import { DataTable } from '@phuong/ui/staff/DataTable'`,
  ],
  [
    'web/shell: what it may import',
    'web/src/shell/Sidebar.tsx',
    `type Row = import('../screens/classes/list/row.ts').Row`,
  ],
  ['web/shell never imports npm:{idb,dexie}', 'web/src/shell/x.ts', `import { openDB } from 'idb'`],
  ['web/shell never imports npm:{axios,ky,socket.io-client}', 'web/src/shell/x.ts', `import axios from 'axios'`],
  ['web/shell never imports value server/**', 'web/src/shell/x.ts', `import '@phuong/server/procedures'`],
  ['web/landing never imports npm:{idb,dexie}', 'web/src/landing/Landing.tsx', `import { openDB } from 'idb'`],
  ['web/landing never imports npm:{axios,ky,socket.io-client}', 'web/src/landing/Landing.tsx', `import ky from 'ky'`],
  ['web/landing never imports npm:@mantine/*', 'web/src/landing/Landing.tsx', `import { Button } from '@mantine/core'`],
  [
    'web/landing never imports ui/src/staff/**',
    'web/src/landing/Landing.tsx',
    `import { DataTable } from '@phuong/ui/staff/DataTable'`,
  ],
  ['web/landing never imports value server/**', 'web/src/landing/Landing.tsx', `import '@phuong/server/procedures'`],
  [
    'web/landing: what it may import',
    'web/src/landing/Landing.tsx',
    `import { List } from '@phuong/web/src/screens/classes/list/index.tsx'`,
  ],
  ['web/build: what it may import', 'web/build/landing.ts', `import { Landing } from '../src/landing/Landing.tsx'`],
  ['web: what it may import', 'web/src/main.tsx', `import { join } from 'node:path'`],
  ['web never imports npm:{idb,dexie}', 'web/src/main.tsx', `import { openDB } from 'idb'`],
  ['web never imports npm:{axios,ky,socket.io-client}', 'web/src/main.tsx', `import axios from 'axios'`],
  ['web never imports value server/**', 'web/src/main.tsx', `export * from '@phuong/server/procedures'`],

  [
    'browser tests and measurements: what it may import',
    'e2e/pages/login.ts',
    `import { procedures } from '@phuong/server/procedures'`,
  ],
  [
    'browser tests and measurements never imports web/**',
    'e2e/pages/login.ts',
    `import { texts } from '@phuong/web/src/screens/auth/texts.ts'`,
  ],
  ['tools: what it may import', 'tools/new/main.ts', `import { rooms } from '@phuong/server/procedures'`],

  ['ban: stale answers', 'web/src/screens/classes/list/queries.ts', `void client.invalidateQueries({ queryKey })`],
  ['ban: loose files', 'server/src/services/holidays.ts', 'export const holidays = []'],
  [
    'ban: long functions',
    'server/src/services/people/many.ts',
    `export const many = () => {\n${'  void 0\n'.repeat(121)}}`,
  ],
  [
    'ban: long functions',
    'web/src/screens/classes/list/index.tsx',
    `export function Many() {\n${'  void 0\n'.repeat(121)}}`,
  ],
  ['ban: chance', 'domain/src/scoring/shuffle.ts', 'export const draw = () => Math.random()'],
  ['ban: chance', 'web/src/screens/classes/list/index.tsx', `const { random } = Math`],
  ['ban: time', 'server/src/services/audit/audit.ts', 'const now = new Date()'],
  ['ban: time', 'server/src/services/audit/audit.ts', 'const clock = { now: Date.now }'],
  ['ban: time', 'exercises/src/session/paper.ts', 'const text = Date()'],
  ['ban: time and chance in rules', 'exercises/src/session/paper.ts', 'const id = crypto.randomUUID()'],
  ['ban: time and chance in rules', 'exercises/src/session/paper.ts', 'const since = performance.now()'],
  ['ban: network', 'web/src/screens/classes/list/queries.ts', `const answer = await fetch('/api')`],
  ['ban: network', 'web/src/shell/x.ts', `const answer = await window.fetch('/api')`],
  ['ban: network', 'ui/src/plain/Picture.tsx', `const load = (fetch as Load)('/x')`],
  ['ban: network', 'exercises/src/session/paper.ts', `navigator.sendBeacon('/api')`],
  ['ban: storage', 'web/src/widgets/x.ts', `localStorage.setItem('a', 'b')`],
  ['ban: storage', 'web/src/api/call.ts', `const token = globalThis['sessionStorage'].getItem('a')`],
  ['ban: storage', 'web/src/shell/x.ts', `document.cookie = 'a=b'`],
  ['ban: sound and print', 'exercises/src/parts/Clock.tsx', `new Audio('/right.mp3').play()`],
  ['ban: sound and print', 'web/src/screens/papers/print/index.tsx', 'window.print()'],
  ['ban: Vietnamese texts', 'web/src/screens/classes/list/index.tsx', `const title = 'Danh sách lớp'`],
  ['ban: Vietnamese texts', 'web/src/screens/classes/list/index.tsx', `const title = \`Lớp \${name}\``],
  ['ban: Vietnamese texts', 'web/src/screens/classes/list/index.tsx', 'const Title = () => <h1>Lớp học</h1>'],
  ['ban: Vietnamese texts', 'server/src/run.ts', `const title = '${'Lớp học'.normalize('NFD')}'`],
  ['ban: default exports', 'server/src/run.ts', 'export default 1'],
  ['ban: default exports', 'web/src/shell/Sidebar.tsx', 'const Sidebar = () => null; export { Sidebar as default }'],
  ['ban: import endings', 'ui/src/plain/Button.tsx', `import { tokens } from '../theme/tokens'`],
  ['ban: imports by package name', 'server/src/run.ts', `import { refuse } from '../../domain/src/refusals.ts'`],
  ['ban: imports in plain sight', 'server/src/run.ts', 'const module = await import(path)'],
  ['ban: imports in plain sight', 'web/src/routes.tsx', `const screens = import.meta.glob('./screens/**')`],
  [
    'ban: modes of zones by name',
    'exercises/src/worksheet/player/focus.tsx',
    `const stops = (zone: Zone) => zone.mode === 'Write'`,
  ],
  ['ban: types of another world', 'server/src/run.ts', '/// <reference lib="dom" />'],
  ['ban: SQL in doors', 'server/src/http/health.ts', `await house.db.selectFrom('users').execute()`],
  ['ban: console', 'server/src/run.ts', `console.log('here')`],
]

test.each(breaking)('%s: %s is told when it writes %s', (rule, path, line) => {
  expect(rulesBrokenIn(path, line)).toContain(rule)
})

test('no rule does nothing: each has a file that breaks it', () => {
  expect(new Set(breaking.map(([rule]) => rule))).toEqual(new Set(ruleNames))
})

/** Files that break nothing, with what they are there to write. */
const legal: [path: string, text: string][] = [
  ['domain/src/scoring/score.ts', `import { z } from 'zod'\nimport { round } from '../format/numbers.ts'`],
  ['domain/src/format/dates.ts', `export const letter = 'đ'\nexport const day = new Date(0)`],
  ['domain/src/forms/login.ts', `export const missing = 'Vui lòng nhập mật khẩu'`],
  ['ui/src/plain/icons.ts', `import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'`],
  ['ui/src/drawings/Gate.tsx', `import src from './gate.svg?no-inline'`],
  ['exercises/src/questions/one-choice/grade.ts', `import { shuffle } from '../../shared/shuffle.ts'`],
  [
    'exercises/src/questions/one-choice/Player.tsx',
    `import { useId } from 'react'\nimport { isReady } from './grade.ts'`,
  ],
  ['exercises/src/questions/one-choice/examples.ts', `export const right = 'Quả phượng đỏ'`],
  ['exercises/src/session/paper.ts', 'queries.fetch({ fetch: 1 })'],
  ['exercises/src/screens.ts', `export { Player } from './questions/one-choice/Player.tsx'`],
  ['server/src/http/dynamic.ts', `import { run } from '../run.ts'\nimport type { Db } from '../db/database.ts'`],
  [
    'server/src/procedures/users/search.ts',
    `import { defineProcedure } from '../define.ts'\nimport { sql } from 'kysely'`,
  ],
  ['server/src/clock.ts', 'export const systemClock = { now: () => new Date() }'],
  ['server/src/main.ts', `console.log('Phượng is ready')`],
  ['server/testing/clock.ts', `export const lesson = 'Tiết học đầu tiên'`],
  ['web/src/api/call.ts', `import type { Procedures } from '@phuong/server/procedures'\nawait fetch('/api')`],
  ['web/src/browser/storage.ts', `localStorage.setItem('a', 'b')`],
  ['web/src/screens/classes/list/texts.ts', `export const title = 'Danh sách lớp'`],
  ['web/src/screens/classes/list/index.tsx', `import { rows } from '../shared/rows.ts'`],
  ['web/src/screens/classes/list/index.tsx', `import type { Procedures } from '@phuong/server/procedures'`],
  ['web/vite.config.ts', 'export default {}'],
  [
    'e2e/login.spec.ts',
    `import { pupil } from '@phuong/server/testing/people'\nconst button = 'Đăng nhập'\nDate.now()`,
  ],
  ['tools/run/start.mjs', `const module = await import(path)\nconsole.log(new Date(), Math.random())`],
]

test.each(legal)('%s may hold what stands there', (path, text) => {
  expect(rulesBrokenIn(path, text)).toEqual([])
})

test('a file that cannot be read is told', () => {
  expect(rulesBrokenIn('server/src/run.ts', 'const = 1')).toContain('syntax')
})

test('the command fails on a broken rule, names file and line, and passes without one', async () => {
  const root = await mkdtemp(join(tmpdir(), 'rooms-'))
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  const run = () =>
    promisify(execFile)(process.execPath, [join(import.meta.dirname, 'main.ts'), root]).then(
      ({ stdout }) => ({ code: 0, text: stdout }),
      ({ code, stderr }) => ({ code, text: stderr }),
    )
  try {
    await write('package.json', JSON.stringify({ name: 'x', workspaces: ['domain'] }))
    await write('domain/package.json', JSON.stringify({ name: '@phuong/domain', exports: { './*': './src/*.ts' } }))
    await write('domain/src/one.ts', '\nexport const draw = () => Math.random()\n')
    expect(await run()).toMatchObject({ code: 1, text: expect.stringContaining('domain/src/one.ts:2') })
    await write('domain/src/one.ts', 'export const one = 1\n')
    expect(await run()).toMatchObject({ code: 0 })
    await write('domain/src/one.ts', `import type { Two } from './two.ts'\nexport type One = Two\n`)
    expect(await run()).toMatchObject({ code: 0 })
    await write('domain/src/two.ts', `import type { One } from './one.ts'\nexport type Two = One\n`)
    expect(await run()).toMatchObject({
      code: 1,
      text: expect.stringContaining('domain/src/one.ts\n  domain/src/two.ts'),
    })
  } finally {
    await rm(root, { recursive: true })
  }
})

test('server and domain compile without DOM and JSX, domain without Node', async () => {
  const read = async (path: string) =>
    JSON.parse(await readFile(join(import.meta.dirname, '../..', path), 'utf8')).compilerOptions ?? {}
  const base = await read('tsconfig.base.json')
  for (const room of ['domain', 'server']) {
    const { lib, jsx, types } = { ...base, ...(await read(`${room}/tsconfig.json`)) }
    expect({ lib, jsx, types }).toEqual({ lib: ['es2024'], jsx: undefined, types: room === 'server' ? ['node'] : [] })
  }
})
