/** The vocabulary of the bank; read from its files at the first use, since most servers begin with another page. */
export const readVocabulary = async () => (await import('@phuong/content/vocabulary')).vocabulary
