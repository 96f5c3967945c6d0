/**
 * The address of an admin-ajax request with a query such as `action=x`. In multilingual
 * shops `ajaxUrl` already has a query with the language.
 */
export const ajaxAddress = ( ajaxUrl: string, query: string ): string =>
	ajaxUrl + ( ajaxUrl.includes( '?' ) ? '&' : '?' ) + query;
