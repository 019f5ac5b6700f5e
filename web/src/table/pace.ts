/** How fast a table is shown, and how patiently it is asked for; in milliseconds. */

/** How long an action of somebody else is shown before the next. */
export const BEAT = 380;
/** With more than this waiting, one catches up at once: nobody wants to watch a backlog. */
export const LONGEST_QUEUE = 9;

/** How long to wait before a table that cannot be reached is asked for again. */
export const RETRY = 1500;

/** How often a table that is behind what was heard is asked for again, and how soon. */
export const TRIES = 10;
export const AGAIN = 50;

export const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
