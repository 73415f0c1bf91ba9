import { loadScript, type Scripts } from '@phuong/exercises/screens'
import { call } from '../../api/call.ts'
import type { SatQuestion } from './question.ts'

/**
 * What is said in the sounds and clips of the questions of a sitting, by their address: of a question that is here with
 * its key from the question itself, also without a line; otherwise the server tells it.
 */
export const readScripts = async (
  { sittingId, questions }: { sittingId: string; questions: readonly SatQuestion[] },
  signal: AbortSignal,
): Promise<Scripts> => {
  const isHere = questions.every((question) => 'whole' in question)
  const [{ Script, scriptsIn }, told] = await Promise.all([
    loadScript(),
    isHere ? [] : call('SITTING_Scripts_Get', { sittingId }, { signal }),
  ])
  const here = questions.flatMap((question) => ('whole' in question ? scriptsIn(question.whole) : []))
  const known = new Map([...told, ...here].map(({ src, script }) => [src, script]))
  return (src) => {
    const text = known.get(src.trim())
    return text === undefined ? null : <Script text={text} />
  }
}
