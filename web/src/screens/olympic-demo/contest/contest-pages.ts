/**
 * The exercises of the mock contest by the N of their page, from easy kinds to harder ones (C-519). Each kind stands alone
 * but for three, WordForm, ErrorCorrection and Conjugation, which are parts of the combined exercise 128 (C-526).
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
