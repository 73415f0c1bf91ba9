import type { Db, Pooled } from './db/database.ts'
import { pipelineOver } from './db/pipeline.ts'
import { parseJson } from './json.ts'
import { once } from './once.ts'
import { cleanBody } from './parameters.ts'
import { createPasswords } from './services/auth/passwords.ts'
import { sessionReader } from './services/auth/sessions.ts'
import { openFiles } from './services/files/files.ts'
import { mediaNames } from './services/files/media-names.ts'
import { installationKey } from './services/installation/installation-key.ts'
import type { Wake } from './services/jobs/registry.ts'
import { openMenuLinks } from './services/links/menu-links.ts'
import { liveHub } from './services/live/hub.ts'
import { hearNews } from './services/live/news.ts'
import { gate } from './services/load/gate.ts'
import { visitorLimit } from './services/load/visitor-limit.ts'
import { writeLimit } from './services/load/write-limit.ts'
import { openMail } from './services/mail/send.ts'
import { ownFiles, reachOf } from './services/papers/reach.ts'
import { frontPages } from './services/site/front-page.ts'
import { openHosts } from './services/site/hosts.ts'
import { appender } from './services/sittings/append.ts'
import { watchDisk } from './services/storage/disk.ts'
import { translation } from './services/translation/translate.ts'
import { readVocabulary } from './services/translation/vocabulary.ts'
import { workFiles } from './services/work-files/open.ts'
import type { Settings } from './settings.ts'

/** What a server stands on before it has services. */
export type Ground = {
  settings: Settings
  db: Db
  /** the connections of sittings (H059) */
  reserved: Pooled
  /** the built web; null where it is not built */
  webRoot: string | null
  /** the strict account lists that some door names */
  strictLists: readonly string[]
  /** lets a job begin */
  wake: Wake
}

/**
 * What lives as long as the server and is shared by its requests: a service is a file of its own and a line here. Each is
 * made of the ground alone and knows neither a request nor whose it is.
 */
export const makeServices = ({ settings, db, reserved, webRoot, strictLists, wake }: Ground) => {
  const disk = watchDisk(settings.dataDir, { holdsDatabase: settings.databaseUrl === null })
  const hosts = openHosts({ settings, db })
  const live = liveHub(db)
  hearNews([db, reserved.db], live.hear)
  const media = once(async () => mediaNames(await installationKey(reserved.db, 'media names')))
  return {
    settings,
    strictLists,
    passwords: createPasswords(),
    disk,
    files: openFiles(settings, disk),
    mail: openMail(settings),
    wake,
    /** the pages that are open here and told at once when there is something new */
    live,
    /** the names of media that say nothing; read from the database once */
    media,
    /** what the pages of pupils can load; read once in the life of the server */
    reach: once(async () => reachOf(settings, webRoot === null ? null : await ownFiles(webRoot, await media()))),
    /** the landing page as each host shows it; null where the web is not built */
    frontPage: webRoot === null ? null : frontPages({ hosts, db, webRoot }),
    /** what host names stand for, in memory */
    hosts,
    /** the links of the sidebar, in memory */
    menuLinks: openMenuLinks({ settings, db }),
    /**
     * the seal of files of pupils' work (D28); its key is read from the database once, not over the connections of sittings:
     * what waits for it there holds one
     */
    workFiles: once(async () =>
      workFiles(await installationKey(db, 'work files'), (bytes) => cleanBody(parseJson(bytes))),
    ),
    /** what the bank knows of words; read from its files once */
    vocabulary: once(readVocabulary),
    translate: translation(settings),
    readSession: sessionReader(reserved.db, strictLists),
    append: appender(pipelineOver(reserved.pool)),
    writes: writeLimit(),
    visitors: visitorLimit(),
    // tries to sign in take turns in the database: those that wait for theirs hold no connection of others
    signIns: gate({ atOnce: 2, maxWaiting: 200 }),
    // a school's computer rooms register at the same moment: whoever signs in meanwhile has two of them ahead, and nobody
    // waits as long as a page does (30 s); the others come again by themselves
    registrations: gate({ atOnce: 2, maxWaiting: 200 }),
    // forgotten passwords are counted one after the other: of those that come together none slips through beside the last
    resets: gate({ atOnce: 1, maxWaiting: 200 }),
  }
}

export type Services = Readonly<ReturnType<typeof makeServices>>
