import { Pager, type PagerProps } from '@phuong/ui/staff/Pager'

/** The pages of a list, drawn once there is more than one. */
export function PageOf(props: Pick<PagerProps, 'index' | 'size' | 'total' | 'onPage'>) {
  if (props.total <= props.size && props.index === 0) return null
  return <Pager {...props} />
}
