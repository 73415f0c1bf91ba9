import type { HtmlTagDescriptor, Plugin } from 'vite'
import { neededBy } from './needed.ts'

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
      const { scripts, styles } = neededBy(bundle, main)
      const isNew = (name: string) => !html.includes(`/${name}"`)
      return {
        html,
        tags: [
          ...scripts.filter(isNew).map((name) => head({ rel: 'modulepreload', href: `/${name}` })),
          ...styles.filter(isNew).map((name) => head({ rel: 'stylesheet', href: `/${name}` })),
        ],
      }
    },
  },
})
