/** Opens the filters. */
export const FILTERS_BUTTON = '.filters-button';

/** Links and buttons that the listing's script handles. The filters' component handles those in the filters. */
export const HANDLED_SELECTOR = `${ FILTERS_BUTTON },.filter-chips a,.listing-more a,.listing-previous a,button[data-display]`;
