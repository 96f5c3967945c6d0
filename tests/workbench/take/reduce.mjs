/**
 * Runs in a browser: reduces a page of the shop to a widget's markup and what is
 * needed to load it.
 *
 * @param {{ html: string, parts: string[], island: string }} given
 * @return {{ lang: string, styles: string[], body: string, boxes: import('./shell.mjs').Boxes }} Addresses of styles, HTML, and the page's data.
 */
export function reduce( { html, parts, island } ) {
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
	// Of a long select only some options are kept.
	for ( const group of page.querySelectorAll( 'optgroup' ) ) {
		for ( const option of [ ...group.children ].slice( 3 ) ) {
			option.remove();
		}
	}

	return {
		lang: page.documentElement.lang,
		styles,
		body: page.body.outerHTML,
		boxes: { settings, islands },
	};
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
