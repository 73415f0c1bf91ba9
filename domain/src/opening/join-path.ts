/** Where the link of a class leads, before its code (B-095). */
export const JOIN_PATH = '/join/'
