/** Opens the filters. */
export const FILTERS_BUTTON = '.filters-button';

/** Links and buttons that the listing's script handles; the filters are a component. */
export const HANDLED_SELECTOR = `${ FILTERS_BUTTON },.filter-chips a,.listing-more a,.listing-previous a,button[data-display]`;
