import { CallError } from './call-error.ts'
import { forWhom } from './for-whom.ts'
import { patience, sendForm, takeAnswer } from './send.ts'

const pathOf = (sittingId: string, id: string): `/${string}` => `/api/v1.0/sittings/${sittingId}/recordings/${id}`

/** Sends what was said in an own sitting; the same again is the same recording. @throws CallError */
export const sendRecording = async (sittingId: string, id: string, sound: Blob): Promise<void> => {
  await sendForm(pathOf(sittingId, id), {}, new File([sound], 'recording', { type: sound.type }))
}

/** What was said, as the server has it; whole, since not every browser plays what comes in one piece alone. @throws CallError */
export const loadRecording = async (sittingId: string, id: string): Promise<Blob> => {
  const { signal, done } = patience()
  try {
    const answer = await fetch(pathOf(sittingId, id), {
      headers: forWhom(),
      credentials: 'same-origin',
      redirect: 'error',
      signal,
    })
    // what has begun to come may take its time
    done()
    if (!answer.ok) takeAnswer(answer.status, await answer.text(), answer.headers.get('retry-after'))
    return await answer.blob()
  } catch (cause) {
    throw cause instanceof CallError ? cause : new CallError('OFFLINE', { cause })
  } finally {
    done()
  }
}
