import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

/** A page that the server has put together, in both of its forms, and the mark by which a browser knows it again. */
export type DrawnPage = { readonly html: string; readonly brotli: Buffer; readonly etag: string }

const compress = promisify(brotliCompress)

/** Compresses a page. */
export const drawnPage = async (html: string): Promise<DrawnPage> => ({
  html,
  brotli: await compress(html),
  etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
})
