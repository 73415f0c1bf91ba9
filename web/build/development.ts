import type { Plugin } from 'vite'

const isLanding = (path: string): boolean => path === '/' || path === '/index.html'
const isFile = (path: string): boolean => /^\/(@|src\/|node_modules\/)|\.\w+$/.test(path)

/** In development Vite answers addresses as the server does: the landing page at `/`, the product's page at every other one. */
export const developmentPages = (): Plugin => ({
  name: 'phuong:development-pages',
  apply: 'serve',
  configureServer: (server) => {
    server.middlewares.use((request, _answer, next) => {
      const [path = '/'] = (request.url ?? '/').split('?', 1)
      const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html')
      if (wantsPage && !isLanding(path) && !isFile(path)) request.url = '/app.html'
      next()
    })
  },
})
