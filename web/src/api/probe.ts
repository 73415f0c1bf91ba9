/** Whether our server can be reached (C-030, C-031). Has no effect anywhere, and never fails. */
export const probe = async (): Promise<void> => {
  const answer = await fetch('/healthz', { credentials: 'omit', cache: 'no-store' }).catch(() => undefined)
  // read to its end, so that the browser counts the request as done
  await answer?.text().catch(() => undefined)
}
