import { BLANKS, visibleText } from '@phuong/domain/names/clean'
import type { Fact, Letter } from './shape.ts'

/** One line as everybody may read it: no line break, no direction mark, whatever stands in a name (H133, H145). */
export const oneLine = (text: string): string => visibleText(text).replace(BLANKS, ' ').trim()

const plainFact = ({ label, value }: Fact): Fact => ({ label: oneLine(label), value: oneLine(value) })

/** The letter with each of its texts as one line; a password stays as it is, since it is typed letter by letter. */
export const plainLetter = ({ subject, greeting, paragraphs, facts, password, act, closing }: Letter): Letter => ({
  subject: oneLine(subject),
  greeting: oneLine(greeting),
  paragraphs: paragraphs.map(oneLine),
  ...(facts && { facts: facts.map(plainFact) }),
  ...(password && { password: { ...password, notes: password.notes.map(oneLine) } }),
  ...(act && { act: { ...act, label: oneLine(act.label), otherwise: oneLine(act.otherwise) } }),
  ...(closing && { closing: closing.map(oneLine) }),
})
