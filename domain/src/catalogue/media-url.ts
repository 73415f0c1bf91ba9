import { isImageUrl } from './image-url.ts'

/** Longest address that is looked at, in characters. */
const URL_MAX = 2048

/** A path below our own address; nothing that could leave an attribute or name another host. */
const OWN_PATH = /^\/(?![/\\])[^\s"'<>\\`]*$/

/** https, a host and a path; nothing that could leave an attribute. */
const HTTPS_URL = /^https:\/\/[a-z0-9.-]+(?::\d{1,5})?\/[^\s"'<>\\`]+$/i

const isShort = (text: unknown): text is string => typeof text === 'string' && text.length <= URL_MAX

/** Whether a text is the path of a file of our own: a picture or sound of the product, a stored upload (B-718). */
export const isOwnFile = (text: unknown): boolean =>
  isShort(text) && OWN_PATH.test(text) && !text.split(/[/?#]/).includes('..')

/** Whether an address may serve as the picture of a question: one of our own files, or what a person may type (B-716 to B-718). */
export const isPictureAddress = (text: unknown): boolean => isOwnFile(text) || isImageUrl(text)

/** Whether an address may serve as the sound or the film of a question: one of our own files, or https (B-718). */
export const isMediaAddress = (text: unknown): boolean => isOwnFile(text) || (isShort(text) && HTTPS_URL.test(text))
