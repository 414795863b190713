/** Set in a tab in which somebody ceased to belong to their company: the next page says why it is another one. */
export const LEFT_COMPANY = 'left-company';
