/** What the link to the top must not lie over: what is pressed, filled in, or costs something. */
const CONTROLS =
	'a, button, input, select, textarea, summary, label, [role="radio"], .price, .amount';

/** A picture or a whole card is large enough beside the link; in px. */
const LARGE = 120;

/** After the last scroll event, where a browser says nothing of the end; in ms. */
const REST = 120;

/**
 * The link to the top floats over the page. Wherever the page comes to rest with
 * a control or a price under it, the link is out of the way.
 *
 * @param root The page.
 */
export function keepWayUpClear( root: Document ): void {
	const link = root.querySelector< HTMLElement >( '.scroll-to-top__link' );
	if ( ! link ) {
		return;
	}
	let timer: ReturnType< typeof setTimeout > | undefined;
	const look = () =>
		link.classList.toggle( 'is-yielding', isOverControl( root, link ) );
	const lookSoon = () => {
		clearTimeout( timer );
		timer = setTimeout( look, REST );
	};
	for ( const type of [ 'scroll', 'resize', 'click' ] ) {
		window.addEventListener( type, lookSoon, { passive: true } );
	}
	lookSoon();
}

function isOverControl( root: Document, link: HTMLElement ): boolean {
	const { left, right, top, bottom } = link.getBoundingClientRect();
	const columns = [ left, ( left + right ) / 2, right - 1 ];
	const rows = [ top, ( top + bottom ) / 2, bottom - 1 ];
	return columns.some( ( x ) =>
		rows.some( ( y ) =>
			root.elementsFromPoint( x, y ).some( ( element ) => {
				const control = element.closest( CONTROLS );
				if ( ! control || link.contains( control ) ) {
					return false;
				}
				// The link of a card reaches over all of it by its styles alone.
				const box = control.getBoundingClientRect();
				return (
					box.height < LARGE &&
					box.left < right &&
					box.right > left &&
					box.top < bottom &&
					box.bottom > top
				);
			} )
		)
	);
}
