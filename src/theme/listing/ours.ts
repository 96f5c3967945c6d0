/** Links and buttons whose work is done in place; those of the filters are their component's. */
export const OURS =
	'.filter-chips a,.listing-more a,.listing-previous a,button[data-display]';
