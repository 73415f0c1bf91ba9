import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite'
import { sharedConfig } from './parts.ts'

type Drawn = { title: string; description: string; body: string; icon: string; fonts: readonly string[] }
type Landing = Drawn & { styles: readonly string[]; files: readonly Rolldown.OutputAsset[] }

const source = 'src/landing/prerender.tsx'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Builds the drawing side of the landing page for Node, runs it, and gives its page and the files that the page needs. */
const drawLanding = async (root: string): Promise<Landing> => {
  const output = (await build({
    ...sharedConfig,
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react()],
    ssr: { noExternal: true, external: ['react', 'react-dom'] },
    build: {
      ...sharedConfig.build,
      ssr: true,
      ssrEmitAssets: true,
      write: false,
      rolldownOptions: { input: { landing: source } },
    },
  })) as Rolldown.RolldownOutput
  const script = output.output.find((file) => file.type === 'chunk' && file.isEntry)
  if (script?.type !== 'chunk') throw new Error('the landing page was not built')
  // beside the packages, so that it finds React; a place of its own, so that two builds do not meet
  const packages = join(root, 'node_modules')
  await mkdir(packages, { recursive: true })
  const folder = await mkdtemp(join(packages, '.landing-'))
  const file = join(folder, 'prerender.mjs')
  await writeFile(file, script.code)
  const { drawLanding } = (await import(pathToFileURL(file).href)) as { drawLanding: () => Drawn }
  await rm(folder, { recursive: true })
  const files = output.output.filter((file) => file.type === 'asset')
  return {
    ...drawLanding(),
    files,
    styles: files.flatMap(({ fileName }) => (fileName.endsWith('.css') ? [fileName] : [])),
  }
}

/** React sets hints for the pictures in front of the markup; they belong into the head. */
const hints = /^(?:<link [^>]*>)*/

const withPage = (html: string, { title, description, body }: Drawn): string => {
  const parts: Record<string, string> = {
    title: `<title>${escaped(title)}</title>`,
    description: `<meta name="description" content="${escaped(description)}">`,
    hints: hints.exec(body)?.[0] ?? '',
    landing: body.replace(hints, ''),
  }
  return html.replace(/<!--(\w+)-->/g, (mark, name: string) => parts[name] ?? mark)
}

const link = (attrs: Record<string, string>): HtmlTagDescriptor => ({ tag: 'link', attrs, injectTo: 'head' })

/**
 * What the entries carry in their heads. The landing page is all there at once and asks for its letters first; in the
 * product's page they would take the line from the code that draws.
 */
const headTags = ({ icon, fonts }: Drawn, isLanding: boolean): HtmlTagDescriptor[] => [
  link({ rel: 'icon', type: 'image/svg+xml', href: icon }),
  ...(isLanding ? fonts : []).map((href) =>
    link({ rel: 'preload', as: 'font', type: 'font/woff2', fetchpriority: 'low', crossorigin: '', href }),
  ),
]

/** In development the style sheets come with the modules that draw. */
const developmentStyles = `import '/src/landing/Landing.tsx'; import '/src/landing/LoginRoot.tsx'; import '/src/landing/theme.ts'`

/**
 * Draws the landing page into index.html at build time: markup, one style sheet, pictures and fonts. In development it draws the page anew at each request.
 */
export const landingPage = (): Plugin => {
  let root = ''
  let isBuild = false
  let landing: Landing | undefined
  return {
    name: 'phuong:landing',
    configResolved: (config) => {
      root = config.root
      isBuild = config.command === 'build'
    },
    buildStart: async () => {
      if (isBuild) landing = await drawLanding(root)
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const { fileName, source } of landing?.files ?? [])
          if (!(fileName in bundle)) this.emitFile({ type: 'asset', fileName, source })
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { server, filename }) => {
        const isLanding = filename === join(root, 'index.html')
        if (server) {
          const { drawLanding } = (await server.ssrLoadModule(`/${source}`)) as { drawLanding: () => Drawn }
          const drawn = drawLanding()
          const tags = headTags(drawn, isLanding)
          if (!isLanding) return { html, tags }
          tags.push({ tag: 'script', attrs: { type: 'module' }, children: developmentStyles, injectTo: 'head' })
          return { html: withPage(html, drawn), tags }
        }
        if (!landing) throw new Error('the landing page is drawn before the entries are built')
        const tags = headTags(landing, isLanding)
        if (!isLanding) return { html, tags }
        return {
          html: withPage(html, landing),
          tags: [...tags, ...landing.styles.map((name) => link({ rel: 'stylesheet', href: `/${name}` }))],
        }
      },
    },
  }
}
