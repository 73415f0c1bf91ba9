import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** The choices of city, district and school; each list is read once what it hangs on is chosen. */
export const usePlaces = (cityId: number | null, districtId: number | null) => ({
  cities: useQuery({ queryKey: ['places', 'cities'], queryFn: () => call('Cities_OPTIONS', {}), staleTime: staleMs }),
  districts: useQuery({
    queryKey: ['places', 'districts', cityId],
    queryFn: () => call('District_By_City_OPTIONS', { cityId: cityId ?? 0 }),
    enabled: cityId !== null,
    staleTime: staleMs,
  }),
  schools: useQuery({
    queryKey: ['places', 'schools', districtId],
    queryFn: () => call('Schools_By_District_OPTIONS', { districtId: districtId ?? 0 }),
    enabled: districtId !== null,
    staleTime: staleMs,
  }),
})

/** Units of the country change seldom, milliseconds. */
const staleMs = 600_000
