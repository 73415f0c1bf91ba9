import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { askAnew } from '../../api/ask-anew.ts'
import { serviceFor } from '../../sitting/current.ts'
import { currentOf, paperName } from '../../sitting/state/row.ts'
import { placeOf, type SittingStart } from '../../sitting/state/start.ts'
import { assignmentQuery } from '../assignments/queries.ts'
import { useSurroundings } from '../surroundings.ts'

/**
 * Answers of a sitting that was begun here without a line, while the last attempt was made elsewhere: no attempt takes them
 * any more, and still they reach the teacher, one by one, as answers that came late (B-299, D22). Nothing is said about it;
 * what does not arrive waits (B-302, B-303), and the sitting stays on the device until all of it has.
 */
export const useLateAnswers = (usedUp: boolean, start: SittingStart): void => {
  const { me } = useSurroundings()
  const client = useQueryClient()
  const assignmentId = 'assignmentId' in start ? start.assignmentId : undefined
  const place = placeOf(start)
  useEffect(() => {
    if (!usedUp || assignmentId === undefined) return
    const service = serviceFor(me)
    const { rows, papers } = service.state()
    const row = currentOf(rows ?? [], place)
    if (row === null || row.outbox.queue.length === 0) return
    const send = async () => {
      // first the attempt that was made elsewhere: the page goes there, and asks for no new one
      await askAnew(client, assignmentQuery(assignmentId))
      const [{ lateAnswersOf }, { askedIn }, { openAnswerSaver }] = await Promise.all([
        import('./late-answers.ts'),
        import('./kinds.ts'),
        import('./saved-answers.ts'),
      ])
      const saver = openAnswerSaver(me.id)
      const arrived: boolean[] = []
      const asked = await askedIn(papers.get(paperName(row)))
      for (const { answer, eventId } of lateAnswersOf(row.outbox, { assignmentId, studentId: me.id }, asked))
        arrived.push(await saver.save(answer, eventId))
      if (arrived.includes(false)) return
      saver.close()
      await service.acts.discard(row.tracks[0] ?? row.sittingId)
    }
    // what fails is tried again when the work is opened the next time
    void send().catch(() => undefined)
  }, [usedUp, assignmentId, place, me, client])
}
