/** The questions inside a combined one as they are stored (C-390). */

import type { Fields } from '../../contract.ts'
import { isBroken, isRecord, readStored, words } from '../../shared/stored.ts'
import { typeNames } from '../../shared/type-names.ts'

/** The codes of the questions that hold others; they differ in what is read, heard or watched before them (C-493). */
export const combinedCodes = ['COMBINE', 'COMBINEWITHAUDIO', 'COMBINEWITHVIDEO'] as const
export type CombinedCode = (typeof combinedCodes)[number]

/** The code of a combined question by a stored name of it (C-494). */
export const combinedCodeOf = typeNames(combinedCodes)

export type StoredChild = {
  /** its own, or a name for its place where one is missing or stands twice */
  readonly id: string
  /** the stored name of its type, '' for none */
  readonly type: string
  /** its fields under this id */
  readonly content: Fields
}

/** A plain text is a child that only says something (C-409); JSON text that cannot be read is none (C-385). */
const fieldsOf = (value: unknown): Fields[] => {
  const read = readStored(value)
  if (isRecord(read)) return [read]
  return typeof read === 'string' && read.trim() !== '' && read === value && !isBroken(read) ? [{ question: read }] : []
}

/** C-397: in this variant every child is a text with one missing word, also one that does not say so. */
export const isOneWord = (optionType: unknown): boolean =>
  words.parse(optionType).trim().toUpperCase() === 'COMBINE_READWRITEONEWORD'

/** The type of such a child where it says none. */
export const oneWordType = 'FillInTheBlank'

/** A name for a place, from 0, that none of these ids is. */
const placeName = (index: number, ids: readonly string[]): string => {
  let name = `child ${index + 1}`
  while (ids.includes(name)) name += "'"
  return name
}

/** The children of a stored question in their order; one child may stand there without its list. Never throws. */
export const storedChildren = (question: unknown): StoredChild[] => {
  if (!isRecord(question)) return []
  const { answers, optionType } = question
  const read = readStored(answers)
  const all = (Array.isArray(read) ? read : [read]).flatMap(fieldsOf)
  const ids = all.map(({ id }) => words.parse(id))
  const untyped = isOneWord(optionType) ? oneWordType : ''
  return all.map((fields, index) => {
    const own = ids[index] ?? ''
    const id = own !== '' && ids.indexOf(own) === index ? own : placeName(index, ids)
    return { id, type: words.parse(fields.type ?? fields.Type) || untyped, content: { ...fields, id } }
  })
}

/** The names of the types that stand inside a question, as it is stored or as a pupil receives it (schema.ts, PublicQuestion). */
export const typesInside = (question: unknown): string[] => {
  const received = isRecord(question) && Array.isArray(question.children) ? question.children.filter(isRecord) : []
  return [...storedChildren(question), ...received].map(({ type }) => words.parse(type))
}
