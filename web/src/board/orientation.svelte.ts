/** Whether the board stands upright: what is drawn beside it must then be turned as well. */
export const orientation = $state({ upright: false });
