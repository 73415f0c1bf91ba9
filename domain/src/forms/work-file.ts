/** The largest file of a pupil's work that a teacher gives to the server (D28), in megabytes. */
export const maxWorkFileMegabytes = 20
