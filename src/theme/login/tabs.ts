const STEPS: Readonly< Record< string, number > > = {
	ArrowRight: 1,
	ArrowLeft: -1,
};

/**
 * Makes two tabs of WooCommerce's two columns; their headings are the names.
 * One form alone needs none.
 *
 * @param panel The panel, before it is shown.
 */
export function enhanceTabs( panel: HTMLElement ): void {
	const list = panel.querySelector< HTMLElement >( '[role="tablist"]' );
	const columns = [
		...panel.querySelectorAll< HTMLElement >( '#customer_login > div' ),
	];
	if ( ! list || columns.length < 2 ) {
		return;
	}
	const tabs = columns.map( ( column, at ) => {
		const heading = column.querySelector( 'h2' );
		const tab = document.createElement( 'button' );
		tab.type = 'button';
		tab.role = 'tab';
		tab.id = `login-tab-${ at }`;
		tab.className = 'login-panel__tab';
		tab.textContent = heading?.textContent ?? '';
		heading?.remove();
		column.id ||= `login-form-${ at }`;
		column.role = 'tabpanel';
		column.setAttribute( 'aria-labelledby', tab.id );
		tab.setAttribute( 'aria-controls', column.id );
		tab.addEventListener( 'click', () => show( at ) );
		tab.addEventListener( 'keydown', ( { key } ) => {
			const step = STEPS[ key ];
			if ( step ) {
				const next = ( at + step + tabs.length ) % tabs.length;
				show( next );
				tabs[ next ]?.focus();
			}
		} );
		return tab;
	} );

	function show( shown: number ): void {
		tabs.forEach( ( tab, at ) => {
			tab.ariaSelected = String( at === shown );
			tab.tabIndex = at === shown ? 0 : -1;
		} );
		columns.forEach( ( column, at ) => {
			column.hidden = at !== shown;
		} );
		panel.querySelector( '.login-panel__notice' )?.replaceChildren();
	}

	list.append( ...tabs );
	list.hidden = false;
	show( 0 );
}
