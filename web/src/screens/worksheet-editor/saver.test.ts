import { seededChance } from '@phuong/domain/chance/seeded-chance'
import type { WorksheetDocument } from '@phuong/exercises/worksheet'
import { describe, expect, test } from 'vitest'
import { CallError } from '../../api/call-error.ts'
import { pauseMs, worksheetSaver } from './saver.ts'
import { savingWords, startSaving } from './saving.ts'

/** A worksheet whose content is one number; the server, the clock and the cache of a browser, all held by the test. */
const world = ({ revision = 4, changed = false } = {}) => {
  const server = { revision, content: 0, calls: 0 }
  const editor = { content: 0 }
  let timers: { at: number; run: () => void }[] = []
  let clock = 0
  let fault: CallError | null = null
  let cache: number | null = null
  let cachedOn = 0
  /** what is being sent waits for this */
  let gate: Promise<void> = Promise.resolve()
  const saver = worksheetSaver({
    first: startSaving(revision, { changed }),
    document: (on) => ({ revision: on, pages: [], zones: [], content: editor.content }) as WorksheetDocument,
    send: async (document) => {
      server.calls += 1
      const { content } = document as WorksheetDocument & { content: number }
      await gate
      if (fault) throw fault
      if (document.revision !== server.revision)
        throw new CallError('STALE', { status: 409, fields: { by: 'Trần Minh', at: '20/11/2026 09:41' } })
      server.revision += 1
      server.content = content
      return { revision: server.revision, savedAt: '2026-11-20 09:41:00' }
    },
    keep: (document) => {
      cache = (document as WorksheetDocument & { content: number }).content
      cachedOn = document.revision
    },
    forget: () => {
      cache = null
    },
    later: (run, ms) => {
      const timer = { at: clock + ms, run }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
    chance: () => 0.5,
  })
  saver.start()
  const settle = async () => {
    for (let turn = 0; turn < 20; turn++) await Promise.resolve()
  }
  return {
    saver,
    server,
    editor,
    cached: () => cache,
    cachedOn: () => cachedOn,
    waiting: () => timers.length,
    edit: (content: number) => {
      editor.content = content
      saver.changed()
    },
    fail: (next: CallError | null) => {
      fault = next
    },
    /** holds what is sent until the returned function is called */
    hold: () => {
      let open = () => {}
      gate = new Promise((resolve) => {
        open = resolve
      })
      return open
    },
    settle,
    pass: async (ms: number) => {
      clock += ms
      for (const timer of timers.filter(({ at }) => at <= clock)) {
        timers = timers.filter((other) => other !== timer)
        timer.run()
      }
      await settle()
    },
  }
}
const offline = new CallError('OFFLINE')

describe('the worksheet saves itself', () => {
  test('D27 B-195 two seconds after the last change, once', async () => {
    const { edit, pass, server, saver } = world()
    edit(1)
    await pass(pauseMs - 1)
    edit(2)
    await pass(pauseMs - 1)
    expect([server.calls, savingWords(saver.get())]).toEqual([0, 'changed'])
    await pass(1)
    expect(server).toEqual({ revision: 5, content: 2, calls: 1 })
    expect(savingWords(saver.get())).toBe('saved')
    await pass(60_000)
    expect(server.calls).toBe(1)
  })

  test('B-194 B-197 each change is kept in the browser and let go when it is saved', async () => {
    const { edit, pass, cached } = world()
    edit(1)
    expect(cached()).toBe(1)
    await pass(pauseMs)
    expect(cached()).toBeNull()
  })

  test('what changes while a save is under way is kept and saved after it', async () => {
    const { edit, pass, hold, settle, server, cached, cachedOn, saver } = world()
    const open = hold()
    edit(1)
    await pass(pauseMs)
    expect(savingWords(saver.get())).toBe('sending')
    edit(2)
    await pass(pauseMs)
    expect(server.calls).toBe(1)
    open()
    await settle()
    expect([server.content, cached(), savingWords(saver.get())]).toEqual([1, 2, 'changed'])
    // on the revision that was stored just now
    expect(cachedOn()).toBe(5)
    await pass(pauseMs)
    expect([server.content, cached()]).toEqual([2, null])
  })

  test('without network it says so, keeps what was changed, and comes through when the network is back', async () => {
    const { edit, pass, fail, server, cached, saver } = world()
    fail(offline)
    edit(1)
    await pass(pauseMs)
    expect([savingWords(saver.get()), cached()]).toEqual(['waiting', 1])
    await pass(10_000)
    await pass(10_000)
    expect(server.calls).toBeGreaterThan(2)
    fail(null)
    saver.wake()
    await pass(0)
    expect([server.content, savingWords(saver.get()), cached()]).toEqual([1, 'saved', null])
  })

  test('H158 a busy server is waited for as long as it says; an ended session, or one of somebody else, is no refusal', async () => {
    const { edit, pass, fail, server, saver } = world()
    fail(new CallError('BUSY', { status: 503, retryAfter: 20 }))
    edit(1)
    await pass(pauseMs)
    await pass(19_999)
    expect(server.calls).toBe(1)
    fail(new CallError('NO_SESSION', { status: 401 }))
    await pass(2_000)
    expect([server.calls, savingWords(saver.get())]).toEqual([2, 'waiting'])
    fail(new CallError('OTHER_PERSON', { status: 409 }))
    await pass(60_000)
    expect([server.calls > 2, savingWords(saver.get())]).toEqual([true, 'waiting'])
  })

  test('what the server does not take is not sent again until it is another', async () => {
    const { edit, pass, fail, server, saver } = world()
    fail(new CallError('BAD_PARAMETERS', { status: 400, fields: { JsonData: 'no' } }))
    edit(1)
    await pass(pauseMs)
    expect([savingWords(saver.get()), saver.get().refusal]).toEqual(['refused', 'no'])
    await pass(120_000)
    expect(server.calls).toBe(1)
    fail(null)
    edit(2)
    await pass(pauseMs)
    expect(server.content).toBe(2)
  })
})

describe('saving by hand', () => {
  test('B-196 saves at once, also a worksheet that nobody has changed, and waits for a save that is under way', async () => {
    const { edit, pass, hold, server, saver } = world({ revision: 0 })
    expect(await saver.saveNow()).toBe('saved')
    expect(server.revision).toBe(1)
    const open = hold()
    edit(1)
    await pass(pauseMs)
    edit(2)
    const saved = saver.saveNow()
    open()
    expect(await saved).toBe('saved')
    expect(server).toEqual({ revision: 3, content: 2, calls: 3 })
  })

  test('says that it failed, and goes on trying by itself', async () => {
    const { edit, pass, fail, saver, server } = world()
    edit(1)
    fail(offline)
    expect(await saver.saveNow()).toBe('failed')
    fail(null)
    await pass(30_000)
    expect(server.content).toBe(1)
  })
})

describe('somebody else saved meanwhile', () => {
  test('it says who and when, saves no more by itself, and keeps what was changed', async () => {
    const { edit, pass, server, saver, cached } = world()
    server.revision = 9
    edit(1)
    await pass(pauseMs)
    expect([savingWords(saver.get()), saver.get().other]).toEqual([
      'stale',
      { by: 'Trần Minh', at: '20/11/2026 09:41' },
    ])
    edit(2)
    await pass(120_000)
    expect([server.calls, server.content, cached()]).toEqual([1, 0, 2])
    expect(await saver.saveNow()).toBe('stale')
    expect(server.calls).toBe(1)
  })

  test('written over only when that is wanted, on the revision that was read then', async () => {
    const { edit, pass, server, saver } = world()
    server.revision = 9
    edit(1)
    await pass(pauseMs)
    expect(await saver.overwrite(8)).toBe('stale')
    expect(server.content).toBe(0)
    expect(await saver.overwrite(9)).toBe('saved')
    expect([server.revision, server.content, savingWords(saver.get())]).toEqual([10, 1, 'saved'])
  })
})

test('what was restored from the browser is saved by itself', async () => {
  const { pass, server, saver } = world({ changed: true })
  expect(savingWords(saver.get())).toBe('changed')
  await pass(pauseMs)
  expect(server.calls).toBe(1)
})

test('a page that is put aside within the pause is saved at once, and a quiet one sends nothing', async () => {
  const { edit, settle, server, saver } = world()
  saver.wake()
  await settle()
  expect(server.calls).toBe(0)
  edit(1)
  saver.wake()
  await settle()
  expect(server.content).toBe(1)
})

test('who leaves within the pause leaves nothing behind, and nothing runs after it', async () => {
  const { edit, settle, server, saver, waiting } = world()
  edit(1)
  saver.stop()
  await settle()
  expect([server.content, waiting()]).toEqual([1, 0])
})

test('whatever fails in between, the server ends with what the editor shows, and the browser keeps nothing more', async () => {
  for (let seed = 1; seed <= 40; seed++) {
    const chance = seededChance(seed)
    const { edit, pass, fail, server, editor, cached } = world()
    for (let step = 1; step <= 30; step++) {
      if (chance() < 0.6) edit(seed * 100 + step)
      fail(chance() < 0.4 ? offline : null)
      await pass(Math.floor(chance() * 4_000))
      // until it is saved, what is shown is kept
      if (server.content !== editor.content) expect(cached()).toBe(editor.content)
    }
    fail(null)
    for (let turn = 0; turn < 4; turn++) await pass(40_000)
    expect([server.content, cached()]).toEqual([editor.content, null])
  }
})
