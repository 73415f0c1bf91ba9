import { expect, test } from 'vitest'
import { asLearnt, ipaOf } from './ipa.ts'
import { pronunciationOf, words } from './words.ts'

test.each([
  ['K AE1 T', '/kæt/'],
  ['AH0 B AW1 T', '/əˈbaʊt/'],
  ['K AH0 M P Y UW1 T ER0', '/kəmˈpjuːtər/'],
  ['S IH1 NG ER0', '/ˈsɪŋər/'],
  ['EH2 L AH0 V EY1 T ER0', '/ˌeləˈveɪtər/'],
  ['AY1 S # K R IY1 M', '/aɪs kriːm/'],
  ['HH AE1 P IY0', '/ˈhæpi/'],
  ['K ER0 IH1 R', '/kəˈrɪr/'],
  ['JH EH2 N ER0 EY1 SH AH0 N', '/ˌdʒenəˈreɪʃən/'],
  ['HH ER1 IY0', '/ˈhɜːri/'],
  ['IH2 M P AO1 R T AH0 N T', '/ɪmˈpɔːrtənt/'],
  ['EH2 N JH OY1', '/enˈdʒɔɪ/'],
  ['AH2 N IY1 Z IY0', '/ʌnˈiːzi/'],
  ['IH2 M AE2 JH AH0 N EY1 SH AH0 N', '/ɪˌmædʒəˈneɪʃən/'],
  ['W ER2 L D W AY1 D', '/ˌwɜːrldˈwaɪd/'],
  ['F AO2 R T IY1 N', '/ˌfɔːrˈtiːn/'],
  ['B AE1 TH R UW2 M', '/ˈbæθruːm/'],
  ['HH AW1 S W ER2 K', '/ˈhaʊswɜːrk/'],
  ['AY1 S # S K EY2 T IH0 NG', '/ˈaɪs skeɪtɪŋ/'],
  ['G UH1 D # M AO1 R N IH0 NG', '/ɡʊd ˈmɔːrnɪŋ/'],
])('%s is %s', (arpabet, ipa) => {
  expect(ipaOf(arpabet)).toBe(ipa)
})

test.each([
  ['village', 'V IH1 L AH0 JH', '/ˈvɪlɪdʒ/'],
  ['orange', 'AO1 R AH0 N JH', '/ˈɔːrɪndʒ/'],
  ['manager', 'M AE1 N AH0 JH ER0', '/ˈmænɪdʒər/'],
  ['tennis', 'T EH1 N AH0 S', '/ˈtenɪs/'],
  ['rapid', 'R AE1 P AH0 D', '/ˈræpɪd/'],
  ['artist', 'AA1 R T AH0 S T', '/ˈɑːrtɪst/'],
  ['minute', 'M IH1 N AH0 T', '/ˈmɪnɪt/'],
  ['credit card', 'K R EH1 D AH0 T # K AA1 R D', '/ˈkredɪt kɑːrd/'],
  ['post office', 'P OW1 S T # AO1 F AH0 S', '/ˈpoʊst ɔːfɪs/'],
  ['main course', 'M EY1 N # K AO1 R S', '/meɪn kɔːrs/'],
  ['carrot', 'K AE1 R AH0 T', '/ˈkærət/'],
  ['famous', 'F EY1 M AH0 S', '/ˈfeɪməs/'],
  ['quiet', 'K W AY1 AH0 T', '/ˈkwaɪət/'],
])('%s is learnt with the vowels and the stress that dictionaries for learners give', (headword, arpabet, ipa) => {
  expect(ipaOf(asLearnt(headword, arpabet))).toBe(ipa)
})

test('the bank has every pronunciation as it is learnt', () => {
  const others = words.filter((word) => {
    const arpabet = pronunciationOf(word) ?? ''
    return asLearnt(word.headword, arpabet) !== arpabet
  })
  expect(others.map(({ headword }) => headword)).toEqual([])
})

test('every headword of the bank has a pronunciation that can be written', () => {
  for (const word of words) {
    const arpabet = pronunciationOf(word)
    expect(arpabet, word.headword).toBeDefined()
    expect(ipaOf(arpabet ?? '')).toMatch(/^\/[a-zæðŋɑɔəɜɡɪʃʊʌʒθˈˌː ]+\/$/)
  }
})
