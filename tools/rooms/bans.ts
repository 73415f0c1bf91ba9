import { posix } from 'node:path'
import { hasEnding, lineOf, literalText, type Source, type SyntaxNode } from './source.ts'

/**
 * What must not be written in some places. `finds` looks at one node and answers whether it is such a thing; the
 * sentence says what to write instead, or where.
 */
export type Ban = {
  name: string
  files: string[]
  except?: string[]
  finds: (node: SyntaxNode, above: SyntaxNode | null, field: string, source: Source) => boolean
  instead: string
}

const product = ['{domain,ui,exercises,content,server,web}/**']
const browserRooms = ['{domain,ui,exercises,content,web}/**']
const tests = ['**/*.test.{ts,tsx,mjs}', '**/*.crash.ts', 'server/**/testing/**', 'web/src/testing/**']

const globals = new Set(['window', 'globalThis', 'self'])
const nameOf = (node: unknown): string => {
  const { type, name } = (node ?? {}) as SyntaxNode
  return type === 'Identifier' ? String(name) : ''
}
/** Name of the property that a member expression reads: `a.b`, `a['b']`. */
const propertyOf = ({ property, computed }: SyntaxNode): string =>
  computed ? (literalText(property) ?? '') : nameOf(property)

/** `object.property`, also with brackets and taken apart: `const { property } = object`. */
const readsMember = (node: SyntaxNode, object: string, property: string): boolean => {
  if (node.type === 'MemberExpression') return nameOf(node.object) === object && propertyOf(node) === property
  if (node.type !== 'VariableDeclarator' || nameOf(node.init) !== object) return false
  const { properties = [] } = node.id as { properties?: SyntaxNode[] }
  return properties.some(({ key }) => nameOf(key) === property)
}

/** Fields in which a name is only a name: `a.fetch`, `{ fetch: ... }`, a label, the outside of an import. */
const onlyNames = new Set(['property', 'key', 'label', 'imported', 'exported', 'typeName', 'qualifier', 'meta'])

/** A global of the browser in use, bare or as `window.name`; a property of the same name of something else is none. */
const usesGlobal =
  (...names: string[]) =>
  (node: SyntaxNode, above: SyntaxNode | null, field: string): boolean => {
    if (node.type === 'MemberExpression') return globals.has(nameOf(node.object)) && names.includes(propertyOf(node))
    if (node.type !== 'Identifier' || !names.includes(String(node.name))) return false
    if (above?.type.startsWith('TS')) return field === 'expression'
    return !onlyNames.has(field) || Boolean(above?.computed || above?.shorthand)
  }

/** Letters with marks, as Vietnamese writes them, taken apart (NFD): a base letter with a mark, or đ. A single letter is no text. */
const vietnamese = /đ|[a-z][\u0300-\u0303\u0306\u0309\u031b\u0323]/iu
/** The product's name is the same in every language. */
const isVietnameseText = (text: string): boolean =>
  text.trim().length > 1 && vietnamese.test(text.replaceAll('Phượng', '').normalize('NFD'))

/** Methods that send a statement to the database. */
const statements = new Set([
  'selectFrom',
  'insertInto',
  'updateTable',
  'deleteFrom',
  'mergeInto',
  'executeQuery',
  'query',
])
/** `mode`, or a property of that name, and the name of a mode of zones as it is stored. */
const isMode = (node: unknown): boolean => nameOf(node) === 'mode' || propertyOf(node as SyntaxNode) === 'mode'
const isModeName = (node: unknown): boolean => /^[A-Z]/.test(literalText(node) ?? '')

const workspaceOf = (path: string): string => path.split('/', 1)[0] ?? ''

/** Lines of a function's body, without its braces. */
const longestBody = 120
const linesOf = (text: string, body: SyntaxNode | null): number =>
  body === null || body.type !== 'BlockStatement' ? 0 : lineOf(text, body.end) - lineOf(text, body.start) - 1

export const bans: Ban[] = [
  {
    name: 'chance',
    files: product,
    except: tests,
    finds: (node) => readsMember(node, 'Math', 'random'),
    instead: 'Take chance as an argument: a seed from the sitting, or an id from server/src/chance.ts.',
  },
  {
    name: 'time',
    files: product,
    except: [...tests, 'server/src/clock.ts', 'web/src/browser/clock.ts'],
    finds: (node) =>
      readsMember(node, 'Date', 'now') ||
      readsMember(node, 'Temporal', 'Now') ||
      (node.type === 'NewExpression' && nameOf(node.callee) === 'Date' && (node.arguments as unknown[]).length === 0) ||
      (node.type === 'CallExpression' && nameOf(node.callee) === 'Date'),
    instead: 'Take the time as an argument: it comes from server/src/clock.ts or web/src/browser/clock.ts.',
  },
  {
    name: 'time and chance in rules',
    files: ['{domain,exercises,content}/**/*.ts'],
    except: tests,
    finds: (node, above, field) =>
      usesGlobal('crypto', 'setTimeout', 'setInterval', 'requestAnimationFrame')(node, above, field) ||
      readsMember(node, 'performance', 'now'),
    instead: 'Rules are pure: hand in the value, and let web/src/browser/ or the server wait, measure and draw lots.',
  },
  {
    name: 'network',
    files: browserRooms,
    except: [...tests, 'web/src/api/**'],
    finds: (node, above, field) =>
      usesGlobal('fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'WebTransport')(node, above, field) ||
      readsMember(node, 'navigator', 'sendBeacon'),
    instead: 'The network is web/src/api/: use call(name, input), or add there what is missing.',
  },
  {
    name: 'storage',
    files: browserRooms,
    except: [...tests, 'web/src/browser/**'],
    finds: (node, above, field) =>
      usesGlobal('localStorage', 'sessionStorage', 'indexedDB', 'cookieStore')(node, above, field) ||
      readsMember(node, 'document', 'cookie') ||
      readsMember(node, 'navigator', 'storage'),
    instead: 'Storage is web/src/browser/: declare the key there with its shape, its owner and when it is cleared.',
  },
  {
    name: 'sound and print',
    files: browserRooms,
    // a level listens to the microphone and plays nothing
    except: [...tests, 'web/src/browser/**', 'exercises/src/questions/speaking/Level.tsx'],
    finds: (node, above, field) =>
      usesGlobal('Audio', 'AudioContext', 'speechSynthesis')(node, above, field) ||
      [...globals].some((name) => readsMember(node, name, 'print')),
    instead:
      'Sound and print are web/src/browser/: say what should happen as data and let it be played or printed there.',
  },
  {
    name: 'Vietnamese texts',
    files: product,
    except: [
      ...tests,
      '**/texts.ts',
      '**/refusals.ts',
      '**/sitting-refusals.ts',
      '**/examples.ts',
      'domain/src/{forms,catalogue}/**',
      'server/src/services/mail/templates/**',
      'server/db/seed/**',
      'content/**',
    ],
    finds: ({ type, value }) =>
      (type === 'Literal' && typeof value === 'string' && isVietnameseText(value)) ||
      (type === 'TemplateElement' && isVietnameseText((value as { raw: string }).raw)) ||
      (type === 'JSXText' && isVietnameseText(String(value))),
    instead:
      'Texts stand in a texts.ts beside their user, refusals in domain/src/refusals.ts, form texts in domain/src/forms/.',
  },
  {
    name: 'default exports',
    files: ['**'],
    except: [
      '**/*.config.ts',
      '**/*.d.ts',
      '{e2e,server/testing}/global-{setup,teardown}.ts',
      'tools/run/report-meta.mjs',
    ],
    finds: (node) =>
      node.type === 'ExportDefaultDeclaration' ||
      (node.type === 'ExportSpecifier' && nameOf(node.exported) === 'default'),
    instead: 'Export it by its name: it is then called the same everywhere.',
  },
  {
    name: 'import endings',
    files: ['**'],
    finds: (node) => {
      const specifier = literalText(node.source)
      return specifier !== null && /^\.\.?(\/|$)/.test(specifier) && !hasEnding(specifier)
    },
    instead: 'Write the file in full, with its ending (./name.ts): Node runs these files as they are.',
  },
  {
    name: 'imports by package name',
    files: ['**'],
    finds: (node, _above, _field, { path }) => {
      const specifier = literalText(node.source)
      if (!specifier?.startsWith('..')) return false
      return workspaceOf(posix.join(posix.dirname(path), specifier)) !== workspaceOf(path)
    },
    instead:
      'Another workspace is imported by its package name (@phuong/domain/...), through the doors in its package.json.',
  },
  {
    name: 'imports in plain sight',
    files: product,
    except: [...tests, 'web/build/**'],
    finds: (node) =>
      (node.type === 'ImportExpression' && literalText(node.source) === null) ||
      (node.type === 'MemberExpression' &&
        (node.object as SyntaxNode).type === 'MetaProperty' &&
        ['glob', 'globEager'].includes(propertyOf(node))),
    instead:
      'Write the path of an import as a plain string, so that the rooms can be checked; a registry lists its entries.',
  },
  {
    name: 'modes of zones by name',
    files: ['exercises/src/worksheet/{document,marking,player,editor}/**'],
    except: tests,
    finds: ({ type, left, right }) =>
      type === 'BinaryExpression' && [left, right].some(isMode) && [left, right].some((side) => isModeName(side)),
    instead:
      'Ask the registry for the mode of the zone: what only one mode does stands in its folder (zones/contract.ts).',
  },
  {
    name: 'types of another world',
    files: ['{domain,server}/**'],
    finds: ({ type }, _above, _field, { comments }) =>
      type === 'Program' && comments.some(({ value }) => /^\/\s*<reference/.test(value)),
    instead: 'Domain and server compile without DOM and JSX: what needs them goes to web/, ui/ or exercises/.',
  },
  {
    name: 'SQL in doors',
    files: ['server/src/http/**'],
    except: tests,
    finds: (node) => node.type === 'CallExpression' && statements.has(propertyOf(node.callee as SyntaxNode)),
    instead: 'A door holds no SQL: put the statement into a procedure or a service and call that.',
  },
  {
    name: 'console',
    files: product,
    except: [...tests, 'server/src/main.ts', 'server/src/backup/main.ts', 'web/src/api/**'],
    finds: usesGlobal('console'),
    instead:
      'The server logs through the context (log); the web shows what happened, and web/src/api/ tells the console what A-186 to A-188 want there.',
  },
  {
    name: 'stale answers',
    files: ['web/**'],
    except: [...tests, 'web/src/api/ask-anew.ts', 'web/src/shell/query-client.ts'],
    finds: (node) => readsMember(node, 'client', 'invalidateQueries'),
    instead:
      'Ask anew with askAnew (web/src/api/): an answer that was asked for before the change, and comes after it, would stand.',
  },
  {
    name: 'loose files',
    files: ['server/src/services/*.ts'],
    finds: ({ type }) => type === 'Program',
    instead: 'A service lies in the folder of what it is about (people/, auth/, classes/, files/ ...): put it there.',
  },
  {
    name: 'long functions',
    files: product,
    except: tests,
    finds: ({ type, body }, _above, _field, { text }) =>
      /Function(?:Declaration|Expression)$/.test(type) && linesOf(text, body as SyntaxNode | null) > longestBody,
    instead: `A function of more than ${longestBody} lines does several things: give each of them a function of its own.`,
  },
]
