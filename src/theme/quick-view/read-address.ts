/**
 * The product that the page's address names; empty when it names none.
 *
 * A quick view has an address of its own, the listing's with a hash: it can be
 * shared, Back closes it, Forward opens it again.
 */
export const readAddress = () =>
	/^#quick-view=([1-9]\d{0,18})$/.exec( window.location.hash )?.[ 1 ] ?? '';
