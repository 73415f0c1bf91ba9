import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Asks anew for what something that was just done has changed. What was asked before it and is still on its way is given
 * up: it may tell what stood before.
 */
export const askAnew = async (client: QueryClient, { queryKey }: { readonly queryKey: QueryKey }): Promise<void> => {
  await client.cancelQueries({ queryKey })
  await client.invalidateQueries({ queryKey })
}
