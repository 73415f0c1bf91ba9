/** The pages whose questions the dashboard shows, by their N, one kind each (C-535). */
export const dashboardSamples = ['33', '49', '52', '55', '39', '46', '36', '42', '18', '43', '45'] as const
