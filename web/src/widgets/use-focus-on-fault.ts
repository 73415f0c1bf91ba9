import { type RefObject, useEffect } from 'react'

/** Leads to the first field of a form that is wrong, whenever the findings change: by keyboard and by ear it is found there. */
export const useFocusOnFault = (form: RefObject<HTMLElement | null>, faults: object): void => {
  useEffect(() => {
    if (Object.keys(faults).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form, faults])
}
