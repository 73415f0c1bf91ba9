/** A part of a mail, as a mailbox reads it: its heads by their names in lower case, and its decoded body or its parts. */
export type MailPart = {
  readonly heads: Readonly<Record<string, string>>
  readonly body: Buffer
  readonly parts: readonly MailPart[]
}

const decoded = (encoding: string, body: string): Buffer => {
  if (encoding === 'base64') return Buffer.from(body, 'base64')
  if (encoding !== 'quoted-printable') return Buffer.from(body, 'latin1')
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1')
}

/** Reads a mail or a part of one (RFC 2045, 2046). @param bytes as they came, in latin1: a character a byte */
const readPart = (bytes: string): MailPart => {
  const end = bytes.indexOf('\r\n\r\n')
  const body = bytes.slice(end + 4)
  const lines = bytes
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const heads = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )
  const [, boundary] = /boundary="?([^";]+)"?/.exec(heads['content-type'] ?? '') ?? []
  if (boundary === undefined)
    return { heads, body: decoded((heads['content-transfer-encoding'] ?? '').toLowerCase(), body), parts: [] }
  const pieces = `\r\n${body}`.split(`\r\n--${boundary}`).slice(1, -1)
  return { heads, body: Buffer.alloc(0), parts: pieces.map((piece) => readPart(piece.slice(2))) }
}

/** A head in readable letters (RFC 2047). */
const readHead = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, way: string, word: string) =>
      (way.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64')
        : decoded('quoted-printable', word.replaceAll('_', ' '))
      ).toString('latin1'),
    )

const all = (part: MailPart): MailPart[] => [part, ...part.parts.flatMap(all)]

/** A mail as a mailbox shows it: its heads, its two texts, and its pictures by their Content-ID. */
export const readMail = (mail: Buffer) => {
  const root = readPart(mail.toString('latin1'))
  const parts = all(root)
  const partsOf = (kind: string) => parts.filter(({ heads }) => heads['content-type']?.startsWith(kind))
  return {
    heads: root.heads,
    subject: Buffer.from(readHead(root.heads.subject ?? ''), 'latin1').toString('utf8'),
    text: partsOf('text/plain')[0]?.body.toString('utf8').replaceAll('\r\n', '\n') ?? '',
    html: partsOf('text/html')[0]?.body.toString('utf8').replaceAll('\r\n', '\n') ?? '',
    pictures: Object.fromEntries(
      partsOf('image/').map(({ heads, body }) => [heads['content-id']?.replace(/^<|>$/g, '') ?? '', body]),
    ),
    kinds: parts.map(({ heads }) => heads['content-type']?.split(';')[0]),
  }
}
