/** What one worker opens to the database, its queues apart: every e-mail that is being sent holds one for its lock. */
export const CONNECTIONS = 12
