import type { askedFor as AskedFor } from './opening';

/**
 * Tabs by the pattern of the ARIA authoring practices: one of them in the order
 * of the Tab key, arrows move and show at once. Until this runs the links lead
 * to their panels, and the one that is asked for shows.
 *
 * @param root     The page.
 * @param askedFor Which element an address asks for.
 */
export function enhanceTabList(
	root: Document,
	askedFor: typeof AskedFor
): void {
	for ( const box of root.querySelectorAll< HTMLElement >(
		'.product-tabs--tabs'
	) ) {
		enhance( root, box, askedFor );
	}
}

function enhance(
	root: Document,
	box: HTMLElement,
	askedFor: typeof AskedFor
): void {
	const list = box.querySelector( '.product-tabs__list' );
	const tabs = [
		...box.querySelectorAll< HTMLAnchorElement >( '.product-tabs__tab' ),
	];
	const panels = tabs.map( ( tab ) => root.getElementById( idOf( tab ) ) );

	const show = ( shown: number ): void => {
		tabs.forEach( ( tab, index ) => {
			const isShown = index === shown;
			tab.setAttribute( 'aria-selected', String( isShown ) );
			tab.tabIndex = isShown ? 0 : -1;
			tab.classList.toggle( 'is-open', isShown );
			panels[ index ]?.toggleAttribute( 'hidden', ! isShown );
		} );
	};

	/** The tab whose panel an element is, or stands in. */
	const tabOf = ( id: string ): number => {
		const element = id ? root.getElementById( id ) : null;
		return panels.findIndex( ( panel ) =>
			panel?.contains( element ?? root )
		);
	};

	const showAsked = ( id: string ): boolean => {
		const asked = tabOf( id );
		if ( asked < 0 ) {
			return false;
		}
		show( asked );
		return true;
	};

	list?.setAttribute( 'role', 'tablist' );
	tabs.forEach( ( tab, index ) => {
		tab.setAttribute( 'role', 'tab' );
		tab.setAttribute( 'aria-controls', idOf( tab ) );
		tab.parentElement?.setAttribute( 'role', 'presentation' );
		panels[ index ]?.setAttribute( 'role', 'tabpanel' );
		panels[ index ]?.setAttribute( 'aria-labelledby', tab.id );
		tab.addEventListener( 'click', ( event ) => {
			event.preventDefault();
			show( index );
		} );
		tab.addEventListener( 'keydown', ( event ) => {
			const next = nextTab( event.key, index, tabs.length );
			if ( next !== undefined ) {
				event.preventDefault();
				show( next );
				tabs[ next ]?.focus();
			}
		} );
	} );
	box.dataset.ready = '';

	if ( ! showAsked( askedFor( location ) ) ) {
		show(
			Math.max(
				0,
				tabs.findIndex( ( tab ) => tab.classList.contains( 'is-open' ) )
			)
		);
	}
	window.addEventListener( 'hashchange', () =>
		showAsked( askedFor( location ) )
	);
	root.addEventListener( 'click', ( event ) => {
		const link =
			event.target instanceof Element &&
			event.target.closest< HTMLAnchorElement >( 'a[href^="#"]' );
		if ( link && ! tabs.includes( link ) ) {
			showAsked( askedFor( link ) );
		}
	} );
}

function idOf( tab: HTMLAnchorElement ): string {
	return tab.hash.slice( 1 );
}

/** Where a key leads among the tabs, round and round. */
export function nextTab(
	key: string,
	now: number,
	count: number
): number | undefined {
	const places: Record< string, number > = {
		ArrowRight: ( now + 1 ) % count,
		ArrowLeft: ( now - 1 + count ) % count,
		Home: 0,
		End: count - 1,
	};
	return places[ key ];
}
