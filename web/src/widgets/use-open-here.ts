import { useState } from 'react'
import { useLocation } from 'react-router'

/** Whether something of the frame around the pages is open: on the page where it was opened, and on no other one. */
export const useOpenHere = (): [open: boolean, setOpen: (open: boolean) => void] => {
  const { pathname } = useLocation()
  const [openedOn, setOpenedOn] = useState<string | null>(null)
  return [openedOn === pathname, (open) => setOpenedOn(open ? pathname : null)]
}
