import { dialled, noContact } from '@phuong/domain/site/contact'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { askContact } from '../../widgets/site-footer/ask-contact.ts'
import { SiteFooter } from '../../widgets/site-footer/SiteFooter.tsx'
import { VisitorNavigation } from './VisitorNavigation.tsx'

/*
 * What stands around the pages of visitors alone; a sitting carries none of it. Until the settings are there, and without
 * them, it is what it is with empty ones: nothing waits for them.
 */
const visitorQuery = queryOptions({
  queryKey: ['contact', 'visitor'],
  queryFn: ({ signal }) => askContact(signal).catch(() => noContact),
  staleTime: Number.POSITIVE_INFINITY,
})

type BarProps = { signedIn: boolean }

/** The ways of a visitor, home among them as the settings have it (C-053, C-058). */
export function VisitorBar({ signedIn }: BarProps) {
  return (
    <Suspense fallback={<VisitorNavigation signedIn={signedIn} />}>
      <KnownBar signedIn={signedIn} />
    </Suspense>
  )
}

function KnownBar({ signedIn }: BarProps) {
  const { providerHome } = useSuspenseQuery(visitorQuery).data
  return <VisitorNavigation signedIn={signedIn} home={providerHome || '/'} />
}

/** The foot of a visitor's page (C-050, C-051). */
export function VisitorFooter() {
  return (
    <Suspense fallback={<Foot {...noContact} />}>
      <KnownFoot />
    </Suspense>
  )
}

function KnownFoot() {
  return <Foot {...useSuspenseQuery(visitorQuery).data} />
}

function Foot({ address, phone }: { address: string; phone: string }) {
  return <SiteFooter contact={{ address, phone, dialled: dialled(phone) }} />
}
