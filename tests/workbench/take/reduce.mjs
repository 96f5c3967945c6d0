/**
 * Runs in a browser: reduces a page of the shop to a widget's markup and what is
 * needed to load it.
 *
 * @param {{ html: string, parts: string[], island: string, title: string }} given
 * @return {string} HTML.
 */
export function reduce( { html, parts, island, title } ) {
	const page = new DOMParser().parseFromString( html, 'text/html' );

	const kept = parts.flatMap( ( selector ) => {
		const found = [ ...page.querySelectorAll( selector ) ];
		if ( found.length === 0 ) {
			throw new Error( `The page has no ${ selector }.` );
		}
		return found;
	} );
	/** @param {Element} element */
	const isKept = ( element ) =>
		kept.some( ( part ) => part.contains( element ) );

	// Small styles are printed into the page, with the file's address in a comment.
	const styles = [
		...page.querySelectorAll(
			'link[rel="stylesheet"][id^="vitrina-"], style[id^="vitrina-"]'
		),
	].flatMap( ( style ) => {
		const address =
			style.getAttribute( 'href' ) ??
			/sourceURL=(\S+\/build\/\S+\.css)/.exec(
				style.textContent ?? ''
			)?.[ 1 ];
		return address ? [ address ] : [];
	} );

	/** @param {string} id */
	const readBox = ( id ) =>
		JSON.parse( page.getElementById( id )?.textContent ?? '{}' );
	const settings = readBox( 'vitrina-settings' );
	const all = readBox( 'vitrina-islands' );
	const own = all.islands?.[ island ] ?? { scripts: [], styles: [] };
	/**
	 * @param {string[]}           handles
	 * @param {Record<string, {}>} files
	 */
	const pick = ( handles, files = {} ) =>
		Object.fromEntries(
			handles
				.filter( ( handle ) => files[ handle ] )
				.map( ( handle ) => [ handle, files[ handle ] ] )
		);
	const islands = {
		islands: { [ island ]: own },
		libraries: all.libraries,
		scripts: pick(
			[ ...own.scripts, ...Object.values( all.libraries ?? {} ).flat() ],
			all.scripts
		),
		styles: pick( own.styles, all.styles ),
	};

	for ( const script of page.querySelectorAll( 'script, noscript, style' ) ) {
		if (
			! isKept( script ) ||
			/^(|module|text\/javascript)$/.test(
				script.getAttribute( 'type' ) ?? ''
			)
		) {
			script.remove();
		}
	}
	/** @param {Element} element */
	const strip = ( element ) => {
		for ( const child of [ ...element.childNodes ] ) {
			const isAround =
				child instanceof Element &&
				kept.some( ( part ) => child.contains( part ) );
			if ( isAround && ! isKept( child ) ) {
				strip( child );
			} else if ( ! isAround ) {
				child.remove();
			}
		}
	};
	strip( page.body );

	/**
	 * @param {string}  id
	 * @param {unknown} value
	 */
	const box = ( id, value ) =>
		`<script type="application/json" id="${ id }">\n${ JSON.stringify(
			value,
			null,
			'\t'
		).replaceAll( '<', '\\u003c' ) }\n</script>`;
	return [
		'<!doctype html>',
		`<html lang="${ page.documentElement.lang }">`,
		'<head>',
		'<meta charset="UTF-8">',
		'<meta name="viewport" content="width=device-width, initial-scale=1">',
		`<title>${ title }</title>`,
		...styles.map(
			( address ) => `<link rel="stylesheet" href="${ address }">`
		),
		'</head>',
		page.body.outerHTML.replace(
			/<\/body>$/,
			`\n${ box( 'vitrina-settings', settings ) }\n${ box( 'vitrina-islands', islands ) }\n</body>`
		),
		'</html>',
		'',
	].join( '\n' );
}

/**
 * Runs in a browser: returns the structure of a page's markup, without the parts
 * that depend on the shop's content (texts, ids, repeated entries).
 *
 * @param {string} html
 * @return {string[]} One line for each element.
 */
export function outline( html ) {
	const page = new DOMParser().parseFromString( html, 'text/html' );
	/** @type {string[]} */
	const lines = [];
	/**
	 * @param {Element} element
	 * @param {string}  indent
	 * @return {string} The lines of the element.
	 */
	const describe = ( element, indent ) => {
		const attributes = [ ...element.attributes ]
			.map( ( { name, value } ) =>
				name === 'class'
					? value
							.split( /\s+/ )
							.filter( Boolean )
							.map(
								( one ) => `.${ one.replace( /\d+/g, 'N' ) }`
							)
							.join( '' )
					: `[${ name }]`
			)
			.sort();
		/** @type {string[]} */
		const inside = [];
		for ( const child of element.children ) {
			const text = describe( child, `${ indent }  ` );
			if ( inside.at( -1 ) !== text ) {
				inside.push( text );
			}
		}
		return [
			`${ indent }${ element.localName }${ attributes.join( '' ) }`,
			...inside,
		].join( '\n' );
	};
	lines.push( ...describe( page.body, '' ).split( '\n' ) );
	return lines;
}
