const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The id of the recording that a response names (docs/protocol.md 6, SPEAKING); null where it names none. */
export const recordingIn = (response: unknown): string | null => {
  if (typeof response !== 'object' || response === null || !('recording' in response)) return null
  const { recording } = response
  return typeof recording === 'string' && uuid.test(recording) ? recording : null
}
