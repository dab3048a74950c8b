/** How long the report of an import can be read. */
export const KEEP_REPORTS_DAYS = 90
