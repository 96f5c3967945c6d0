/**
 * @param {string} text
 * @return {string} Escaped for HTML and attributes.
 */
export function escape( text ) {
	return text
		.replaceAll( '&', '&amp;' )
		.replaceAll( '<', '&lt;' )
		.replaceAll( '"', '&quot;' );
}

/**
 * @param {string}  name
 * @param {unknown} props
 * @param {string}  fallback HTML.
 * @return {string} The island's element as PHP prints it.
 */
export function makeIsland( name, props, fallback ) {
	return `<div data-island="${ name }" data-island-load="now" data-island-props="${ escape(
		JSON.stringify( props )
	) }">${ fallback }</div>`;
}
