import { Readable } from 'node:stream'
import { deflateSync } from 'node:zlib'
import { PDFDocument } from 'pdf-lib'
import { afterEach, describe, expect, test } from 'vitest'
import { byHand, hardContent, onePage, stream } from '../../../testing/hand-made-pdf.ts'
import type { OpenFile } from './helper.ts'
import { createPictures, type Pictures } from './pictures.ts'

let pictures: Pictures | undefined
const made = (limits: Parameters<typeof createPictures>[0] = {}): Pictures => {
  pictures = createPictures(limits)
  return pictures
}
afterEach(() => pictures?.close())

/** A file that is held in memory. */
const held =
  (bytes: Buffer): OpenFile =>
  async () => ({ bytes: bytes.length, stream: Readable.from([bytes]) })
const draw = (bytes: Buffer, limits?: Parameters<typeof createPictures>[0]) =>
  made(limits).drawPage({ key: 'x', kind: 'pdf', page: 1, open: held(bytes) }, true)
const code = (work: Promise<unknown>) =>
  work.then(
    () => 'drawn',
    (fault) => fault.code ?? String(fault),
  )

describe('H077 PDF files that are damaged or closed are refused with what is wrong', () => {
  const whole = async () => {
    const document = await PDFDocument.create()
    document.addPage([595, 842])
    return Buffer.from(await document.save({ useObjectStreams: false }))
  }
  test('cut off at every tenth of their length: counted as what is left of them, or broken, never stuck', async () => {
    const bytes = await whole()
    const pages = made()
    for (let tenth = 1; tenth < 10; tenth++) {
      const part = bytes.subarray(0, (bytes.length * tenth) / 10)
      expect(['BROKEN', 'EMPTY', 'drawn']).toContain(await code(pages.countPages(held(part))))
    }
    expect(await pages.countPages(held(bytes))).toBe(1)
  })
  test('encrypted', async () => {
    const encrypt = `<< /Filter /Standard /V 2 /R 3 /Length 128 /P -3904 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >>`
    const bytes = byHand(
      ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>', encrypt],
      `/Encrypt 3 0 R /ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>] `,
    )
    expect(await code(made().countPages(held(bytes)))).toBe('ENCRYPTED')
  })
  test('encrypted in a way that nobody knows', async () => {
    const bytes = byHand(
      ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>'],
      '/Encrypt << /Filter /Own /V 9 >> /ID [<00> <00>] ',
    )
    expect(await code(made().countPages(held(bytes)))).toBe('ENCRYPTED')
  })
  test('without a page', async () => {
    const bytes = byHand(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>'])
    expect(await code(made().countPages(held(bytes)))).toBe('EMPTY')
  })
  test('201 pages, 100,000 pages, and a count that is a lie', async () => {
    const kids = (count: number, said = count) =>
      byHand([
        '<< /Type /Catalog /Pages 2 0 R >>',
        `<< /Type /Pages /Kids [${'3 0 R '.repeat(count)}] /Count ${said} >>`,
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 10 10] >>',
      ])
    const pages = made()
    expect(await code(pages.countPages(held(kids(201))))).toBe('TOO_MANY_PAGES')
    expect(await code(pages.countPages(held(kids(100_000))))).toBe('TOO_MANY_PAGES')
    expect(await pages.countPages(held(kids(1, 2_000_000_000)))).toBe(1)
    expect(await pages.countPages(held(kids(200)))).toBe(200)
  })
})

describe('H077 PDF files that would hang, fill the memory or run something are bounded', () => {
  test('tables that point at one another, pages that are their own parents', async () => {
    const loop = Buffer.from(
      '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2 /Parent 2 0 R >>\nendobj\nxref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 3 /Root 1 0 R /Prev 117 >>\nstartxref\n117\n%%EOF\n',
    )
    expect(['BROKEN', 'EMPTY', 'drawn']).toContain(await code(made().countPages(held(loop))))
    expect(['BROKEN', 'TOO_HARD']).toContain(await code(draw(loop)))
  })
  test('a page of ten million miles is drawn at the width of every page', async () => {
    const { height, pictures } = await draw(
      onePage('0 0 1 rg 0 0 100000 100000 re f', { box: '[0 0 10000000 10000000]' }),
    )
    expect([height, pictures.length]).toEqual([1140, 3])
    // a number beyond all numbers is none: the page has the usual size
    const beyond = '[0 0 99999999999999999999 1e10]'
    expect((await draw(onePage('', { box: beyond }))).height).toBeLessThan(8_000)
  })
  test('a page that is a thread from top to bottom is refused', async () => {
    expect(await code(draw(onePage('', { box: '[0 0 1 20000]' })))).toBe('TOO_TALL')
  })
  test('scripts, launches and actions on opening do nothing; a font with a program for a matrix is a font', async () => {
    const bytes = byHand([
      '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.launchURL\\("http://127.0.0.1:1/"\\); while\\(true\\){}) >> /AA << /WC << /S /Launch /F (/bin/sh) >> >> >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> /AA << /O << /S /URI /URI (http://127.0.0.1:1/) >> >> >>',
      stream('BT /F 24 Tf 20 20 Td (abc) Tj ET'),
      '<< /Type /Font /Subtype /Type1 /BaseFont /X /FontMatrix [1 0 0 1 0 (0\\); alert\\(1) ] /Encoding /WinAnsiEncoding >>',
    ])
    expect((await draw(bytes)).height).toBe(1140)
  })
  test('a drawing that calls itself, and one that calls ten others that call ten others', async () => {
    const form = (calls: string, resources: string) =>
      stream(calls, `/Type /XObject /Subtype /Form /BBox [0 0 200 200] /Resources << /XObject << ${resources} >> >> `)
    const itself = onePage('/A Do', {
      resources: '/XObject << /A 5 0 R >>',
      objects: [form('/A Do /A Do', '/A 5 0 R')],
    })
    expect(['drawn', 'BROKEN', 'TOO_HARD']).toContain(await code(draw(itself)))
    const levels = Array.from({ length: 12 }, (_, level) =>
      form(level === 11 ? '0 0 200 200 re f' : '/A Do '.repeat(10), `/A ${6 + level} 0 R`),
    )
    const bomb = onePage('/A Do', { resources: '/XObject << /A 5 0 R >>', objects: levels })
    expect(['drawn', 'TOO_HARD']).toContain(await code(draw(bomb)))
  })
  test('contents that grow a thousandfold', async () => {
    const packed = deflateSync(Buffer.alloc(200 * 1_048_576, '0 0 m 9 9 l S '), { level: 9 })
    expect(['drawn', 'BROKEN', 'TOO_HARD']).toContain(
      await code(draw(onePage(packed, { contentMore: '/Filter /FlateDecode ' }), { memoryBytes: 128 * 1_048_576 })),
    )
  })
  test('one that takes too long, or too much memory, ends its process; the next file is drawn by another', async () => {
    let asked = 0
    const pages = made({
      memoryBytes: 48 * 1_048_576,
      patience: (giveUp) => {
        asked += 1
        // the process starts, the file is unknown there, then it is drawn: that is when patience ends
        if (asked === 3) setImmediate(giveUp)
        return () => {}
      },
    })
    const slow = onePage(hardContent)
    expect(await code(pages.drawPage({ key: 'slow', kind: 'pdf', page: 1, open: held(slow) }, true))).toBe('TOO_HARD')
    expect(await code(pages.countPages(held(Buffer.concat([onePage(''), Buffer.alloc(60 * 1_048_576)]))))).toMatch(
      /TOO_HARD|BROKEN/,
    )
    expect(
      await code(pages.drawPage({ key: 'x', kind: 'pdf', page: 1, open: held(onePage('0 0 50 50 re f')) }, false)),
    ).toBe('drawn')
  })
})

test('P13 the server that answers people stays free while a page is drawn', async () => {
  const enough = 1_000
  let turns = 0
  let asked = 0
  let end = () => {}
  const count = () => {
    turns += 1
    // the drawing takes far longer than it takes to see that it goes on
    if (turns === enough) end()
    else setImmediate(count)
  }
  const pages = made({
    patience: (giveUp) => {
      asked += 1
      // the process starts, the file is unknown there, then it is drawn
      if (asked === 3) {
        end = giveUp
        count()
      }
      return () => {}
    },
  })
  const heavy = onePage(hardContent)
  const outcome = await code(pages.drawPage({ key: 'x', kind: 'pdf', page: 1, open: held(heavy) }, false))
  expect([outcome, turns >= enough]).toEqual(['TOO_HARD', true])
})
