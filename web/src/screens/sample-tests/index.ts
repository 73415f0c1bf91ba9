/** The screens of sample tests in one file, as those of administrators are (admin/index.ts). */
export { SampleTestClasses } from './classes/index.tsx'
export { SampleTests } from './tests/index.tsx'
export { SampleTestUnits } from './units/index.tsx'
