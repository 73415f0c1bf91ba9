import { runStep } from './steps.mjs'

/**
 * Composes the English bank into content/dist, unless what is there was made of the very same files.
 * @returns {Promise<import('./steps.mjs').StepResult>}
 */
export const buildBank = () =>
  runStep({ name: 'English bank', commands: [[process.execPath, 'content/src/artefact/make.ts']] })
