/**
 * The address of an admin-ajax request. In multilingual shops `ajaxUrl` already has a
 * query with the language.
 *
 * @param ajaxUrl From the page's settings.
 * @param query   Such as `action=x`.
 */
export const ajaxAddress = ( ajaxUrl: string, query: string ): string =>
	ajaxUrl + ( ajaxUrl.includes( '?' ) ? '&' : '?' ) + query;
