import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NewError, type Plan } from './generate.ts'
import { camel, kebab, pascal } from './names.ts'

type Kind = {
  /** how a name of this kind looks, for the usage text and for refusals */
  looks: string
  plan(root: string, name: string): Plan
}

const demand = (name: string, shape: RegExp, kind: string, looks: string): void => {
  if (!shape.test(name)) throw new NewError(`'${name}' is no name for a ${kind}: write one such as ${looks}.`)
}

const questionType: Kind = {
  looks: 'one-choice',
  plan: (root, name) => {
    demand(name, /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'question type', questionType.looks)
    const folder = `exercises/src/questions/${name}`
    if (existsSync(join(root, folder))) throw new NewError(`${folder} is already there: choose another name.`)
    const words = { camel: camel(name), pascal: pascal(name) }
    const marker = '// new question types: above this line'
    return {
      template: 'question-type',
      folder,
      words,
      registrations: [
        {
          file: 'exercises/src/rules.ts',
          marker,
          line: `${words.camel},`,
          importLine: `import { ${words.camel} } from './questions/${name}/rules.ts'`,
        },
        {
          file: 'exercises/src/type-examples.ts',
          marker,
          line: `${words.pascal}: async () => (await import('./questions/${name}/examples.ts')).${words.camel}Examples,`,
        },
        {
          file: 'exercises/src/screens.ts',
          marker,
          line:
            `${words.pascal}: { rules: () => import('./questions/${name}/rules.ts').then((module) => module.${words.camel}), ` +
            `player: () => import('./questions/${name}/Player.tsx') },`,
        },
        {
          file: 'exercises/src/printing.ts',
          marker,
          line: `${words.pascal}: () => import('./questions/${name}/Print.tsx'),`,
        },
        { file: 'web/src/widgets/demo-pages/texts.ts', marker, line: `${words.pascal}: 'Dạng mới/New type',` },
      ],
      next: [
        'It asks for one typed word so far: change schema.ts first, then grade.ts, examples.ts, Player.tsx, Print.tsx and stored/1.json, which stays as it is once a paper has such a question.',
        `Its code is '${words.pascal}' in rules.ts, screens.ts, printing.ts, type-examples.ts and the demo pages' texts.ts: write the wire name of the ledger there.`,
        'kind in rules.ts says what its saved answers are called (B-305 to B-308). What its authors can do wrong beside what its rules find goes to faults.ts, and into authoring.ts.',
        'What people call it stands in web/src/widgets/demo-pages/texts.ts; a page of the gallery is a row in exercises/src/sample-pages.ts, which wants hands in e2e/support/exercise-hands/ where its response is not typed or chosen.',
        'A field that no type had before is named in server/src/services/sittings/question-row.ts, or it does not reach a pupil. The papers ask every type that is marked: content/src/build/recipes/. npm run wire writes its response down.',
      ],
    }
  },
}

const zone: Kind = {
  looks: 'colour-in',
  plan: (root, name) => {
    demand(name, /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'zone', zone.looks)
    const zones = 'exercises/src/worksheet/zones'
    const folder = `${zones}/${name}`
    if (existsSync(join(root, folder))) throw new NewError(`${folder} is already there: choose another name.`)
    const words = { camel: camel(name), pascal: pascal(name) }
    const marker = '// new zones: above this line'
    return {
      template: 'zone',
      folder,
      words,
      registrations: [
        {
          file: `${zones}/modes.ts`,
          marker,
          line: `${words.pascal}: ${words.camel},`,
          importLine: `import { ${words.camel} } from './${name}/mode.ts'`,
        },
        {
          file: `${zones}/screens.tsx`,
          marker,
          line: `${words.pascal}: ${words.camel}Screens,`,
          importLine: `import { ${words.camel}Screens } from './${name}/screens.tsx'`,
        },
      ],
      next: [
        'It asks for one typed word so far: change schema.ts and mode.ts first, then grade.ts, examples.ts, Player.tsx, Print.tsx and editing/.',
        `Worksheets store it as '${words.pascal}', and its result counts in writeResult: write what the ledger says in modes.ts, screens.tsx, rules.ts and mode.ts.`,
        'Its words stand in texts.ts and editing/texts.ts; answerKind in mode.ts says what its saved answers are called (B-305 to B-308).',
        'The finished worksheet of document/public.test.ts holds a zone of every mode: give it one; document/read.test.ts counts the modes.',
      ],
    }
  },
}

/** 'ACCOUNTLISTS' belongs to the folder account-lists when that is there, otherwise to a new one. */
const areaFolder = (root: string, area: string): string =>
  readdirSync(join(root, 'server/src/procedures'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .find((folder) => folder.replaceAll('-', '') === area.toLowerCase()) ?? kebab(area)

const procedureNames = (root: string): string[] =>
  readdirSync(join(root, 'server/src/procedures'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [
      ...readFileSync(join(root, 'server/src/procedures', file), 'utf8').matchAll(/^ {2}name: '([^']+)'/gm),
    ])
    .map((match) => match[1] as string)

const procedure: Kind = {
  looks: 'CLASSES_Rename',
  plan: (root, name) => {
    demand(name, /^[A-Z][A-Za-z0-9]*(_[A-Z][A-Za-z0-9]*)+$/, 'procedure', procedure.looks)
    const taken = procedureNames(root).find((other) => other.toLowerCase() === name.toLowerCase())
    if (taken) throw new NewError(`The procedure ${taken} is already there: names differ in more than letter case.`)
    const [area, ...rest] = name.split('_') as [string, ...string[]]
    const folder = areaFolder(root, area)
    const file = kebab(rest.join('_'))
    const words = { wire: name, file, camel: camel(`${folder}-${file}`) }
    return {
      template: 'procedure',
      folder: `server/src/procedures/${folder}`,
      words,
      registrations: [
        {
          file: 'server/src/procedures/registry.ts',
          marker: '// new procedures: above this line',
          line: `${words.camel},`,
          importLine: `import { ${words.camel} } from './${folder}/${file}.ts'`,
        },
      ],
      next: [
        'It answers the own id to administrators so far: write who may, what goes in, what comes out, the work.',
        'The matrix of access fails until server/testing/access-matrix.ts says what each role gets from it and access.matrix.test.ts how it is called; example-calls.ts and the files beside it make what its caller needs. npm run wire writes it down.',
      ],
    }
  },
}

const screen: Kind = {
  looks: 'classes/archive',
  plan: (root, name) => {
    demand(
      name,
      /^[a-z][a-z0-9]*(-[a-z0-9]+)*\/[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
      'screen',
      `${screen.looks} (area/screen)`,
    )
    const folder = `web/src/screens/${name}`
    if (existsSync(join(root, folder))) throw new NewError(`${folder} is already there: choose another name.`)
    const [area, own] = name.split('/') as [string, string]
    const path = `/lms/${name}`
    const words = { area, screen: own, path, camel: camel(`${area}-${own}`), pascal: pascal(`${area}-${own}`) }
    const table = 'web/src/routes.tsx'
    if (readFileSync(join(root, table), 'utf8').includes(`path: '${path}'`))
      throw new NewError(`${path} is already in the routes table: choose another name.`)
    return {
      template: 'screen',
      folder,
      words,
      registrations: [
        {
          file: table,
          marker: '// new routes: above this line',
          line:
            `{ path: '${path}', access: { allow: 'authenticated' }, set: 'common', frame: 'lms', toasts: 'top-right', ` +
            `title: ${words.camel}Texts.title, load: () => import('./screens/${name}/index.tsx').then((screen) => screen.${words.pascal}) },`,
          importLine: `import { ${words.camel}Texts } from './screens/${name}/texts.ts'`,
        },
      ],
      next: [
        `Its row in routes.tsx opens ${path} for every signed-in person: write its path, its roles and its place in the menu.`,
        'It lists the own name so far: write its texts, its query and its parts.',
        'Who opens it stands in e2e/support/screens.ts too, who reads its texts in tools/words/readers.ts: tests ask for both.',
      ],
    }
  },
}

const job: Kind = {
  looks: 'remind-of-work',
  plan: (root, name) => {
    demand(name, /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'job', job.looks)
    const folder = 'server/src/services/jobs'
    if (existsSync(join(root, folder, `${name}.ts`)))
      throw new NewError(`${folder}/${name}.ts is already there: choose another name.`)
    const marker = '// new jobs: above this line'
    return {
      template: 'job',
      folder,
      words: { file: name, camel: camel(name) },
      registrations: [
        {
          file: `${folder}/registry.ts`,
          marker,
          line: `${camel(name)},`,
          importLine: `import { ${camel(name)} } from './${name}.ts'`,
        },
        {
          file: `${folder}/texts.ts`,
          marker,
          line: `'${name}': { title: 'Công việc mới', does: 'Chưa làm gì.' },`,
        },
      ],
      next: [
        'It only says that it ran so far: write its rows, its schedule, its lock and its work; a run may come twice.',
        'Its words for the administrator stand in texts.ts; the access matrix counts one job more.',
      ],
    }
  },
}

const notice: Kind = {
  looks: 'work-due-soon',
  plan: (root, name) => {
    demand(name, /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'notice', notice.looks)
    const folder = 'server/src/services/notices'
    if (existsSync(join(root, folder, `${name}.ts`)))
      throw new NewError(`${folder}/${name}.ts is already there: choose another name.`)
    const marker = '// new notices: above this line'
    return {
      template: 'notice',
      folder,
      words: { file: name, camel: camel(name), wire: name.toUpperCase().replaceAll('-', '_') },
      registrations: [
        {
          file: `${folder}/registry.ts`,
          marker,
          line: `${camel(name)},`,
          importLine: `import { ${camel(name)} } from './${name}.ts'`,
        },
        {
          file: `${folder}/texts.ts`,
          marker,
          line: `${camel(name)}: { title: 'Thông báo mới', content: 'Chưa nói gì.' },`,
        },
      ],
      next: [
        'It tells one person so far and opens nothing: write whom it is for, what it is about, its words in texts.ts and its target.',
        'Its type on the wire stands in its file: write the name of the ledger there. tell() sends it in the transaction of what it tells about.',
      ],
    }
  },
}

export const kinds: Readonly<Record<string, Kind>> = {
  'question-type': questionType,
  zone,
  procedure,
  screen,
  job,
  notice,
}
