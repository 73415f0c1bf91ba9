import type { NamedList } from '@phuong/domain/people/account-lists'
import { ScriptsContext } from '@phuong/exercises/screens'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSurroundings } from '../surroundings.ts'
import type { SatQuestion } from './question.ts'

type Props = {
  sittingId: string
  questions: readonly SatQuestion[]
  children: ReactNode
}

const readers: NamedList = 'listening-scripts'

/** Under every player what is said in it, for a pupil who does not hear it; nobody else loads anything of this. */
export function WithScripts({ sittingId, questions, children }: Props) {
  const { me } = useSurroundings()
  const { data = null } = useQuery({
    queryKey: ['exam', 'scripts', sittingId, questions.map((question) => [question.id, 'whole' in question])],
    enabled: me.flags.includes(readers),
    staleTime: Number.POSITIVE_INFINITY,
    // functions are no data that may be compared field by field
    structuralSharing: false,
    queryFn: async ({ signal }) => (await import('./scripts.tsx')).readScripts({ sittingId, questions }, signal),
  })
  return <ScriptsContext value={data}>{children}</ScriptsContext>
}
