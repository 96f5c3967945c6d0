import type { targetIdOf as TargetIdOf } from './tab-from-url';

/**
 * Tabs after the ARIA Authoring Practices: one tab stop; arrows move the focus and
 * show the panel. Before this runs, the tabs are links to their panels.
 */
export function enhanceTabList(
	root: Document,
	targetIdOf: typeof TargetIdOf
): void {
	for ( const container of root.querySelectorAll< HTMLElement >(
		'.product-tabs--tabs'
	) ) {
		enhance( root, container, targetIdOf );
	}
}

function enhance(
	root: Document,
	container: HTMLElement,
	targetIdOf: typeof TargetIdOf
): void {
	const list = container.querySelector( '.product-tabs__list' );
	const tabs = [
		...container.querySelectorAll< HTMLAnchorElement >(
			'.product-tabs__tab'
		),
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

	/** The index of the tab whose panel contains an element; -1 for none. */
	const tabOf = ( id: string ): number => {
		const element = id ? root.getElementById( id ) : null;
		return panels.findIndex( ( panel ) =>
			panel?.contains( element ?? root )
		);
	};

	const showTabOf = ( id: string ): boolean => {
		const index = tabOf( id );
		if ( index < 0 ) {
			return false;
		}
		show( index );
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
	container.dataset.ready = '';

	if ( ! showTabOf( targetIdOf( location ) ) ) {
		show(
			Math.max(
				0,
				tabs.findIndex( ( tab ) => tab.classList.contains( 'is-open' ) )
			)
		);
	}
	window.addEventListener( 'hashchange', () =>
		showTabOf( targetIdOf( location ) )
	);
	root.addEventListener( 'click', ( event ) => {
		const link =
			event.target instanceof Element &&
			event.target.closest< HTMLAnchorElement >( 'a[href^="#"]' );
		if ( link && ! tabs.includes( link ) ) {
			showTabOf( targetIdOf( link ) );
		}
	} );
}

function idOf( tab: HTMLAnchorElement ): string {
	return tab.hash.slice( 1 );
}

/** The index of the tab that a key leads to; wraps around. */
export function nextTab(
	key: string,
	current: number,
	count: number
): number | undefined {
	const targets: Record< string, number > = {
		ArrowRight: ( current + 1 ) % count,
		ArrowLeft: ( current - 1 + count ) % count,
		Home: 0,
		End: count - 1,
	};
	return targets[ key ];
}
