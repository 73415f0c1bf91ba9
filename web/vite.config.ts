import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { firstVisit, foreignFound } from './build/chunks.ts'
import { developmentPages } from './build/development.ts'
import { headStart } from './build/head-start.ts'
import { landingPage } from './build/landing.ts'
import { lightRouter } from './build/light-router.ts'
import { oneSheet } from './build/one-sheet.ts'
import { openingNotes } from './build/opening-notes.ts'
import { sharedConfig } from './build/parts.ts'

/** Where `npm run dev` has started the server; unknown while building. */
const server = process.env.PHUONG_SERVER

const entry = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

/** Paths that the server answers itself. */
const serverPaths = ['/api', '/login', '/media', '/healthz', '/readyz']

/** Files that the product's page names, so that nothing has to list them again. */
const alwaysThere = /(?:^|\/)(?:rolldown-runtime|start|ahead|react|base|product)-[^/]*$/

const files = firstVisit(
  {
    ahead: entry('src/ahead.ts'),
    signIn: entry('src/landing/login.tsx'),
    product: entry('src/main.tsx'),
    light: [
      'src/shell/forced-change/ForcedChange.tsx',
      'src/screens/auth/login/index.tsx',
      'src/screens/errors/access-denied/index.tsx',
      'src/screens/errors/not-found/index.tsx',
    ].map(entry),
    question: entry('src/screens/olympic/question/index.tsx'),
    sittings: [
      'src/screens/olympic/question/index.tsx',
      'src/screens/unit-exercise/question/index.tsx',
      'src/screens/worksheet-player/answer/index.tsx',
    ].map(entry),
    samples: ['src/shell/demo/DemoShell.tsx', 'src/screens/olympic-demo/index.tsx'].map(entry),
    lms: entry('src/shell/lms/LmsShell.tsx'),
    home: entry('src/screens/home/dashboard/index.tsx'),
    staff: [
      'staff-screen.tsx',
      'SearchField.tsx',
      'table/DataTable.tsx',
      'table/Pager.tsx',
      'table/RowActions.tsx',
    ].map((name) => entry(`../ui/src/staff/${name}`)),
  },
  ['src', '../ui/src', '../exercises/src', '../domain/src'].map(entry),
)

export default defineConfig({
  ...sharedConfig,
  appType: 'mpa',
  resolve: {
    // the calendar's library of dates as modules: as CommonJS it would cost every page a helper
    alias: [
      { find: /^dayjs$/, replacement: 'dayjs/esm/index.js' },
      { find: /^dayjs\/plugin\/(\w+)(?:\.js)?$/, replacement: 'dayjs/esm/plugin/$1/index.js' },
      { find: /^dayjs\/locale\/(\w+)$/, replacement: 'dayjs/esm/locale/$1.js' },
    ],
  },
  plugins: [
    react(),
    landingPage(),
    headStart(entry('src/main.tsx')),
    oneSheet({
      sitting: ['questions', 'sitting'],
      exam: ['exercise', 'exam'],
      // but for those that few papers ask
      types: [
        ...['one-choice', 'fill-in-the-blank', 'letters', 'word-select', 'conjugation', 'error-correction'],
        ...['fill-in-the-blank-with-hint', 'fill-letter-in-the-blank', 'fill-word-in-the-blank', 'look-and-write'],
        ...['matching', 'matching-two-column', 'puzzle-words', 'quiz', 'select-word-in-image'],
        ...['select-words-in-sentence', 'tick-tf', 'underlined', 'unscramble', 'word-form'],
      ],
    }),
    openingNotes({
      routes: entry('src/routes.tsx'),
      everywhere: [entry('src/ahead.ts'), entry('src/main.tsx')],
      shells: { lms: entry('src/shell/lms/LmsShell.tsx') },
      aroundVisitors: entry('src/shell/sitting/VisitorParts.tsx'),
      types: entry('../exercises/src/questions'),
      pictures: { '/lms/home': ['bough', 'blossom-cluster'].map((name) => `ui/src/drawings/pictures/${name}.svg`) },
    }),
    lightRouter(),
    foreignFound(),
    developmentPages(),
  ],
  build: {
    ...sharedConfig.build,
    modulePreload: {
      polyfill: false,
      // what the page itself names is there before anything else is asked for
      resolveDependencies: (_file, needed, { hostId }) =>
        hostId.includes('landing') ? needed : needed.filter((name) => !alwaysThere.test(name)),
    },
    reportCompressedSize: false,
    // the notices of the libraries inside
    license: { fileName: 'licences.md' },
    rolldownOptions: {
      input: { landing: entry('index.html'), app: entry('app.html') },
      output: {
        // short: each file names the ones that it needs
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: files.fileNameOf,
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: files.groups,
        },
      },
    },
  },
  server: {
    proxy: server ? Object.fromEntries(serverPaths.map((path) => [path, { target: server, ws: true }])) : {},
  },
})
