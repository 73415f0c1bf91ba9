import type { z } from 'zod'
import type { Letter } from '../letter.ts'
import type { Template } from './define.ts'
import { passwordChanged } from './password-changed.ts'

/** Every mail, under the name that its row in the outbox bears. */
export const templates = { 'password-changed': passwordChanged } as const

export type TemplateName = keyof typeof templates
export type TemplateData<Name extends TemplateName> = z.input<(typeof templates)[Name]['data']>

const isTemplate = (name: string): name is TemplateName => Object.hasOwn(templates, name)

/** What the mail of a row says. @throws when nobody knows the template, or its data are not what it needs */
export const writeLetter = (name: string, data: unknown): Letter => {
  if (!isTemplate(name)) throw new Error(`there is no mail '${name}'`)
  const template: Template = templates[name]
  return template.write(template.data.parse(data))
}
