type Judged = { success: true } | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } }

/** What a form says of what was entered, by its fields: the first message of each; {} when all is well. */
export const faultsIn = (judged: Judged): Record<string, string> => {
  const faults: Record<string, string> = {}
  if (!judged.success) for (const { path, message } of judged.error.issues) faults[String(path[0])] ??= message
  return faults
}
