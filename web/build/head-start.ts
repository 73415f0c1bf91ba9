import type { HtmlTagDescriptor, Plugin } from 'vite'

const head = (attrs: Record<string, string | boolean>): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { crossorigin: true, ...attrs },
  injectTo: 'head',
})

/**
 * Names in the product's page what its first script loads at once, so that the browser fetches it beside that script and
 * not after it: the files of `main`, and its style sheets.
 */
export const headStart = (main: string): Plugin => ({
  name: 'phuong:head-start',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      if (!html.includes('id="root"')) return html
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const first = chunks.find(({ moduleIds }) => moduleIds.includes(main))
      if (first === undefined) throw new Error(`no file of the build holds ${main}`)
      // what is needed comes before what needs it, as style sheets must
      const needed = (name: string, before: ReadonlySet<string>): ReadonlySet<string> => {
        if (before.has(name)) return before
        const file = chunks.find(({ fileName }) => fileName === name)
        const known = (file?.imports ?? []).reduce<ReadonlySet<string>>((all, next) => needed(next, all), before)
        return new Set([...known, name])
      }
      const names = needed(first.fileName, new Set())
      const styles = new Set(
        [...names].flatMap((name) => [
          ...(chunks.find(({ fileName }) => fileName === name)?.viteMetadata?.importedCss ?? []),
        ]),
      )
      const there = (name: string) => html.includes(`/${name}"`)
      return {
        html,
        tags: [
          ...[...names].filter((name) => !there(name)).map((name) => head({ rel: 'modulepreload', href: `/${name}` })),
          ...[...styles].filter((name) => !there(name)).map((name) => head({ rel: 'stylesheet', href: `/${name}` })),
        ],
      }
    },
  },
})
