/**
 * The levels of the sliding menu. Only one is visible and accessible at a time.
 */
const OPEN = 'is-open';

/**
 * Adds a Back button and a title to every sub-menu.
 *
 * @param panel The menu; its `data-back` is the text of the Back buttons.
 */
export function prepareLevels( panel: HTMLElement ): void {
	panel.classList.add( 'has-levels' );
	for ( const list of panel.querySelectorAll( '.sub-menu' ) ) {
		const back = document.createElement( 'button' );
		back.type = 'button';
		back.className = 'menu__back';
		back.innerHTML =
			'<svg class="icon" aria-hidden="true" focusable="false"><use href="#icon-back"/></svg>';
		back.append( panel.dataset.back ?? '' );
		back.addEventListener( 'click', () => leaveLevel( list ) );
		const header = document.createElement( 'li' );
		const name = nameOf( list );
		const title = document.createElement( 'span' );
		title.className = 'menu__title';
		title.textContent = name;
		list.ariaLabel = name;
		header.append( back, title );
		list.prepend( header );
	}
}

/** The text of the entry that a sub-menu belongs to. */
const nameOf = ( list: Element ): string =>
	list.parentElement?.querySelector( ':scope > a' )?.textContent?.trim() ??
	'';

/**
 * Shows the sub-menu of an entry.
 *
 * @param toggle The entry's button.
 */
export function showLevel( toggle: HTMLElement ): void {
	const item = toggle.closest( 'li' );
	toggle.ariaExpanded = 'true';
	item?.classList.add( OPEN );
	item?.parentElement?.classList.add( 'has-open' );
	updateLevel( toggle );
	item?.querySelector< HTMLElement >( '.menu__back' )?.focus( {
		preventScroll: true,
	} );
}

function leaveLevel( list: Element ): void {
	const item = list.closest( 'li' );
	const toggle = item?.querySelector< HTMLElement >(
		':scope > .menu__toggle'
	);
	close( item );
	if ( toggle ) {
		updateLevel( toggle );
		toggle.focus( { preventScroll: true } );
	}
}

/**
 * Returns to the first level.
 *
 * @param panel The menu.
 */
export function leaveLevels( panel: HTMLElement ): void {
	panel.querySelectorAll( `li.${ OPEN }` ).forEach( close );
	updateLevel( panel );
}

function close( item: Element | null ): void {
	item?.classList.remove( OPEN );
	item?.parentElement?.classList.remove( 'has-open' );
	const toggle = item?.querySelector( ':scope > .menu__toggle' );
	if ( toggle ) {
		toggle.ariaExpanded = 'false';
	}
}

/** Sets the number of open levels, by which the styles move the lists. */
function updateLevel( inside: HTMLElement ): void {
	const panel = inside.closest< HTMLElement >( '#menu-panel' );
	panel?.style.setProperty(
		'--level',
		String( panel.querySelectorAll( `li.${ OPEN }` ).length )
	);
	panel?.scrollTo( 0, 0 );
}
