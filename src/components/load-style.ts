/** Each style asked for once. */
const styles = new Map< string, Promise< void > >();

/**
 * Loads a style that the page did not come with. One that fails is not waited
 * for: what it is for still works.
 *
 * @param href Its address.
 */
export function loadStyle( href: string ): Promise< void > {
	const known = styles.get( href );
	if ( known ) {
		return known;
	}
	const isThere = [ ...document.styleSheets ].some(
		( sheet ) => sheet.href === new URL( href, document.baseURI ).href
	);
	const promise = isThere
		? Promise.resolve()
		: new Promise< void >( ( resolve ) => {
				const link = document.createElement( 'link' );
				link.rel = 'stylesheet';
				link.href = href;
				link.onload = () => resolve();
				link.onerror = () => resolve();
				document.head.append( link );
			} );
	styles.set( href, promise );
	return promise;
}
