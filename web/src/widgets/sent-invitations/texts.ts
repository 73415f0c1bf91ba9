/** [new] Invitations of pupils into a class, to those who have sent them (D06). */
export const sentInvitationTexts = {
  withdraw: 'Thu hồi',
  withdrawOf: (login: string) => `Thu hồi lời mời: ${login}`,
  withdrawn: (login: string) => `Đã thu hồi lời mời ${login}.`,
} as const
