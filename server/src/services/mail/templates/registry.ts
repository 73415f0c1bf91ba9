import type { z } from 'zod'
import type { Letter } from '../letter/shape.ts'
import { classInvitation } from './class-invitation.ts'
import type { Template } from './define.ts'
import { passwordChanged } from './password-changed.ts'
import { passwordReset } from './password-reset.ts'
import { registering } from './registering.ts'
import { welcome } from './welcome.ts'

/** Every mail, under the name that its row in the outbox bears. */
export const templates = {
  welcome,
  registering,
  'password-reset': passwordReset,
  'password-changed': passwordChanged,
  'class-invitation': classInvitation,
} as const

export type TemplateName = keyof typeof templates
export type TemplateData<Name extends TemplateName> = z.input<(typeof templates)[Name]['data']>

const isTemplate = (name: string): name is TemplateName => Object.hasOwn(templates, name)

/** The template of that name; undefined when nobody knows it. */
export const templateOf = (name: string): Template | undefined => (isTemplate(name) ? templates[name] : undefined)

/**
 * What the mail of a row says.
 * @param writtenAt when it was put into the outbox
 * @throws when nobody knows the template, or its data are not what it needs
 */
export const writeLetter = (name: string, data: unknown, writtenAt: Date): Letter => {
  const template = templateOf(name)
  if (template === undefined) throw new Error(`there is no mail '${name}'`)
  return template.write(template.data.parse(data), writtenAt)
}
