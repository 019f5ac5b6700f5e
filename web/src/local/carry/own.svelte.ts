/** How often games of this device have come or gone while this page was open: lists look again. */
export const own = $state({ changes: 0 });
