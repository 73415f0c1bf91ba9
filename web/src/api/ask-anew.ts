import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query'

/**
 * Asks anew for what something that was just done has changed. What was asked before it and is still on its way is given
 * up: it may tell what stood before, and a first answer would not be asked for again.
 */
export const askAnew = async (client: QueryClient, filters: InvalidateQueryFilters): Promise<void> => {
  await client.cancelQueries(filters)
  await client.invalidateQueries(filters)
}
