/** The screens of test papers in one file, as those of administrators are (admin/index.ts). */
export { PaperList } from './list/index.tsx'
export { PaperPage } from './paper/index.tsx'
export { PaperUpload } from './upload/index.tsx'
