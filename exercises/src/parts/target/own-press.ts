/**
 * Whether a change of a box to tick was a press of its own, not the second of a double tap, which would take away what the
 * first has picked. React makes the change of what the browser calls a click.
 */
export const isOwnPress = ({ nativeEvent }: { readonly nativeEvent: object }): boolean =>
  !('detail' in nativeEvent && typeof nativeEvent.detail === 'number' && nativeEvent.detail > 1)
