/**
 * The rooms and what each may import, as ARCHITECTURE.md draws them. The first room that a file belongs to decides.
 * A target is a path from the root, `npm:name` or `node:name` (patterns: pattern.ts). In `may`, 'type ' in front of it
 * allows `import type` and nothing more; in `never`, 'value ' lets `import type` pass. `never` is asked before `may`; what stands in neither is refused with `otherwise`.
 * Each sentence says where the code goes instead.
 */
export type Room = {
  name: string
  files: string[]
  may: string[]
  never?: Record<string, string>
  otherwise: string
}

const react = ['npm:react', 'npm:react-dom']
const mantine = ['npm:@mantine/*', 'npm:@tabler/icons-react']

/** The doors of exercises that draw nothing. */
const exerciseRules = ['rules', 'session', 'worksheet', 'authoring'].map((door) => `exercises/src/${door}.ts`)
const notDrawn =
  'Rules draw nothing: what is drawn goes to a .tsx file beside them (Player, Print, the editor’s surface).'
const sharedByTypes =
  'Two types know nothing of each other: what both need goes to exercises/src/shared/ (rules) or exercises/src/parts/ (drawn pieces).'
const onlyThroughRegistry =
  'No file but the registries knows a mode of zones: ask zones/modes.ts (rules) or zones/screens.tsx (drawn) for the mode of the zone.'

/** What finds faults and gives questions away: door 7 (authoring.ts) and the files behind it. */
const authored = 'exercises/src/**/{faults,*-faults,interchange,authoring}.ts'
const notForPupils =
  'No pupil loads what authors need: ask the door exercises/authoring for it; what a sitting needs too goes to a file of its own.'

const everyServerRoomNever = {
  'npm:react*': 'The server draws nothing: what is drawn goes to web/, what both sides know goes to domain/.',
}
const noDoors =
  'The doors (http/) call procedures, never the reverse: hand the value in through the context, or move it to domain/.'
const areaRules: Pick<Room, 'may' | 'never'> = {
  may: [
    'domain/',
    ...exerciseRules,
    'server/src/access/',
    'server/src/db/',
    'server/src/services/',
    'server/src/chance.ts',
    'type server/src/adapters/',
    'type server/src/*.ts',
    'npm:zod',
    'npm:kysely',
  ],
  never: { ...everyServerRoomNever, 'server/src/http/**': noDoors },
}
const throughContext =
  'Files, network, programs and other packages are reached through an adapter (server/src/adapters/) that the context carries; what several areas share goes to server/src/services/.'

/** The procedures by name, with what they take and give. */
const procedureTypes = 'type server/src/procedures/registry.ts'
const everyWebRoomNever = {
  'npm:{idb,dexie}': 'Storage is web/src/browser/: declare the key there with its shape, owner and end.',
  'npm:{axios,ky,socket.io-client}':
    'The network is web/src/api/: use call(name, input), or add what is missing there.',
}
const onlyThroughApi =
  'The web knows the server’s types (import type) and reaches it through web/src/api/: call(name, input); shared rules go to domain/.'

const noSchoolInParts =
  'Parts know no school and no other room: hand it in as a prop, or make it a widget in web/src/widgets/.'
const forStaffAlone =
  'Plain parts, the shell, the landing page and sittings do without Mantine: what needs it goes to ui/src/staff/ or to a staff screen.'
const withoutMantine = { 'npm:@mantine/*': forStaffAlone, 'ui/src/staff/**': forStaffAlone }

/** What the frames around the screens stand on, and where the rest of them goes. */
const shell = {
  may: [
    'domain/',
    'ui/',
    'web/src/shell/',
    'web/src/widgets/',
    'web/src/sitting/',
    procedureTypes,
    'web/src/api/',
    'web/src/browser/',
    'web/src/*.ts',
    'web/src/*.tsx',
    'npm:**',
  ],
  otherwise:
    'The shell finds screens in routes.tsx and knows none by name: what it shares with them goes to web/src/widgets/.',
} satisfies Partial<Room>

export const rooms: Room[] = [
  {
    name: 'tests',
    files: ['{area}/**/*.test.ts', '{area}/**/*.test.tsx', '{area}/**/*.test.mjs'],
    may: ['{area}/', 'server/testing/', 'domain/', 'exercises/', 'content/', 'ui/', 'npm:**', 'node:**'],
    otherwise:
      'A test stands beside what it tests and uses its own workspace; people and rows come from server/testing/.',
  },
  {
    name: 'configuration',
    files: ['*.config.ts', '{area}/*.config.ts'],
    may: ['{area}/', 'npm:**', 'node:**'],
    otherwise: 'A configuration file knows its own workspace only: share the value through a file of that workspace.',
  },
  {
    name: 'domain',
    files: ['domain/src/**/*.ts'],
    may: ['npm:zod', 'domain/src/'],
    never: {
      'npm:react*': 'Domain draws nothing: what is drawn goes to ui/ or to the screen.',
      'node:**':
        'Domain also runs in the browser: what needs Node goes to server/src/adapters/ and comes in as an argument.',
    },
    otherwise:
      'Domain stands on zod alone: hand the value in as an argument, or put the code into the room that owns it.',
  },
  {
    name: 'ui/staff',
    files: ['ui/src/staff/**/*.ts', 'ui/src/staff/**/*.tsx'],
    may: [...react, ...mantine, 'npm:dayjs', 'npm:@fontsource/*', 'ui/src/'],
    otherwise: noSchoolInParts,
  },
  {
    name: 'ui',
    files: ['ui/src/**/*.ts', 'ui/src/**/*.tsx'],
    may: [...react, 'npm:@tabler/icons-react', 'npm:@fontsource/*', 'npm:qr', 'ui/src/'],
    never: withoutMantine,
    otherwise: noSchoolInParts,
  },
  {
    name: 'authoring of a question type',
    files: ['exercises/src/questions/{area}/**/{faults,interchange}.ts'],
    may: [
      'npm:zod',
      'domain/',
      'exercises/src/questions/{area}/**/*.ts',
      'exercises/src/shared/**/*.ts',
      'exercises/src/interchange/',
      'exercises/src/*.ts',
    ],
    never: { '**/*.tsx': notDrawn, 'npm:react*': notDrawn, 'exercises/src/questions/{other}/**': sharedByTypes },
    otherwise:
      'What a type says to its authors stands on its rules, exercises/src/shared/ and exercises/src/interchange/: hand in everything else as an argument.',
  },
  {
    name: 'rules of a question type',
    files: ['exercises/src/questions/{area}/**/*.ts'],
    may: [
      'npm:zod',
      'domain/',
      'exercises/src/questions/{area}/**/*.ts',
      'exercises/src/shared/**/*.ts',
      'exercises/src/*.ts',
    ],
    never: {
      '**/*.tsx': notDrawn,
      'npm:react*': notDrawn,
      'exercises/src/questions/{other}/**': sharedByTypes,
      [authored]: notForPupils,
    },
    otherwise:
      'The rules of a type stand on domain/, zod and exercises/src/shared/: hand in everything else as an argument.',
  },
  {
    name: 'rules of a zone',
    files: ['exercises/src/worksheet/zones/{area}/**/*.ts'],
    may: [
      'npm:zod',
      'domain/',
      'exercises/src/worksheet/zones/{area}/**/*.ts',
      'exercises/src/worksheet/zones/{contract,answering}.ts',
      'exercises/src/worksheet/document/place.ts',
      'exercises/src/shared/**/*.ts',
      'exercises/src/*.ts',
    ],
    never: { '**/*.tsx': notDrawn, 'npm:react*': notDrawn, 'exercises/src/worksheet/zones/{other}/**': sharedByTypes },
    otherwise:
      'The rules of a zone stand on its contract, domain/, zod and exercises/src/shared/: hand in everything else as an argument.',
  },
  {
    name: 'drawing of a question type',
    files: ['exercises/src/questions/{area}/**/*.tsx'],
    may: [
      ...react,
      'ui/',
      'domain/',
      'exercises/src/questions/{area}/',
      'exercises/src/parts/',
      'exercises/src/shared/',
      'exercises/src/*',
    ],
    never: { 'exercises/src/questions/{other}/**': sharedByTypes, [authored]: notForPupils },
    otherwise:
      'A Player is drawn from its props: network, storage and the school’s data stay in the screen in web/ that shows it.',
  },
  {
    name: 'drawing of a zone',
    files: ['exercises/src/worksheet/zones/{area}/**/*.tsx'],
    may: [
      ...react,
      'ui/',
      'domain/',
      'exercises/src/worksheet/zones/{area}/',
      'exercises/src/worksheet/zones/contract.ts',
      'exercises/src/parts/',
      'exercises/src/shared/',
      'exercises/src/*',
    ],
    never: { 'exercises/src/worksheet/zones/{other}/**': sharedByTypes },
    otherwise:
      'A zone is drawn from its props: network, storage and the school’s data stay in the screen in web/ that shows it.',
  },
  {
    name: 'registries of zones',
    files: ['exercises/src/worksheet/zones/*.ts', 'exercises/src/worksheet/zones/*.tsx'],
    may: ['exercises/src/worksheet/', 'exercises/src/*'],
    never: { 'npm:react*': notDrawn },
    otherwise: 'A registry lists the modes: what one of them does goes to its folder, what several do to answering.ts.',
  },
  {
    name: 'testing in exercises',
    files: ['exercises/src/testing/**'],
    may: ['npm:react', 'npm:@testing-library/react', 'domain/', 'exercises/src/'],
    otherwise: 'Test helpers of exercises draw and press: people, rows and a server come from server/testing/.',
  },
  {
    name: 'drawing in exercises',
    files: ['exercises/src/screens.ts', 'exercises/src/printing.ts', 'exercises/src/**/*.tsx'],
    may: [...react, 'ui/', 'domain/', 'exercises/src/'],
    never: { [authored]: notForPupils, 'exercises/src/worksheet/zones/*/**': onlyThroughRegistry },
    otherwise:
      'What exercises draw comes from their props: network, storage and the school’s data stay in the screen in web/.',
  },
  {
    name: 'rules in exercises',
    files: ['exercises/src/**/*.ts'],
    may: ['npm:zod', 'domain/', 'exercises/src/**/*.ts'],
    never: {
      '**/*.tsx': notDrawn,
      'npm:react*': notDrawn,
      'exercises/src/worksheet/zones/*/**': onlyThroughRegistry,
    },
    otherwise:
      'Exercise rules are pure: hand time, chance and data in as arguments; what needs the server goes to server/src/services/.',
  },
  {
    name: 'content',
    files: ['content/**/*.ts'],
    may: [
      'content/',
      'domain/',
      ...exerciseRules,
      'npm:dictionary-en-gb',
      'npm:nspell',
      'npm:@pdf-lib/fontkit',
      'npm:pdf-lib',
      'npm:zod',
      'node:**',
    ],
    otherwise:
      'Content is data and its builders: it knows domain/ and the door exercises/rules; who uses it imports it.',
  },
  {
    name: 'server/testing',
    files: ['server/**/testing/**/*.ts', 'server/**/*.crash.ts'],
    may: ['server/', 'domain/', ...exerciseRules, 'exercises/src/examples.ts', 'npm:**', 'node:**'],
    never: everyServerRoomNever,
    otherwise: 'Test helpers of the server know the server alone: what a browser test needs goes to e2e/.',
  },
  {
    name: 'server/db/seed',
    files: ['server/db/**/*.ts'],
    may: [
      'server/db/',
      'domain/',
      'content/',
      ...exerciseRules,
      'server/src/**',
      'npm:zod',
      'npm:kysely',
      'npm:pg',
      'npm:pg-copy-streams',
      'node:**',
    ],
    never: {
      'server/src/{http,procedures,entities}/**':
        'A seed writes rows: what it shares with a procedure goes to server/src/services/.',
    },
    otherwise: 'A seed writes rows with what the server has: put other work into server/src/services/.',
  },
  {
    name: 'server/http',
    files: ['server/src/http/**/*.ts'],
    may: [
      'type server/',
      'server/src/*.ts',
      'server/src/http/',
      'server/src/services/{auth/sessions,installation/readiness}.ts',
      'server/src/services/jobs/state.ts',
      'server/src/services/papers/types-asked.ts',
      'server/src/services/files/',
      'server/src/procedures/*.ts',
      'server/src/entities/registry.ts',
      'domain/',
      'npm:**',
      'node:**',
    ],
    never: {
      ...everyServerRoomNever,
      'value npm:{kysely,pg}': 'A door holds no SQL: put the statement into a procedure or a service and call that.',
      'server/src/procedures/{area}/**':
        'A door knows no area: it hands the name to run.ts, and the registry finds the procedure.',
    },
    otherwise:
      'A door knows run.ts and context.ts: rules of an area go to its procedures, shared work to server/src/services/.',
  },
  {
    name: 'server/procedures/<area>',
    files: ['server/src/procedures/{area}/**/*.ts'],
    may: [...areaRules.may, 'server/src/procedures/{area}/', 'server/src/procedures/define.ts'],
    never: {
      ...areaRules.never,
      'server/src/procedures/{other}/**':
        'An area knows no other area: what both need goes to server/src/services/, a plain rule to domain/.',
    },
    otherwise: throughContext,
  },
  {
    name: 'server/procedures',
    files: ['server/src/procedures/*.ts'],
    may: [...areaRules.may, 'server/src/procedures/'],
    never: areaRules.never,
    otherwise: throughContext,
  },
  {
    name: 'server/entities',
    files: ['server/src/entities/**/*.ts'],
    may: [...areaRules.may, 'server/src/entities/'],
    never: {
      ...areaRules.never,
      'server/src/procedures/**':
        'Entities are generic access to tables: what they share with a procedure goes to server/src/services/ or access/.',
    },
    otherwise: throughContext,
  },
  {
    name: 'server/services',
    files: ['server/src/services/**/*.ts'],
    may: [
      'domain/',
      'content/src/vocabulary/vocabulary.ts',
      ...exerciseRules,
      'server/src/services/',
      'server/src/access/',
      'server/src/db/',
      'server/src/adapters/',
      'server/src/chance.ts',
      'server/src/faults.ts',
      'type server/src/*.ts',
      'npm:**',
      'node:**',
    ],
    never: {
      ...everyServerRoomNever,
      'npm:{fastify,@fastify/*}': noDoors,
      'server/src/http/**': noDoors,
      'server/src/{procedures,entities}/**':
        'Procedures and entities call services, never the reverse: move what both need into the service.',
    },
    otherwise: 'A service works with rows and adapters: hand in everything else through the context.',
  },
  {
    name: 'server/access',
    files: ['server/src/access/**/*.ts'],
    may: ['domain/', 'server/src/access/', 'server/src/db/', 'type server/src/**', 'npm:kysely'],
    never: {
      ...everyServerRoomNever,
      'server/src/{http,procedures,entities,services}/**':
        'Access rules are asked, they ask nobody, and lie below services: move what both need here or to domain/.',
    },
    otherwise: 'An access rule is made of a user and rows: work with side effects goes to server/src/services/.',
  },
  {
    name: 'server/db',
    files: ['server/src/db/**/*.ts'],
    may: [
      'domain/',
      'server/src/db/',
      'server/src/adapters/',
      'server/src/faults.ts',
      'type server/src/*.ts',
      'npm:kysely',
      'npm:pg',
      'npm:zod',
      'node:**',
    ],
    never: everyServerRoomNever,
    otherwise:
      'The database room opens connections and knows the tables: rules of an area go to its procedures, shared work to server/src/services/.',
  },
  {
    name: 'server/adapters',
    files: ['server/src/adapters/**/*.ts'],
    may: ['domain/', 'server/src/adapters/', 'type server/src/*.ts', 'npm:**', 'node:**'],
    never: {
      ...everyServerRoomNever,
      'npm:{fastify,@fastify/*,kysely}':
        'An adapter speaks to the outside (files, programs, mail): rows go to server/src/services/, doors to server/src/http/.',
    },
    otherwise: 'An adapter knows no other room of the server: hand in what it needs as arguments.',
  },
  {
    name: 'server/backup',
    files: ['server/src/backup/**/*.ts'],
    may: [
      'domain/',
      'server/src/backup/',
      'server/src/db/',
      'server/src/adapters/',
      'server/src/*.ts',
      'npm:zod',
      'npm:pg',
      'npm:pg-copy-streams',
      'node:**',
    ],
    never: everyServerRoomNever,
    otherwise: 'A backup copies tables and files as they are: rules stay in the rooms that own them.',
  },
  {
    name: 'server/erase',
    files: ['server/src/erase/**/*.ts'],
    may: [
      'server/src/erase/',
      'server/src/db/',
      'server/src/services/files/',
      'server/src/backup/{open-database,session}.ts',
      'server/src/*.ts',
      'npm:zod',
      'npm:pg',
      'node:**',
    ],
    never: everyServerRoomNever,
    otherwise:
      'Erasing is one statement of the database and the files that it names: rules of it stand in its migration.',
  },
  {
    name: 'server/regrade',
    files: ['server/src/regrade/**/*.ts'],
    may: [
      'server/src/regrade/',
      'server/src/db/',
      'server/src/services/sittings/',
      'server/src/backup/open-database.ts',
      'server/src/*.ts',
      'npm:kysely',
      'node:**',
    ],
    never: everyServerRoomNever,
    otherwise:
      'Marking once more reads the log and asks the rules of sittings: they stand in server/src/services/sittings/.',
  },
  {
    name: 'server',
    files: ['server/src/*.ts'],
    may: ['domain/', ...exerciseRules, 'server/src/', 'server/db/', 'npm:**', 'node:**'],
    never: everyServerRoomNever,
    otherwise:
      'The server’s own files put its rooms together: what the browser needs goes to web/, what tests need to server/testing/.',
  },
  {
    name: 'web/screens/<area>',
    files: ['web/src/screens/{area}/**/*.ts', 'web/src/screens/{area}/**/*.tsx'],
    may: [
      'domain/',
      'ui/',
      'exercises/',
      'web/src/widgets/',
      'web/src/sitting/',
      'web/src/exam/',
      procedureTypes,
      'web/src/api/',
      'web/src/browser/',
      'web/src/screens/{area}/',
      'npm:**',
    ],
    never: {
      ...everyWebRoomNever,
      'value server/**': onlyThroughApi,
      'web/src/screens/{other}/**':
        'An area knows no screens of another: what both show goes to web/src/widgets/, what both reckon to domain/.',
    },
    otherwise:
      'A screen stands on widgets, sitting, exam, api, browser and its own area: what the shell offers reaches it as a widget or through the route.',
  },
  {
    name: 'web/sitting',
    files: ['web/src/sitting/**/*.ts', 'web/src/sitting/**/*.tsx'],
    may: [
      'domain/',
      'ui/',
      'exercises/src/session.ts',
      'type exercises/',
      'web/src/sitting/',
      // who sits, and whether words have been typed that would be lost
      'web/src/widgets/{surroundings,unsaved/typed-words}.ts',
      procedureTypes,
      'web/src/api/',
      'web/src/browser/',
      'npm:**',
    ],
    never: { ...everyWebRoomNever, ...withoutMantine, 'value server/**': onlyThroughApi },
    otherwise:
      'A sitting keeps answers and sends them, whatever is sat: how it looks goes to web/src/exam/ or to the screen, and comes in as an argument.',
  },
  {
    name: 'web/exam',
    files: ['web/src/exam/**/*.ts', 'web/src/exam/**/*.tsx'],
    may: [
      'domain/',
      'ui/',
      'exercises/',
      'web/src/exam/',
      'web/src/sitting/',
      'web/src/widgets/',
      procedureTypes,
      'web/src/api/',
      'web/src/browser/',
      'npm:**',
    ],
    never: { ...everyWebRoomNever, ...withoutMantine, 'value server/**': onlyThroughApi },
    otherwise:
      'An exam is sat question by question and knows no screen: what differs between an olympic paper and a unit exercise is handed in (place.ts).',
  },
  {
    name: 'web/widgets',
    files: ['web/src/widgets/**/*.ts', 'web/src/widgets/**/*.tsx'],
    may: [
      'domain/',
      'ui/',
      'exercises/',
      'web/src/sitting/',
      'web/src/widgets/',
      procedureTypes,
      'web/src/api/',
      'web/src/browser/',
      'npm:**',
    ],
    never: { ...everyWebRoomNever, 'value server/**': onlyThroughApi },
    otherwise: 'A widget is shown by screens and knows none of them: hand in what it needs as props.',
  },
  {
    name: 'web/api',
    files: ['web/src/api/**/*.ts', 'web/src/api/**/*.tsx'],
    may: ['domain/', 'type server/', 'web/src/api/', 'web/src/browser/chance.ts', 'npm:**'],
    never: {
      'npm:@mantine/*': 'The network shows nothing: report what happened, and let the screen or the shell say it.',
    },
    otherwise:
      'The network knows domain/ and types of the server: screens, parts and storage call it, or hand in what it needs.',
  },
  {
    name: 'web/browser',
    files: ['web/src/browser/**/*.ts', 'web/src/browser/**/*.tsx'],
    may: ['domain/', 'web/src/browser/', 'npm:**'],
    otherwise: 'Storage, sound and print know domain/ alone: hand in what is to be kept, played or printed.',
  },
  {
    name: 'web/shell',
    files: ['web/src/shell/**/*.ts', 'web/src/shell/**/*.tsx'],
    never: { ...everyWebRoomNever, ...withoutMantine, 'value server/**': onlyThroughApi },
    ...shell,
  },
  {
    name: 'web/landing',
    files: ['web/src/landing/**/*.ts', 'web/src/landing/**/*.tsx'],
    may: [
      'domain/',
      'ui/',
      'web/src/landing/',
      'web/src/shell/*.ts',
      'web/src/widgets/',
      procedureTypes,
      'web/src/api/',
      'web/src/browser/',
      'npm:**',
    ],
    never: { ...everyWebRoomNever, ...withoutMantine, 'value server/**': onlyThroughApi },
    otherwise:
      'The landing page is an entry of its own and stays small: what it shares with screens goes to web/src/widgets/.',
  },
  {
    name: 'web/build',
    files: ['web/build/**/*.ts'],
    may: ['web/build/', 'npm:**', 'node:**'],
    otherwise: 'Building works on the entries by their paths: what a page needs goes to web/src/.',
  },
  {
    name: 'web',
    files: ['web/src/*.ts', 'web/src/*.tsx', 'web/src/testing/**'],
    may: ['domain/', 'ui/', 'exercises/', procedureTypes, 'web/src/', 'npm:**'],
    never: { ...everyWebRoomNever, 'value server/**': onlyThroughApi },
    otherwise: 'The web’s own files put its rooms together; the browser has no Node and no server: use web/src/api/.',
  },
  {
    name: 'browser tests and measurements',
    files: ['e2e/**/*.ts', 'bench/**/*.ts'],
    may: [
      'e2e/',
      'bench/',
      'domain/',
      ...exerciseRules,
      'exercises/src/{examples,samples}.ts',
      'server/testing/',
      'npm:**',
      'node:**',
    ],
    never: {
      'web/**': 'A browser test sees what a person sees: find it by role and text, and keep what is shared in domain/.',
    },
    otherwise: 'People, rows and a running server come from server/testing/: add a factory there.',
  },
  {
    name: 'tools',
    files: ['tools/**/*.ts', 'tools/**/*.mjs'],
    may: ['tools/', 'domain/', 'npm:**', 'node:**'],
    otherwise: 'Tools look at the product from outside: read its files or start it, and share values through domain/.',
  },
]
