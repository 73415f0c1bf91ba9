/**
 * The colours of a mail, by the names that tokens.css gives them: a mail has no sheet of styles, so they are written out
 * (docs/look.md 1). A test holds them to the tokens.
 */
export const colours = {
  paper: '#fffbf5',
  card: '#ffffff',
  line: '#eadfd2',
  'flame-1': '#fdebe4',
  'flame-7': '#b93a1b',
  'flame-8': '#962c13',
  'sun-1': '#fff6db',
  'sand-1': '#fbf6ee',
  'ink-9': '#1f2933',
  'ink-6': '#52606d',
  'control-line': '#8a7f72',
} as const

/** The face of everything that is read: that of the product where a device has it, else one that every device has. */
const read = "font-family:'Be Vietnam Pro',Arial,Helvetica,sans-serif"

/** The inline styles of a mail, without which nothing is lost where a mailbox takes the sheet in its head away. */
export const styles = {
  brand: `${read};color:${colours['flame-8']};font-size:24px;line-height:36px;font-weight:700`,
  head: `padding:20px 20px 0;border-bottom:1px solid ${colours.line}`,
  body: `${read};color:${colours['ink-9']};padding:24px 20px 28px;font-size:16px;line-height:26px`,
  greeting: `margin:0 0 12px;font-size:24px;line-height:38px;font-weight:700`,
  paragraph: 'margin:0 0 16px',
  facts: `margin:0 0 24px;border-top:1px solid ${colours.line}`,
  label: `${read};color:${colours['ink-6']};font-size:15px;line-height:24px;font-weight:400;text-align:left;padding:9px 12px 9px 0;border-bottom:1px solid ${colours.line}`,
  value: `${read};color:${colours['ink-9']};font-size:16px;line-height:24px;font-weight:600;padding:9px 0;border-bottom:1px solid ${colours.line};overflow-wrap:anywhere;word-break:break-word`,
  password: `${read};color:${colours['ink-9']};padding:18px 12px;border:1px dashed ${colours['control-line']};border-radius:10px`,
  passwordLabel: `display:block;font-size:15px;line-height:24px;color:${colours['ink-6']}`,
  passwordValue:
    "display:block;font-family:Consolas,'DejaVu Sans Mono',Menlo,monospace;font-size:30px;line-height:48px;font-weight:700;letter-spacing:5px;padding-left:5px;overflow-wrap:anywhere;word-break:break-all",
  passwordNote: `display:block;font-size:15px;line-height:24px;color:${colours['ink-9']}`,
  button: `${read};display:block;padding:13px 28px;font-size:17px;line-height:26px;font-weight:600;color:#ffffff;text-decoration:none;text-align:center`,
  address: `margin:14px 0 20px;font-size:15px;line-height:24px;color:${colours['ink-6']};overflow-wrap:anywhere;word-break:break-word`,
  addressWords: `color:${colours['ink-9']}`,
  foot: `${read};color:${colours['ink-6']};padding:16px 20px;border-top:1px solid ${colours.line};font-size:14px;line-height:22px`,
} as const

/**
 * What a mailbox adds that reads the sheet in the head of a mail: wider margins where there is room, and the dark colours.
 * They stand here alone, since no screen of the product is dark.
 */
export const sheet = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0}
@media (min-width:520px){
.sky{padding:32px 24px!important}
.card{border-width:1px!important;border-radius:12px!important}
.head{padding:20px 40px 0!important;border-radius:12px 12px 0 0!important}
.body{padding:28px 40px 36px!important}
.foot{padding:18px 40px!important;border-radius:0 0 12px 12px!important}
.act{width:auto!important}
.tree{width:120px!important;height:94px!important}
}
@media (prefers-color-scheme:dark){
.sky{background:#14191f!important}
.card,.body{background:#1d242c!important}
.card,.head,.foot,.facts,.fact{border-color:#3d4751!important}
.head{background:#3a1d13!important}
.name{color:#f9c9b8!important}
.body,.strong,.note{color:#f6efe6!important}
.soft,.foot{color:#c6ccd2!important}
.foot{background:#171d23!important}
.secret{background:#3a2e0c!important;border-color:#a89d8f!important}
.secret .strong{color:#ffe9ac!important}
}
`
