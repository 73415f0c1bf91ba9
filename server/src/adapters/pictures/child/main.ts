/**
 * The drawing process: reads and draws what people upload, apart from the server that asks it to. A file comes in by a pipe,
 * pictures go out by another; when the pipe closes, whatever is under way, it ends.
 */
import { Socket } from 'node:net'
import { readPipe, writeMessage } from '../frames.ts'
import type { Asked, Told } from '../messages.ts'
import { PictureRefusal } from '../refusal.ts'
import { heightOf, picturesOf, sheetOfPdf, sheetOfPicture } from './pages.ts'
import { createPdfReader } from './pdf.ts'
import { drawAvatar, readRaster, rewriteRaster } from './raster.ts'

/** Where answers go: what libraries print to the usual places about a file is nobody's business. */
const answersFd = 3
const answers = new Socket({ fd: answersFd, readable: false, writable: true })

/** Ends at once: threads that still draw are not waited for. */
const end = () => process.kill(process.pid, 'SIGKILL')

const [maxBytes = 0, maxMs = 0] = process.argv.slice(2).map(Number)
const pdf = await createPdfReader(maxBytes, maxMs)

type Answer = { told: Told; pictures: readonly Buffer[] }

const oneMade = (picture: Buffer): Answer => ({ told: { bytes: picture.length }, pictures: [picture] })

const drawn = async (asked: Extract<Asked, { work: 'draw' }>, file: Buffer | null): Promise<Answer> => {
  if (asked.kind === 'pdf') {
    if (file !== null) await pdf.open(asked.key, file)
    if (!pdf.isOpen(asked.key)) return { told: { notOpen: true }, pictures: [] }
  }
  const sheet =
    asked.kind === 'pdf'
      ? await sheetOfPdf(pdf, asked.page, asked.sharp)
      : await sheetOfPicture(file ?? Buffer.alloc(0), asked.sharp)
  const made = await picturesOf(sheet, asked.sharp)
  const pictures = made.map(({ width, bytes }) => ({ width, bytes: bytes.length }))
  return { told: { height: sheet.height, pictures }, pictures: made.map(({ bytes }) => bytes) }
}

const answerTo = async (asked: Asked, file: Buffer | null): Promise<Answer> => {
  if (asked.work === 'draw') return drawn(asked, file)
  const given = file ?? Buffer.alloc(0)
  if (asked.work === 'count') return { told: { pages: await pdf.open(asked.key, given) }, pictures: [] }
  const { format, width, height } = await readRaster(given)
  heightOf(width, height)
  return oneMade(await (asked.work === 'avatar' ? drawAvatar(given) : rewriteRaster(given, format)))
}

const answer = async (asked: Asked, file: Buffer | null): Promise<void> => {
  const { told, pictures } = await answerTo(asked, file).catch((fault): Answer => {
    if (fault instanceof PictureRefusal) return { told: { refused: fault.code }, pictures: [] }
    throw fault
  })
  writeMessage(answers, told)
  for (const picture of pictures) answers.write(picture)
}

const pipe = readPipe(process.stdin)
writeMessage(answers, { ready: true })
try {
  for (;;) {
    const asked = (await pipe.message()) as Asked
    const file = asked.bytes === null ? null : await pipe.whole(asked.bytes)
    // not waited for: who asks waits for the answer, and here the end of the pipe is seen meanwhile
    answer(asked, file).catch(end)
  }
} catch {
  end()
}
