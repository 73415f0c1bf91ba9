import { visibleText } from '@phuong/domain/names/clean'

/** A translation service as the settings name it. */
export type Translator = { readonly url: string; readonly key: string | null }

/** Bytes of an answer that are read; a thousand characters come back as a few thousand. */
const maxAnswerBytes = 65_536

/** The answer as text. @throws when it is longer than `maxAnswerBytes` */
const readText = async (answer: Response): Promise<string> => {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of answer.body ?? []) {
    bytes += part.byteLength
    if (bytes > maxAnswerBytes) throw new Error(`it answered more than ${maxAnswerBytes} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** The translation in an answer. @throws when there is none */
const translatedIn = (text: string): string => {
  let answer: unknown
  try {
    answer = JSON.parse(text)
  } catch {
    throw new Error('it answered no JSON')
  }
  const { translatedText } = (typeof answer === 'object' && answer !== null ? answer : {}) as Record<string, unknown>
  if (typeof translatedText !== 'string') throw new Error('it answered without translatedText')
  return translatedText
}

/** Control characters, line ends and tabs excepted. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g

/**
 * Asks a service that speaks as LibreTranslate does: POST /translate with q, source, target, format and, where it has
 * one, api_key. The address is the installation's own and no redirect is followed (S13). What comes back is plain text.
 * @param patienceMs how long it may take in all; milliseconds
 * @throws an Error that says what went wrong, and holds neither the key nor the text
 */
export const askTranslator = async (
  { url, key }: Translator,
  { text, from, to }: { text: string; from: string; to: string },
  patienceMs: number,
): Promise<string> => {
  const signal = AbortSignal.timeout(patienceMs)
  let answer: Response
  let read: string
  try {
    answer = await fetch(`${url.replace(/\/$/, '')}/translate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({
        q: text,
        source: from,
        target: to,
        format: 'text',
        ...(key !== null && { api_key: key }),
      }),
      redirect: 'error',
      signal,
    })
    if (!answer.ok) {
      await answer.body?.cancel()
      throw new Error(`it answered ${answer.status}`)
    }
    read = await readText(answer)
  } catch (fault) {
    if (signal.aborted) throw new Error(`it did not answer within ${patienceMs} ms`)
    if (fault instanceof TypeError) throw new Error('it was not reached, or leads elsewhere')
    throw fault
  }
  return visibleText(translatedIn(read)).replace(/\r\n?/g, '\n').replace(controls, '').normalize('NFC').trim()
}
