import { expect, test } from 'vitest'
import { isPictureVariant, pictureOf, showsPictures } from './picture-answers.ts'

const settings = (imageAnswers: boolean) => ({ answers: { imageAnswers } })
const asked = (optionType: string, imageAnswers = false) => ({ optionType, settings: settings(imageAnswers) })
const option = (answer: string, imageUrl = '') => ({ answer, imageUrl })

test.each(['LISTENPICTURE', ' listenpicture ', 'LISTEN_PICTURE', 'ONECHOICE_IMAGE', 'MULTIPLECHOICE_PICTURE'])(
  'C-397, C-398 the answers of the variant %s are pictures',
  (optionType) => {
    expect(isPictureVariant(optionType)).toBe(true)
    expect(pictureOf(asked(optionType), option('/pictures/cat.svg'))).toEqual({ url: '/pictures/cat.svg', caption: '' })
  },
)

test.each(['', 'ONECHOICE_ANSWER', 'SOMETHING_NEW', 'TICKTF_TRUEORFALSE'])(
  'C-398 the answers of the variant %j stay what they say',
  (optionType) => {
    expect(isPictureVariant(optionType)).toBe(false)
    expect(pictureOf(asked(optionType), option('/pictures/cat.svg'))).toEqual({ url: '', caption: '/pictures/cat.svg' })
  },
)

test('C-413, C-428 the setting makes addresses pictures', () => {
  for (const address of ['/pictures/cat.svg', '/files/8f2c', 'https://example.com/cat.png', 'cat.png'])
    expect(pictureOf(asked('', true), option(address))).toEqual({ url: address, caption: '' })
})

test('C-385 words among answers that are pictures stay words', () => {
  for (const words of ['a cat', 'none', 'It is at 7 a.m.', 'yes/no'])
    expect(pictureOf(asked('LISTENPICTURE', true), option(words))).toEqual({ url: '', caption: words })
})

test('C-402 the picture of an option shows whatever the settings say, with its answer below as words', () => {
  for (const question of [asked(''), asked('', true), asked('LISTENPICTURE')])
    expect(pictureOf(question, option('a cow', '/cow.svg'))).toEqual({ url: '/cow.svg', caption: 'a cow' })
  expect(pictureOf(asked(''), option('/cow.svg', '/cow.svg'))).toEqual({ url: '/cow.svg', caption: '' })
})

test('C-415 options stand in columns of pictures where one of them is a picture', () => {
  const holding = (...answers: ReturnType<typeof option>[]) => ({ ...asked(''), answers })
  expect(showsPictures(holding(option('a cat'), option('a cow', '/cow.svg')))).toBe(true)
  expect(showsPictures(holding(option('a cat'), option('/cow.svg')))).toBe(false)
  expect(showsPictures({ ...holding(option('/cow.svg')), ...asked('LISTENPICTURE') })).toBe(true)
})
