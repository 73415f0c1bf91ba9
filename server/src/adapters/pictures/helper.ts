import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { z } from 'zod'
import { PipeEnded, type PipeReader, readPipe, writeMessage } from './frames.ts'
import { type Drawing, launchDrawing } from './launch.ts'
import type { Asked } from './messages.ts'
import { PictureRefusal, pictureRefusalCodes } from './refusal.ts'

/** Time that one page, or opening a file, may take; a page of a school's worksheet takes a tenth of a second. Milliseconds. */
const maxWorkMs = 20_000
/** After so much more the process ends the work itself: then the server that watched is no more. Milliseconds. */
const graceMs = 5_000
/** Memory of PDFium, with the file of at most 50 MB in it. Bytes. */
const maxMemoryBytes = 512 * 1_048_576
/** After this time without work the process ends and gives its memory back, milliseconds. */
const idleMs = 10_000

/** Calls `then` after a while; @returns lets go of it */
type Timer = (then: () => void) => () => void

/** What one piece of work may cost; a test takes the clocks into its own hands. */
export type Limits = {
  memoryBytes?: number
  /** when work takes too long */
  patience?: Timer
  /** when a process without work has waited long enough */
  rest?: Timer
}

/** A file to read, opened when it is its turn. */
export type OpenFile = () => Promise<{ stream: Readable; bytes: number }>

export type Helper = {
  /**
   * Asks the drawing process, in turn, and starts it when it is not there.
   * @param file what follows the question
   * @param shape what the answer must look like
   * @param take reads the pictures that follow the answer
   * @throws PictureRefusal TOO_HARD when the work takes too long or ends the process, or another that the process tells;
   * what `file` and `take` throw; Error when there is no process
   */
  ask<Told, Result>(
    asked: Asked,
    file: OpenFile | null,
    shape: z.ZodType<Told>,
    take: (told: Told, answers: PipeReader) => Promise<Result>,
  ): Promise<Result>
  close(): Promise<void>
}

const after =
  (milliseconds: number): Timer =>
  (then) => {
    const timer = setTimeout(then, milliseconds).unref()
    return () => clearTimeout(timer)
  }

const readyShape = z.object({ ready: z.literal(true) })
const refusedShape = z.object({ refused: z.enum(pictureRefusalCodes) })

/** What the process says must make sense: it has read a stranger's file. */
const readAs = <Told>(shape: z.ZodType<Told>, said: unknown): Told => {
  const { success, data } = shape.safeParse(said)
  if (!success) throw new PipeEnded('an answer makes no sense')
  return data
}

/** A pipe breaks when the process at its other end is gone. */
const broken = (): never => {
  throw new PipeEnded('the pipe is broken')
}

type Running = Drawing & { reader: PipeReader; ended: Promise<void> }

/** Sees the end of the process during one piece of work: nothing is left on a process that lives long. */
const watched = ({ process: started }: Drawing) => {
  const { promise: lost, reject } = Promise.withResolvers<never>()
  lost.catch(() => {})
  const tell = () => reject(new PipeEnded('the drawing process has ended'))
  for (const name of ['exit', 'error']) started.once(name, tell)
  if (started.exitCode !== null || started.signalCode !== null) tell()
  return {
    /** what is waited for, or the end of the process */
    before: <Value>(value: Promise<Value>): Promise<Value> => Promise.race([value, lost]),
    letGo: () => {
      for (const name of ['exit', 'error']) started.off(name, tell)
    },
  }
}
type Watched = ReturnType<typeof watched>

/** A drawing process that is started when it is needed, does one thing after another, and ends when it has nothing to do. */
export const createHelper = (limits: Limits = {}): Helper => {
  const { memoryBytes = maxMemoryBytes, patience = after(maxWorkMs), rest = after(idleMs) } = limits
  let running: Running | null = null
  let queue: Promise<unknown> = Promise.resolve()
  let stopRest = () => {}
  let closed = false

  const end = async (): Promise<void> => {
    stopRest()
    const ended = running
    running = null
    ended?.process.kill('SIGKILL')
    await ended?.ended
  }

  const start = async (): Promise<Running> => {
    const drawing = launchDrawing(memoryBytes, maxWorkMs + graceMs)
    const { process: started, requests, answers } = drawing
    const ended = new Promise<void>((resolve) => {
      started.once('exit', () => resolve())
      started.once('error', () => resolve())
    })
    // a pipe that breaks is the end of the process, which is seen there
    for (const pipe of [requests, answers]) pipe.on('error', () => {})
    // it keeps nobody alive: it ends with the process that started it
    for (const held of [started, requests, answers]) held.unref()
    const begun: Running = { ...drawing, reader: readPipe(answers), ended }
    running = begun
    void ended.then(() => {
      if (running === begun) running = null
    })
    const { before, letGo } = watched(begun)
    const notYet = patience(() => started.kill('SIGKILL'))
    try {
      readAs(readyShape, await before(begun.reader.message()))
    } catch (fault) {
      throw new Error('the drawing process does not start', { cause: fault })
    } finally {
      notYet()
      letGo()
    }
    return begun
  }

  const send = async (
    { requests }: Running,
    { before }: Watched,
    asked: Asked,
    file: Awaited<ReturnType<OpenFile>> | null,
  ): Promise<void> => {
    writeMessage(requests, asked)
    if (file === null) return
    let sent = 0
    for await (const piece of file.stream) {
      sent += (piece as Buffer).length
      if (sent > file.bytes) break
      if (!requests.write(piece)) await before(once(requests, 'drain').catch(broken))
    }
    if (sent !== file.bytes) throw new Error('the file has another length than it should')
  }

  const work: Helper['ask'] = async (asked, openFile, shape, take) => {
    if (closed) throw new Error('pictures are no longer made')
    stopRest()
    const file = openFile === null ? null : await openFile()
    // told where the file is read, also what happens before
    file?.stream.on('error', () => {})
    const letGo: (() => void)[] = []
    try {
      if (closed) throw new Error('pictures are no longer made')
      const at = running ?? (await start())
      const watch = watched(at)
      letGo.push(watch.letGo)
      await send(at, watch, file === null ? asked : { ...asked, bytes: file.bytes }, file)
      letGo.push(patience(() => at.process.kill('SIGKILL')))
      const said = await watch.before(at.reader.message())
      const refused = refusedShape.safeParse(said)
      if (refused.success) throw new PictureRefusal(refused.data.refused)
      return await watch.before(take(readAs(shape, said), at.reader))
    } catch (fault) {
      file?.stream.destroy()
      if (fault instanceof PictureRefusal) throw fault
      // what is left in the pipes belongs to nothing
      await end()
      if (closed) throw new Error('pictures are no longer made')
      throw fault instanceof PipeEnded ? new PictureRefusal('TOO_HARD') : fault
    } finally {
      for (const each of letGo) each()
    }
  }

  return {
    ask: (...question) => {
      const turn = queue.then(() => work(...question))
      queue = turn
        .catch(() => {})
        .then(() => {
          stopRest = closed || running === null ? () => {} : rest(() => void end())
        })
      return turn as never
    },
    close: async () => {
      closed = true
      await end()
    },
  }
}
