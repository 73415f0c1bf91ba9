type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'defaultPrevented'>

/** Whether these keys lead into the search: Ctrl K, on a Mac Cmd K, where nobody else has taken them. */
export const isSearchKey = ({ key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented }: Pressed): boolean =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey && !defaultPrevented

/** What the keys are called on a machine. @param platform as the browser calls it: 'MacIntel', 'Win32' */
export const keyNameOn = (platform: string): string => (/^(?:mac|ip)/i.test(platform) ? '⌘ K' : 'Ctrl K')
