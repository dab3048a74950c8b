/** Bytes of the header and the definition. */
export const HEAD_MAX = 256 * 1024
/** Bytes of one row: what comes after them is not kept, so that memory stays steady whatever a file holds. */
export const ROW_MAX = 256 * 1024
/** Characters of DESCRIPTION and of SUMMARY: twice what the format allows a description. */
export const TEXT_MAX = 65_536
/** Characters of any other field. */
export const FIELD_MAX = 2000
export const COLUMNS_MAX = 1000
/** Rows of one file. */
export const ROWS_MAX = 100_000
