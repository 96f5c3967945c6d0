/**
 * A category of the portfolio in the place of the one that is shown. Where that
 * fails, the link is followed.
 */
import { announce, defineIsland, readPage, scan } from '@vitrina/core';
import { isModified } from '../../core/modified';

/** What one category's page has in another way than the next. */
const PARTS = [ '.breadcrumbs', '.page-header', '.portfolio-list' ];

defineIsland( 'portfolio-filter', {
	mount( nav ) {
		let shown = addressOf( window.location.href );
		let turn = 0;

		async function show( url: string, isStep: boolean ): Promise< void > {
			const own = ++turn;
			setBusy( true );
			try {
				const page = await fetchPage( url );
				if ( own !== turn ) {
					return;
				}
				if ( isStep ) {
					window.history.pushState( null, '', url );
				}
				shown = addressOf( url );
				take( page, nav );
				setBusy( false );
			} catch {
				window.location.assign( url );
			}
		}

		const click = ( event: MouseEvent ) => {
			const link = ( event.target as Element ).closest( 'a' );
			if ( link && ! isModified( event ) ) {
				event.preventDefault();
				void show( link.href, true );
			}
		};
		const traverse = () => {
			const { href } = window.location;
			if ( addressOf( href ) !== shown ) {
				void show( href, false );
			}
		};
		nav.addEventListener( 'click', click );
		window.addEventListener( 'popstate', traverse );
		return () => {
			nav.removeEventListener( 'click', click );
			window.removeEventListener( 'popstate', traverse );
		};
	},
} );

const addressOf = ( url: string ) => url.split( '#' )[ 0 ] as string;

async function fetchPage( url: string ): Promise< Document > {
	const { status, html } = await readPage( url, {} );
	const page = new DOMParser().parseFromString( html, 'text/html' );
	if ( status !== 200 || ! page.querySelector( '.portfolio-list' ) ) {
		throw new Error( `No portfolio at ${ url }` );
	}
	return page;
}

/** The links stay, with the focus on one of them. */
function take( page: Document, nav: Element ): void {
	for ( const part of PARTS ) {
		const next = page.querySelector( part );
		if ( next ) {
			document
				.querySelector( part )
				?.replaceWith( document.importNode( next, true ) );
		}
	}
	const current = page.querySelector< HTMLAnchorElement >(
		'[data-island="portfolio-filter"] [aria-current]'
	);
	for ( const link of nav.querySelectorAll( 'a' ) ) {
		link.ariaCurrent =
			link.getAttribute( 'href' ) === current?.getAttribute( 'href' )
				? 'page'
				: null;
	}
	document.title = page.title;
	announce( page.querySelector( 'h1' )?.textContent ?? '' );
	scan();
}

function setBusy( isBusy: boolean ): void {
	document
		.querySelector( '.portfolio-list' )
		?.toggleAttribute( 'data-busy', isBusy );
}
