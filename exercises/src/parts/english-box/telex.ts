/** Breve, circumflex, horn and đ make the letters ă â đ ê ô ơ ư; the five tones come of typing 'his' or 'bus' in Telex. */
const vietnameseMark = /[\u0300-\u0303\u0306\u0309\u031b\u0323\u0111\u0110]/u

/** Whether a keyboard set to Vietnamese typed into an English text (docs/protocol.md 6). */
export const looksVietnamese = (text: string): boolean => vietnameseMark.test(text.normalize('NFD'))
