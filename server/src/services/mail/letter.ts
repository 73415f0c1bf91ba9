import { mailTexts } from './texts.ts'

/** What a template makes of its data: plain text, in paragraphs. Nothing in it is markup (H133). */
export type Letter = { readonly subject: string; readonly paragraphs: readonly string[] }

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The two shapes of one letter: plain text, and HTML that says the same. */
export const layOutLetter = (
  { subject, paragraphs }: Letter,
  organisation: string,
): { subject: string; text: string; html: string } => {
  const all = [...paragraphs, mailTexts.signed(organisation)]
  const html = all.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join('\n')
  return {
    // a subject is one line, whatever stands in a name
    subject: subject.replace(/\s+/g, ' ').trim(),
    text: `${all.join('\n\n')}\n`,
    html: `<!doctype html>\n<html lang="vi">\n<meta charset="utf-8">\n<body>\n${html}\n</body>\n</html>\n`,
  }
}
