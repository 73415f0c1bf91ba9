let watching = false

/**
 * Keeps the mark `data-scrollbar` on the root while the page has a scroll bar that takes room. A modal holds the page
 * still and keeps that room then, and only then: nothing jumps, and no strip is left bare (theme/base.css).
 * Later calls do nothing.
 */
export function watchScrollBar(): void {
  if (watching) return
  watching = true
  const root = document.documentElement
  const look = () => root.toggleAttribute('data-scrollbar', window.innerWidth > root.clientWidth)
  const observer = new ResizeObserver(look)
  observer.observe(root)
  observer.observe(document.body)
  look()
}
