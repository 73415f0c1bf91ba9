import { assignments } from './assignments.ts'
import { assignmentsAnswers } from './assignments-answers.ts'
import { attachments } from './attachments.ts'
import { cities } from './cities.ts'
import { classMembers } from './class-members.ts'
import { classes } from './classes.ts'
import type { AnyEntity } from './define.ts'
import { examinationUnits } from './examination-units.ts'
import { examinations } from './examinations.ts'
import { folders } from './folders.ts'
import { users } from './users.ts'

/** Every entity that the generic doors reach. */
export const entities: readonly AnyEntity[] = [
  attachments,
  assignments,
  assignmentsAnswers,
  cities,
  classes,
  classMembers,
  examinations,
  examinationUnits,
  folders,
  users,
]

const moduleName = 'PHUONG'
const byKey = new Map(entities.map((entity) => [`${entity.subModule}.${entity.name}`.toLowerCase(), entity]))

/**
 * The entity that a body names (docs/protocol.md 3): moduleName is PHUONG or the sub-module's own name;
 * `t_{module}_{subModule}_X` and `X` are the same entity (B-198, B-534).
 */
export const findEntity = (body: {
  moduleName?: unknown
  subModuleName?: unknown
  entityName?: unknown
}): AnyEntity | undefined => {
  if (typeof body.subModuleName !== 'string' || typeof body.entityName !== 'string') return undefined
  const subModule = body.subModuleName.trim().toLowerCase()
  const named = typeof body.moduleName === 'string' ? body.moduleName.trim().toLowerCase() : moduleName.toLowerCase()
  if (named !== moduleName.toLowerCase() && named !== subModule) return undefined
  const prefix = `t_${moduleName}_${subModule}_`.toLowerCase()
  const name = body.entityName.trim().toLowerCase()
  return byKey.get(`${subModule}.${name.startsWith(prefix) ? name.slice(prefix.length) : name}`)
}
