import { escapeHtml } from '@phuong/domain/format/escape-html'
import { mailTexts } from '../texts.ts'
import { colours, sheet, styles } from './look.ts'
import { type LetterPicture, letterPictures } from './pictures.ts'
import type { Fact, Letter, Letterhead } from './shape.ts'

/** A table that lays out and says nothing by itself. */
const table = (attributes: string, rows: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>${rows}</table>`

const paragraph = (text: string): string => `<p style="${styles.paragraph}">${escapeHtml(text)}</p>`

const factsTable = (facts: readonly Fact[]): string => {
  if (facts.length === 0) return ''
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><th scope="row" align="left" valign="top" width="124" class="soft fact" style="${styles.label}">${escapeHtml(label)}</th>` +
      `<td class="strong fact" style="${styles.value}">${escapeHtml(value)}</td></tr>`,
  )
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" class="facts" style="${styles.facts}">${rows.join('')}</table>`
}

const passwordBox = ({ label, value, notes }: NonNullable<Letter['password']>): string =>
  table(
    'width="100%" style="margin:0 0 24px"',
    `<tr><td align="center" bgcolor="${colours['sun-1']}" class="secret" style="${styles.password}">` +
      `<span class="soft" style="${styles.passwordLabel}">${escapeHtml(label)}</span>` +
      `<span class="strong" style="${styles.passwordValue}">${escapeHtml(value)}</span>` +
      notes.map((note) => `<span class="note" style="${styles.passwordNote}">${escapeHtml(note)}</span>`).join('') +
      '</td></tr>',
  )

/** An address as a person types it: a browser adds https by itself. */
const typedAddress = (address: string): string => address.replace(/^https:\/\//, '')

const actOf = ({ label, path, otherwise }: NonNullable<Letter['act']>, publicUrl: string | null): string => {
  if (publicUrl === null) return paragraph(otherwise)
  const address = `${publicUrl}${path}`
  return (
    table(
      'width="100%" class="act"',
      `<tr><td align="center" bgcolor="${colours['flame-7']}" style="border-radius:10px">` +
        `<a href="${escapeHtml(address)}" style="${styles.button}">${escapeHtml(label)}</a></td></tr>`,
    ) +
    `<p class="soft" style="${styles.address}">${escapeHtml(mailTexts.buttonFails)} ` +
    `<b class="strong" style="${styles.addressWords}">${escapeHtml(typedAddress(address))}</b></p>`
  )
}

const headOf = (sourceOf: (picture: LetterPicture['name']) => string): string => {
  const image = ({ name, alt, width, height }: LetterPicture): string =>
    `<img class="${name}" src="${sourceOf(name)}" width="${width}" height="${height}" alt="${escapeHtml(alt)}" style="display:block;border:0;font-size:12px;line-height:16px;color:${colours['ink-6']}">`
  const { brand, tree } = letterPictures
  const name =
    `<tr><td width="40" style="padding-right:10px">${image(brand)}</td>` +
    `<td class="name" style="${styles.brand}">${mailTexts.brand}</td></tr>`
  return table(
    'width="100%"',
    `<tr><td style="padding-bottom:16px">${table('', name)}</td><td align="right" valign="bottom" width="96">${image(tree)}</td></tr>`,
  )
}

/**
 * A letter as HTML for mailboxes: tables and inline styles, 600 px at the most, no address outside the mail but the one of
 * its button, and nothing that is only a picture. Style tags and inline styles stand here and nowhere else in the product.
 * @param sourceOf where a picture stands: a part of the mail, or the bytes themselves
 * @param inPage whether it is looked at in a page of the product: its link then opens nothing in the frame
 */
export const htmlOf = (
  letter: Letter,
  head: Letterhead,
  { sourceOf, inPage }: { sourceOf: (picture: LetterPicture['name']) => string; inPage: boolean },
): string => {
  const { subject, greeting, paragraphs, facts = [], password, act, closing = [] } = letter
  const body = [
    `<h1 style="${styles.greeting}">${escapeHtml(greeting)}</h1>`,
    ...paragraphs.map(paragraph),
    factsTable(facts),
    password === undefined ? '' : passwordBox(password),
    act === undefined ? '' : actOf(act, head.publicUrl),
    ...closing.map(paragraph),
  ].filter((part) => part !== '')
  const card = table(
    `width="100%" bgcolor="${colours.card}" class="card" style="max-width:600px;border:solid ${colours.line};border-width:1px 0"`,
    `
<tr><td bgcolor="${colours['flame-1']}" class="head" style="${styles.head}">${headOf(sourceOf)}</td></tr>
<tr><td class="body" style="${styles.body}">
${body.join('\n')}
</td></tr>
<tr><td bgcolor="${colours['sand-1']}" class="foot" style="${styles.foot}">${escapeHtml(head.organisation)}<br>${escapeHtml(mailTexts.automatic)}</td></tr>
`,
  )
  return `<!doctype html>
<html lang="vi">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${escapeHtml(subject)}</title>${inPage ? '\n<base target="_blank">' : ''}
<style>${sheet}</style>
</head>
<body style="margin:0;padding:0">
${table(`width="100%" bgcolor="${colours.paper}"`, `<tr><td align="center" class="sky" style="padding:12px 0">${card}</td></tr>`)}
</body>
</html>
`
}
