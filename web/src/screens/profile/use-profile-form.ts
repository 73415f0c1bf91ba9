import {
  draftOfProfile,
  type Profile,
  type ProfileDraft,
  profileForm,
  profileOfDraft,
} from '@phuong/domain/forms/profile'
import { hasRole } from '@phuong/domain/people/roles'
import { toast } from '@phuong/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { askAnew } from '../../api/ask-anew.ts'
import type { Me } from '../../api/auth-state.ts'
import { isCallError } from '../../api/call-error.ts'
import { updateRow } from '../../api/crud.ts'
import { hashOf } from '../../api/password-hash.ts'
import { authQuery } from '../../api/session-query.ts'
import { now } from '../../browser/clock.ts'
import type { ChangedFields } from '../../widgets/change/merge.ts'
import { useChangeForm } from '../../widgets/form/use-change-form.ts'
import { profileOf } from './draft.ts'
import { texts } from './texts.ts'

const users = { subModuleName: 'USERS', entityName: 'Users' } as const

/** What the server says of a field, where the form has it. */
const faultsOf = (error: unknown): Partial<Record<keyof ProfileDraft, string>> => {
  if (!isCallError(error)) return {}
  const { fullName, ...faults } = error.fields as Partial<Record<string, string>>
  return { ...faults, ...(fullName !== undefined && { lastName: fullName }) }
}

/** The form of the own profile: after it was stored, who is signed in is read anew with the same session. */
export const useProfileForm = (me: Me, fields: ChangedFields<ProfileDraft>) => {
  const client = useQueryClient()
  return useChangeForm<Profile, ProfileDraft, Profile>({
    schema: (first: ProfileDraft) => profileForm(first, { isPupil: hasRole(me, 'student'), now: now() }),
    row: profileOf(me),
    draftOf: draftOfProfile,
    fields,
    send: async (draft, seen) => {
      const profile = profileOfDraft(draft)
      const wire = { ...profile, sex: profile.sex === true ? 1 : 0 }
      const proof = profile.phone === seen.phone ? {} : { CurrentPassword: hashOf(draft.CurrentPassword) }
      await updateRow(users, me.id, wire, { ...seen }, proof)
      return profile
    },
    refresh: () => askAnew(client, { queryKey: authQuery.queryKey }),
    rowAfter: (sent) => {
      const person = client.getQueryData(authQuery.queryKey)?.loggedInUser
      return person ? profileOf(person) : sent
    },
    onSaved: () => toast.success(texts.saved),
    faultsOf,
  })
}

export type ProfileFormState = ReturnType<typeof useProfileForm>
