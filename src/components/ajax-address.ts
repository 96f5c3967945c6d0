/**
 * The address of a call of WordPress's own. In a shop of several languages it
 * carries one.
 *
 * @param ajaxUrl As the page's settings have it.
 * @param query   Such as `action=x`.
 */
export const ajaxAddress = ( ajaxUrl: string, query: string ): string =>
	ajaxUrl + ( ajaxUrl.includes( '?' ) ? '&' : '?' ) + query;
