import { bans } from './bans.ts'
import { place } from './pattern.ts'
import { rooms } from './rules.ts'
import { lineOf, type Source, walk } from './source.ts'

/** A broken rule: `rule` names it, `found` is what stands there, `say` tells where the code goes. */
export type Violation = { path: string; line: number; rule: string; found: string; say: string }

const compiledRooms = rooms.map((room) => ({
  ...room,
  files: room.files.map(place),
  may: room.may.map((target) => ({
    typeOnly: target.startsWith('type '),
    matches: place(target.replace(/^type /, '')),
  })),
  never: Object.entries(room.never ?? {}).map(([target, say]) => ({
    target,
    say,
    valueOnly: target.startsWith('value '),
    matches: place(target.replace(/^value /, '')),
  })),
}))
const compiledBans = bans.map((ban) => ({
  ...ban,
  files: ban.files.map(place),
  except: (ban.except ?? []).map(place),
}))

const neverName = (room: string, target: string): string => `${room} never imports ${target}`
const mayName = (room: string): string => `${room}: what it may import`
const banName = (ban: string): string => `ban: ${ban}`
const homelessName = 'every file has a room'

/** The names of all rules, as violations carry them. */
export const ruleNames: string[] = [
  homelessName,
  ...rooms.flatMap(({ name, never = {} }) => [
    mayName(name),
    ...Object.keys(never).map((target) => neverName(name, target)),
  ]),
  ...bans.map(({ name }) => banName(name)),
]

const homeless = 'Put the file into a room that exists, or write a room for it in tools/rooms/rules.ts.'

/** Everything in one file that breaks a rule. */
export const checkSource = (source: Source): Violation[] => {
  const { path, text, imports, root, faults } = source
  const violations: Violation[] = faults.map((fault) => ({
    path,
    line: 1,
    rule: 'syntax',
    found: fault,
    say: 'The file cannot be read: mend it first.',
  }))
  const report = (offset: number, rule: string, found: string, say: string) =>
    violations.push({ path, line: lineOf(text, offset), rule, found, say })

  let area = ''
  const room = compiledRooms.find(({ files }) =>
    files.some((matches) => {
      const match = matches(path)
      area = match?.area ?? ''
      return match !== null
    }),
  )
  if (room === undefined) report(0, homelessName, path, homeless)
  else
    for (const { specifier, target, typeOnly, offset } of imports) {
      const never = room.never.find(({ valueOnly, matches }) => !(typeOnly && valueOnly) && matches(target, area))
      const allowed = room.may.some((may) => (typeOnly || !may.typeOnly) && may.matches(target, area))
      if (never) report(offset, neverName(room.name, never.target), specifier, never.say)
      else if (!allowed) report(offset, mayName(room.name), specifier, room.otherwise)
    }

  const active = compiledBans.filter(
    ({ files, except }) => files.some((matches) => matches(path)) && !except.some((matches) => matches(path)),
  )
  walk(root, (node, above, field) => {
    for (const { name, finds, instead } of active)
      if (finds(node, above, field, source))
        report(
          node.start,
          banName(name),
          text.slice(node.start, node.end).split('\n', 1)[0]?.slice(0, 80) ?? '',
          instead,
        )
  })
  return violations
}
