import { Children, isValidElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

type Drawn = { readonly type: string; readonly props: Readonly<Record<string, unknown>>; readonly text: string }

/** The words that a node shows. */
const textOf = (node: ReactNode): string =>
  typeof node === 'string' || typeof node === 'number'
    ? String(node)
    : drawn(node)
        .map((one) => one.text)
        .join('')

type Component = (props: object) => ReactNode

/**
 * The elements of a page that a node is drawn as, outermost first, with what their handlers are: for tests that press
 * buttons without a browser. What hooks keep is what they keep at first, and no context is given.
 */
export const elementsOf = (node: ReactNode): Drawn[] => {
  const elements: Drawn[] = []
  renderToStaticMarkup(<WhileDrawn act={() => elements.push(...allOf(node))} />)
  return elements
}

/** Hooks work only while something is drawn. */
function WhileDrawn({ act }: { act(): void }) {
  act()
  return null
}

const allOf = (node: ReactNode): Drawn[] =>
  drawn(node).flatMap((one) => [one, ...allOf(one.props.children as ReactNode)])

const drawn = (node: ReactNode): Drawn[] =>
  Children.toArray(node).flatMap((child): Drawn[] => {
    if (!isValidElement<Record<string, unknown>>(child)) return []
    if (typeof child.type === 'function') return drawn((child.type as Component)(child.props))
    if (typeof child.type !== 'string') return drawn(child.props.children as ReactNode)
    return [{ type: child.type, props: child.props, text: childText(child.props.children as ReactNode) }]
  })

const childText = (node: ReactNode): string => Children.toArray(node).map(textOf).join('')
