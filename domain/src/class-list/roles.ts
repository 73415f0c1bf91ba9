/** What a column of a list holds. */
export type ColumnRole =
  | 'number'
  /** family and middle names, where the given name has a column of its own */
  | 'family'
  | 'given'
  | 'name'
  | 'birthday'
  | 'day'
  | 'month'
  | 'year'
  | 'sex'
  /** a column with a mark for boys, or for girls */
  | 'male'
  | 'female'
  | 'userName'

/** The cells of one pupil by what they hold; '' for what is not there. */
export type Cells = (role: ColumnRole) => string
