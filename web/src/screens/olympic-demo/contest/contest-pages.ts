/**
 * The exercises of the mock contest by the N of their page, from easy kinds to harder ones (C-519). Every kind is asked,
 * alone or as a part of a combined exercise (C-526).
 */
export const contestPages: readonly string[] = [
  '34',
  '16',
  '48A',
  '106',
  '42A',
  '87',
  '12',
  '20',
  '4',
  '122',
  '89',
  '13',
  '15',
  '57',
  '41',
  '44A',
  '17',
  '43A',
  '128',
  '116',
  '131',
]
