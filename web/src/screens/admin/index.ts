/**
 * The screens of administrators in one file: each name of a file stands in the first script of every page, and who opens one
 * of them opens the next (docs/trust.md P9).
 */
export { AccountLists } from './account-lists/index.tsx'
export { Hosts } from './hosts/index.tsx'
export { Jobs } from './jobs/index.tsx'
export { Links } from './links/index.tsx'
export { OutgoingMail } from './mail/index.tsx'
export { Places } from './places/index.tsx'
export { Site } from './site/index.tsx'
