/** Opens the filters. */
export const FILTERS_BUTTON = '.filters-button';

/** Links and buttons that the listing's script handles; those in the filters are their component's. */
export const HANDLED_SELECTOR = `${ FILTERS_BUTTON },.filter-chips a,.listing-more a,.listing-previous a,button[data-display]`;
