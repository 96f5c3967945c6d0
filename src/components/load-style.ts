/** Requested styles by address; each is loaded once. */
const styles = new Map< string, Promise< void > >();

/** Loads a stylesheet on demand. Also resolves if it fails: the feature works without it. */
export function loadStyle( href: string ): Promise< void > {
	const known = styles.get( href );
	if ( known ) {
		return known;
	}
	const isLoaded = [ ...document.styleSheets ].some(
		( sheet ) => sheet.href === new URL( href, document.baseURI ).href
	);
	const promise = isLoaded
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
