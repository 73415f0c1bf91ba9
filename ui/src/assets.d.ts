/** What the bundler gives for files that are not TypeScript. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
declare module '*.css'
declare module '*.css?raw' {
  const text: string
  export default text
}
declare module '*?url' {
  const address: string
  export default address
}
declare module '*.svg?no-inline' {
  const address: string
  export default address
}
declare module '*.avif' {
  const address: string
  export default address
}
declare module '@tabler/icons-react/dist/esm/icons/*' {
  import type { Icon } from '@tabler/icons-react'

  const icon: Icon
  export default icon
}
