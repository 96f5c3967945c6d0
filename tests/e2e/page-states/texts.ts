import type { Page } from '@playwright/test';

/** A text that contains letters, and the element that shows or announces it. */
export interface FoundText {
	readonly text: string;
	readonly element: string;
}

/**
 * Finds texts outside the marks of the pseudo-locale: visible texts, accessible
 * names, and texts in the data of scripts.
 *
 * @param page A page in the pseudo-locale.
 */
export const findUnmarkedTexts = ( page: Page ): Promise< FoundText[] > =>
	page.evaluate( collect );

/** Runs in the page. */
function collect(): FoundText[] {
	const found: FoundText[] = [];
	const textAttributes = [
		'aria-label',
		'aria-description',
		'aria-roledescription',
		'aria-valuetext',
		'alt',
		'title',
		'placeholder',
		'label',
	];
	const hasLetters = ( text: string ) => /\p{L}{2}/u.test( text );

	// Marks may be around elements: a text is marked while one is open.
	let open = 0;
	const removeMarked = ( text: string ): string => {
		let rest = '';
		for ( const letter of text ) {
			if ( letter === '⟦' || letter === '⟨' ) {
				open++;
				rest += ' ';
			} else if ( letter === '⟧' || letter === '⟩' ) {
				open = Math.max( 0, open - 1 );
			} else if ( open === 0 ) {
				rest += letter;
			}
		}
		return rest.replace( /\s+/g, ' ' ).trim();
	};
	const report = ( text: string, element: Element | null, what: string ) => {
		if ( hasLetters( text ) ) {
			found.push( {
				text,
				element: `${ what } ${ (
					element?.cloneNode( false ) as Element | undefined
				 )?.outerHTML.slice( 0, 200 ) }`,
			} );
		}
	};
	const attribute = ( text: string ) => {
		const before = open;
		open = 0;
		const rest = removeMarked( text );
		open = before;
		return rest;
	};

	// Texts for scripts are under these keys.
	const readData = ( data: unknown, isText: boolean, element: Element ) => {
		if ( typeof data === 'string' ) {
			if ( isText ) {
				report( attribute( data ), element, 'data' );
			}
			return;
		}
		if ( data && typeof data === 'object' ) {
			for ( const [ name, value ] of Object.entries( data ) ) {
				readData(
					value,
					isText || /^(labels|texts|messages|i18n)$/.test( name ),
					element
				);
			}
		}
	};
	const readJson = ( json: string | null, element: Element ) => {
		if ( json?.startsWith( '{' ) ) {
			readData( JSON.parse( json ), false, element );
		}
	};

	const readElement = ( element: Element ) => {
		for ( const name of textAttributes ) {
			report(
				attribute( element.getAttribute( name ) ?? '' ),
				element,
				name
			);
		}
		if (
			element instanceof HTMLInputElement &&
			[ 'submit', 'button', 'reset' ].includes( element.type )
		) {
			report( attribute( element.value ), element, 'value' );
		}
		readJson( element.getAttribute( 'data-island-props' ), element );
		readJson( element.getAttribute( 'data-settings' ), element );
		if ( element instanceof HTMLTemplateElement ) {
			read( element.content );
		}
	};

	const read = ( root: Node ) => {
		for ( const node of root.childNodes ) {
			if ( node instanceof Text ) {
				report( removeMarked( node.data ), node.parentElement, 'text' );
			} else if ( node instanceof HTMLScriptElement ) {
				if ( node.type === 'application/json' ) {
					readJson( node.textContent, node );
				}
			} else if (
				node instanceof Element &&
				! [ 'STYLE', 'NOSCRIPT', 'svg' ].includes( node.nodeName )
			) {
				readElement( node );
				read( node );
			}
		}
	};

	open = 0;
	report( attribute( document.title ), document.head, 'title' );
	read( document.body );
	if ( open > 0 ) {
		found.push( { text: 'a mark is not closed', element: 'body' } );
	}
	return found;
}
