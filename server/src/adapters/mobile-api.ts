/** It answers within this time, or counts as away; milliseconds. */
const patienceMs = 5_000

/**
 * Tells the outside API of a person's new password (C-186). The address is the installation's own, no redirect is followed
 * (S13), and nothing of the answer is read.
 * @param sha1Hex of the new password
 * @throws when it does not say yes
 */
export const tellMobileApi = async (base: string, userId: string, sha1Hex: string): Promise<void> => {
  const answer = await fetch(`${base.replace(/\/$/, '')}/ChangePassword`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userId, NewPassword: sha1Hex }),
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`it answered ${answer.status}`)
}
