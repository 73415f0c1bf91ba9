/**
 * Several texts in the one text of a zone: a bar stands between them (B-241, B-244), and a backslash in front of a bar, an
 * asterisk or a backslash says that this one was typed and is no sign of ours (H163, docs/decisions/0042).
 */

/** A sign with the backslash in front of it, or any other UTF-16 unit. */
const sign = /\\[\\|*]|./gs

/** The signs of a stored text, an escaped one together with its backslash. */
export const signsOf = (text: string): readonly string[] => text.match(sign) ?? []

/** The texts between the bars, as they are stored; '' is one that is empty. Takes time in proportion to the length (H141). */
export const storedParts = (text: string): string[] => {
  if (!text.includes('\\')) return text.split('|')
  const parts: string[] = []
  let part = ''
  for (const one of signsOf(text))
    if (one === '|') {
      parts.push(part)
      part = ''
    } else part += one
  return [...parts, part]
}

/** What was typed, from what is stored between two bars. */
export const typedText = (stored: string): string => stored.replace(/\\([\\|*])/g, '$1')

/** What is stored of a typed text, so that no bar and no backslash in it is taken for a sign of ours. */
export const storedText = (typed: string): string => typed.replace(/[\\|]/g, '\\$&')

/** A text of version 1, which knew no escape, as version 2 says it. */
export const escapedOlder = (text: string): string => text.replaceAll('\\', '\\\\')
