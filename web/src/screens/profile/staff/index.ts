/** What of the profile teachers and managers alone see: a file of its own, which no pupil loads. */
export { SentInvitations } from './SentInvitations.tsx'
export { StaffCards } from './StaffCards.tsx'
