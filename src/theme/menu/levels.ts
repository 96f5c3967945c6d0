/**
 * The levels of the sliding menu. One shows; the others are hidden from eye, ear
 * and Tab key.
 */
const OPEN = 'is-open';

/**
 * Gives every list but the first its way back.
 *
 * @param panel Its `data-back` is the text.
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
		const place = document.createElement( 'li' );
		const name = nameOf( list );
		const title = document.createElement( 'span' );
		title.className = 'menu__title';
		title.textContent = name;
		list.ariaLabel = name;
		place.append( back, title );
		list.prepend( place );
	}
}

/** What the entry above a list says. */
const nameOf = ( list: Element ): string =>
	list.parentElement?.querySelector( ':scope > a' )?.textContent?.trim() ??
	'';

/**
 * Slides to the list under an entry.
 *
 * @param toggle The entry's button.
 */
export function showLevel( toggle: HTMLElement ): void {
	const item = toggle.closest( 'li' );
	toggle.ariaExpanded = 'true';
	item?.classList.add( OPEN );
	item?.parentElement?.classList.add( 'has-open' );
	slide( toggle );
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
		slide( toggle );
		toggle.focus( { preventScroll: true } );
	}
}

/**
 * Back to the first list.
 *
 * @param panel The menu.
 */
export function leaveLevels( panel: HTMLElement ): void {
	panel.querySelectorAll( `li.${ OPEN }` ).forEach( close );
	slide( panel );
}

function close( item: Element | null ): void {
	item?.classList.remove( OPEN );
	item?.parentElement?.classList.remove( 'has-open' );
	const toggle = item?.querySelector( ':scope > .menu__toggle' );
	if ( toggle ) {
		toggle.ariaExpanded = 'false';
	}
}

/** How many lists stand to the left of the one that shows. */
function slide( inside: HTMLElement ): void {
	const panel = inside.closest< HTMLElement >( '#menu-panel' );
	panel?.style.setProperty(
		'--level',
		String( panel.querySelectorAll( `li.${ OPEN }` ).length )
	);
	panel?.scrollTo( 0, 0 );
}
