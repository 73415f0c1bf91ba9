import type { Plugin } from 'vite'

const memo = '= React$1.memo('

/**
 * Lets the bundler leave out the router's own tables of routes, which nothing asks for (shell/placed.ts): they hang on a
 * call that it must take for one that does something. 3 kB of every first visit.
 * @throws when the router has changed so that the call is not found
 */
export const lightRouter = (): Plugin => ({
  name: 'phuong:light-router',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]react-router[\\/]dist[\\/].*[\\/]lib[\\/]components\.js$/ },
    handler: (code) => {
      if (!code.includes(memo))
        throw new Error('the router has no call that is to be marked: see web/build/light-router.ts')
      return { code: code.replaceAll(memo, '= /* @__PURE__ */ React$1.memo('), map: null }
    },
  },
})
