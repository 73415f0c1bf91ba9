import type { Plugin } from 'vite'

const choice = 'this.#queryType === "infinite" ? infiniteQueryBehavior(this.options.pages) : this.options.behavior'
const observer = /[\\/]query-core[\\/].*[\\/]infiniteQueryObserver\.js$/

/**
 * Leaves out what the query cache needs for lists without an end, which no screen has: lists are paged. 0.4 kB of every
 * first visit.
 * @throws when the cache has changed so that the choice is not found, and when a screen has such a list after all
 */
export const lightQuery = (): Plugin => ({
  name: 'phuong:light-query',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]query-core[\\/].*[\\/]query\.js$/ },
    handler: (code) => {
      if (!code.includes(choice))
        throw new Error('the query cache has no choice that is to be left out: see web/build/light-query.ts')
      return { code: code.replace(choice, 'this.options.behavior'), map: null }
    },
  },
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
    if (modules.some((id) => observer.test(id)))
      throw new Error('a list without an end needs what web/build/light-query.ts leaves out')
  },
})
