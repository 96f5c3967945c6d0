/**
 * @param {string} text
 * @return {string} For HTML, attributes included.
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
 * @return {string} The box as PHP prints it.
 */
export function makeIsland( name, props, fallback ) {
	return `<div data-island="${ name }" data-island-load="now" data-island-props="${ escape(
		JSON.stringify( props )
	) }">${ fallback }</div>`;
}
