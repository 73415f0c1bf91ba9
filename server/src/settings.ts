import { resolve } from 'node:path'
import type { HostProfile } from '@phuong/domain/site/host-profiles'
import type { HostEntry } from '@phuong/domain/site/hosts'
import { z } from 'zod'

/** A start that cannot go on, told in one sentence that says what to write. */
export class SettingsError extends Error {}

type Described<T> = { shape: z.ZodType<T>; otherwise: T; write: string; what: string }
const described = <T>(shape: z.ZodType<T>, otherwise: T, write: string, what: string): Described<T> => ({
  shape,
  otherwise,
  write,
  what,
})

const flag = z.enum(['0', '1']).transform((text) => text === '1')
const whole = (min: number, max: number) => z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(min).max(max))
const address = (...schemes: string[]) =>
  z.string().refine((text) => URL.canParse(text) && schemes.includes(new URL(text).protocol.slice(0, -1)))
const origin = z
  .string()
  .refine((text) => /^https?:\/\/[^/?#@]+$/.test(text) && URL.canParse(text))
  .transform((text) => new URL(text).origin)
/** A host of another site over https, whose name can stand in the policy of a page. */
const isForeignHttps = (text: string): boolean =>
  URL.canParse(text) && new URL(text).protocol === 'https:' && /^[a-z\d.-]+$/.test(new URL(text).hostname)
const hostTable = z
  .string()
  .regex(
    /^[^=,\s]+=(main|partner|heid|preview|local)(\+higher)?(,[^=,\s]+=(main|partner|heid|preview|local)(\+higher)?)*$/,
  )
  .transform((text) => {
    const table: Record<string, HostEntry> = {}
    for (const row of text.split(',')) {
      const [host, value] = row.split('=') as [string, string]
      const [profile, higher] = value.split('+') as [HostProfile, string | undefined]
      table[host.toLowerCase()] = { profile, higherEducation: higher === 'higher' }
    }
    return table
  })
const guide = (role: string) =>
  described<string | null>(
    address('https', 'http'),
    null,
    'the https address of a PDF',
    `user guide for ${role} (C-220)`,
  )

/** Every setting: what it accepts, what holds without it, what to write, what it is for. The README's table stands on it. */
export const settingsTable = {
  PORT: described(whole(0, 65535), 3000, 'a whole number from 0 to 65535', 'port to listen on'),
  HOST: described(
    z.string().min(1),
    '127.0.0.1',
    'an address of this machine, such as 127.0.0.1 or 0.0.0.0',
    'address to listen on',
  ),
  DATA_DIR: described(
    z.string().min(1),
    './data',
    'the path of a directory',
    'database, files and secrets of this installation',
  ),
  DATABASE_URL: described<string | null>(
    address('postgres', 'postgresql'),
    null,
    'postgres://user:password@host:port/database',
    'an external PostgreSQL 18; without it the product runs its own below DATA_DIR',
  ),
  PUBLIC_URL: described<string | null>(
    origin,
    null,
    'an address such as https://hoc.example.vn, without a path',
    'address that people open',
  ),
  DEMO: described(flag, true, '0 or 1', 'seed the demo school'),
  DEMO_PUBLIC: described(flag, false, '0 or 1', 'allow the demo school beyond this machine'),
  ALLOW_HTTP: described(flag, false, '0 or 1', "allow a PUBLIC_URL over plain http, for a school's own network"),
  SMTP_URL: described<string | null>(
    address('smtp', 'smtps'),
    null,
    'smtp://user:password@host:port',
    'mail server; without it mails wait in the outbox',
  ),
  MAIL_FROM: described<string | null>(
    z.email(),
    null,
    'an address such as thong-bao@hoc.example.vn',
    'sender of the mails; without it no-reply at the host of PUBLIC_URL',
  ),
  REDIS_URL: described<string | null>(
    address('redis', 'rediss'),
    null,
    'redis://host:port',
    'live messages between several nodes',
  ),
  S3_ENDPOINT: described<string | null>(
    address('https', 'http'),
    null,
    'an https address',
    'object store for files instead of DATA_DIR',
  ),
  S3_BUCKET: described<string | null>(z.string().min(1), null, 'the name of a bucket', 'bucket of the object store'),
  S3_REGION: described(z.string().min(1), 'auto', 'the name of a region', 'region of the object store'),
  S3_ACCESS_KEY: described<string | null>(z.string().min(1), null, 'an access key', 'access key of the object store'),
  S3_SECRET_KEY: described<string | null>(z.string().min(1), null, 'a secret key', 'secret key of the object store'),
  ORGANISATION: described(
    z.string().trim().min(1).max(80),
    'Phượng',
    'a name of at most 80 characters',
    'name of the provider (D45)',
  ),
  HOSTS: described<Record<string, HostEntry>>(
    hostTable,
    {},
    'host=profile pairs such as heid.example.vn=heid+higher,doi-tac.vn=partner with the profiles main, partner, heid, preview, local',
    'routes per host name, for the first start; then they are edited at /lms/admin/hosts (A-022)',
  ),
  PLATFORM_URL: described<string | null>(
    origin,
    null,
    'an address such as https://login.example.vn',
    'other platform whose accounts may sign in (C-098)',
  ),
  MOBILE_API_URL: described<string | null>(
    address('https', 'http'),
    null,
    'an address such as https://api.example.vn/mobile',
    'outside API that is told of a password that was reset, by an installation without the demo school (C-186)',
  ),
  TRANSLATE_URL: described<string | null>(
    address('https', 'http').refine((text) => !/[?#@]/.test(text)),
    null,
    'an address such as https://dich.example.vn, without ? and without a name',
    'service that translates longer texts, as LibreTranslate does; without it the bank is looked up alone (B-072)',
  ),
  TRANSLATE_KEY: described<string | null>(z.string().min(1), null, 'its key', 'key of that service, where it has one'),
  TRUST_PROXY: described(
    whole(0, 9),
    0,
    'the number of proxies in front, 0 to 9',
    'how many X-Forwarded-For hops are ours',
  ),
  METRICS_TOKEN: described<string | null>(
    z.string().min(16),
    null,
    'at least 16 characters',
    'opens /metrics beyond loopback',
  ),
  GUIDE_STUDENT_URL: guide('pupils'),
  GUIDE_TEACHER_URL: guide('teachers'),
  GUIDE_ADMIN_URL: guide('administrators'),
  OLYMPIC_ENGLISH_URL: described<string | null>(
    z.string().refine(isForeignHttps),
    null,
    'the https address of a page of another site',
    'page that /olympicTA shows in a frame (C-551)',
  ),
  MEDIA_HOST: described<string | null>(
    z
      .string()
      .refine((text) => isForeignHttps(text) && /^[^/]+\/\/[^/?#@]+$/.test(text))
      .transform((text) => new URL(text).origin),
    null,
    'an address such as https://media.example.vn, without a path',
    'host of the sounds, pictures and clips of the mock contest; without it the product serves them (C-521)',
  ),
  RECORDINGS_PUPIL_MB: described(
    whole(1, 100_000),
    100,
    'a whole number of megabytes from 1 to 100000',
    'megabytes of recordings that a pupil may store on one day',
  ),
  RECORDINGS_SCHOOL_GB: described(
    whole(1, 100_000),
    20,
    'a whole number of gigabytes from 1 to 100000',
    'gigabytes of recordings that the school may store in all',
  ),
  LIVE_SOCKETS: described(
    whole(0, 100_000),
    5_000,
    'a whole number from 0 to 100000',
    'open pages that are told at once when there is something new; beyond them, and with 0, pages ask every minute',
  ),
  BACKUP_PASSPHRASE: described<string | null>(
    z.string().min(12),
    null,
    'at least 12 characters',
    'passphrase that encrypts backups and opens them; without it, or `--passphrase-file`, a backup is plain',
  ),
  LOG_LEVEL: described(
    z.enum(['error', 'warn', 'info', 'debug']),
    'info',
    'error, warn, info or debug',
    'how much is logged',
  ),
} satisfies Record<string, Described<never> | Described<unknown>>

type Table = typeof settingsTable
type Raw = { [Name in keyof Table]: Table[Name] extends Described<infer T> ? T : never }

/** The settings of one running server, parsed once at the start. */
export type Settings = Raw & {
  /** DATA_DIR as an absolute path. */
  readonly dataDir: string
  readonly databaseUrl: string | null
  /** Cookies are Secure and carry the __Host- prefix. */
  readonly secure: boolean
}

const loopback = (host: string) =>
  host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d+){3}$/.test(host)

/**
 * Reads the settings from environment variables.
 * @throws SettingsError with one sentence that says what to write
 */
export const readSettings = (environment: Record<string, string | undefined>): Settings => {
  const raw: Record<string, unknown> = {}
  for (const [name, { shape, otherwise, write }] of Object.entries(settingsTable)) {
    const text = environment[name]
    if (text === undefined || text === '') raw[name] = otherwise
    else {
      const parsed = shape.safeParse(text)
      if (!parsed.success) throw new SettingsError(`${name} has a value that cannot be used: write ${write}.`)
      raw[name] = parsed.data
    }
  }
  const settings = raw as Raw
  if (settings.DEMO && !settings.DEMO_PUBLIC && !loopback(settings.HOST))
    throw new SettingsError(
      `HOST=${settings.HOST} would show the demo school, whose passwords are known, to others: write DEMO=0, or DEMO_PUBLIC=1 if that is meant.`,
    )
  const open = settings.PUBLIC_URL === null ? null : new URL(settings.PUBLIC_URL)
  if (open?.protocol === 'http:' && !loopback(open.hostname) && !settings.ALLOW_HTTP)
    throw new SettingsError(
      `PUBLIC_URL=${settings.PUBLIC_URL} is plain http: write an https address, or ALLOW_HTTP=1 on a school's own network.`,
    )
  if (open === null && !loopback(settings.HOST))
    throw new SettingsError(
      `HOST=${settings.HOST} needs PUBLIC_URL: write the address that people open, such as https://hoc.example.vn.`,
    )
  const framed = settings.OLYMPIC_ENGLISH_URL === null ? null : new URL(settings.OLYMPIC_ENGLISH_URL)
  // what stands in the frame keeps its own origin, so it must not be ours
  if (framed && (framed.origin === open?.origin || Object.hasOwn(settings.HOSTS, framed.hostname)))
    throw new SettingsError(
      'OLYMPIC_ENGLISH_URL is an address of this product: write the https address of a page of another site.',
    )
  if (settings.TRANSLATE_KEY !== null && settings.TRANSLATE_URL === null)
    throw new SettingsError('TRANSLATE_KEY is the key of no service: write TRANSLATE_URL too.')
  const s3 = [settings.S3_ENDPOINT, settings.S3_BUCKET, settings.S3_ACCESS_KEY, settings.S3_SECRET_KEY]
  if (s3.some(Boolean) && !s3.every(Boolean))
    throw new SettingsError(
      'The object store needs all of S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY: write the missing ones.',
    )
  return {
    ...settings,
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    secure: open?.protocol === 'https:',
  }
}
