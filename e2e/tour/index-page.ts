import { basename } from 'node:path'
import type { Look } from './look.ts'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** What a look found, one line each. */
export const notesOf = ({ findings, failure }: Look): string[] => [
  ...(failure === null ? [] : [`not opened: ${failure}`]),
  ...Object.entries(findings ?? {}).flatMap(([kind, notes]) => notes.map((note) => `${kind}: ${note}`)),
]

const picture = (look: Look): string => {
  const notes = notesOf(look).map((note) => `<li>${escaped(note)}</li>`)
  return `<figure style="--w:${look.width}">
  <a href="${basename(look.file)}"><img src="${basename(look.file)}" alt="" loading="lazy"></a>
  <figcaption>${look.width} px${notes.length > 0 ? `<ul>${notes.join('')}</ul>` : ''}</figcaption>
</figure>`
}

/** A page that shows every picture, by place and width, with what was found beside it. */
export const indexPage = (looks: readonly Look[]): string => {
  const places = Map.groupBy(looks, ({ place }) => place.name)
  const sections = [...places].map(
    ([
      name,
      own,
    ]) => `<section id="${name}"><h2>${name}</h2><p>${escaped(own[0]?.place.path ?? '')} as ${own[0]?.place.who}</p>
<div>${own.map(picture).join('\n')}</div></section>`,
  )
  return `<!doctype html>
<meta charset="utf-8">
<title>Tour: ${places.size} places</title>
<style>
  body { margin: 24px; font: 15px/1.5 system-ui, sans-serif; background: #f3f0ea; color: #1f2933; }
  div { display: flex; gap: 16px; align-items: start; overflow-x: auto; }
  figure { margin: 0; flex: none; width: calc(var(--w) * 0.5px); }
  img { width: 100%; border: 1px solid #8a7f72; background: #fff; }
  li { color: #9b1c31; overflow-wrap: anywhere; }
</style>
<h1>${places.size} places, ${looks.length} pictures</h1>
<nav>${[...places.keys()].map((name) => `<a href="#${name}">${name}</a>`).join(' · ')}</nav>
${sections.join('\n')}
`
}
