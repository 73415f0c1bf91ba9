/** A page of docs/ledger as data: its headings with the ids of their lines, in order. */
type Heading = { name: string; ids: string[] }
export type Page = { name: string; headings: Heading[] }

/** Pages whose lines tests cite, in the order in which the ledger tells them. */
export const pageNames = ['shell', 'classroom', 'olympic', 'hostile'] as const

/** The ids of lines and hostile cases, wherever they stand in a text. */
export const idsIn = (text: string): string[] => text.match(/\b(?:[ABC]-\d{3}|H\d{3})\b/g) ?? []

const lineId = (line: string): string | undefined => /^- ([ABC]-\d{3}|H\d{3}) /.exec(line)?.[1]

/** Reads a page's markdown: '## ' opens a heading, '- A-001 ' a line. */
export const readPage = (name: string, text: string): Page => {
  const headings: Heading[] = []
  for (const line of text.split('\n')) {
    if (line.startsWith('## ')) headings.push({ name: line.slice(3).trim(), ids: [] })
    const id = lineId(line)
    if (!id) continue
    const last = headings.at(-1)
    if (!last) throw new Error(`${name}.md: ${id} stands before the first heading.`)
    last.ids.push(id)
  }
  return { name, headings }
}

export const idsOf = (page: Page): string[] => page.headings.flatMap((heading) => heading.ids)
