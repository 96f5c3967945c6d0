/** Links and buttons whose work is done in place. */
export const OURS =
	'.filters-button,.filters a,.filter-chips a,.listing-more a,.listing-previous a,button[data-display],.filters__close';
