import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** The query of the address, and a way to put another one in its place. */
export const useAddressQuery = (): [
  URLSearchParams,
  (query: URLSearchParams, options?: { replace?: boolean }) => void,
] => {
  const { search } = useLocation()
  const navigate = useNavigate()
  const query = useMemo(() => new URLSearchParams(search), [search])
  const put = useCallback(
    (next: URLSearchParams, options: { replace?: boolean } = {}) => navigate({ search: next.toString() }, options),
    [navigate],
  )
  return [query, put]
}
