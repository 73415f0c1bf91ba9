import { useMedia } from '@phuong/ui/use-media'

/** Whether the page has the width for the columns of a table; its rows are cards where it has not. */
export const useIsTable = (): boolean => useMedia('(min-width: 960px)')
