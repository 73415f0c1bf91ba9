import { expect, test } from 'vitest'
import { faultsIn } from '../forms/faults-in.ts'
import { type MenuLinkDraft, menuLinkForm, menuLinkOf, rolesTyped, typedRoles } from '../forms/menu-link.ts'
import { menuLinkFaults } from './texts.ts'

const draft: MenuLinkDraft = { label: ' Thư viện ', guide: false, address: ' https://sen.vn ', roles: 'teacher' }
const faults = (values: Partial<MenuLinkDraft>) => faultsIn(menuLinkForm.safeParse({ ...draft, ...values }))

test('A-072 the form of a link of the sidebar: a name, an address, a role; each fault at its field', () => {
  expect(faults({})).toEqual({})
  const { label, address, roles } = menuLinkFaults
  expect(faults({ label: ' ', address: 'javascript:alert(1)', roles: '' })).toEqual({ label, address, roles })
  // unlike a card, a link that leads nowhere is none
  expect(faults({ address: ' ' })).toEqual({ address })
})

test('A-072 C-219 a link to the user guide of the role asks for no address, and is sent without one', () => {
  expect(faults({ guide: true, address: 'javascript:alert(1)' })).toEqual({})
  expect(menuLinkOf({ ...draft, guide: true })).toMatchObject({ guide: true, address: '' })
  expect(menuLinkOf(draft)).toEqual({ label: 'Thư viện', guide: false, address: 'https://sen.vn', roles: ['teacher'] })
})

test('A-072 roles are held as one text, in one order, and nothing that is no role comes out of it', () => {
  expect(typedRoles(['administrator', 'student'])).toBe('student,administrator')
  expect(rolesTyped('student,administrator')).toEqual(['student', 'administrator'])
  expect(rolesTyped('student,,king,__proto__')).toEqual(['student'])
  expect(rolesTyped('')).toEqual([])
})
