/** Whose work is in the product, and under which licences; a plain file beside the page. */
export const noticesPath = '/notices.txt'

export const noticesName = 'Giấy phép và nguồn'
