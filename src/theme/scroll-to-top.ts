/** What the link to the top must not cover: controls and prices. */
const CONTROLS =
	'a, button, input, select, textarea, summary, label, [role="radio"], .price, .amount';

/** In px: elements of at least this height, as pictures and cards, may be covered in part. */
const LARGE_HEIGHT = 120;

/** From the last scroll event to the check, in ms. */
const DELAY = 120;

/** When scrolling ends, moves the link to the top aside if it covers a control or a price. */
export function moveAsideOverControls( root: Document ): void {
	const link = root.querySelector< HTMLElement >( '.scroll-to-top__link' );
	if ( ! link ) {
		return;
	}
	let timer: ReturnType< typeof setTimeout > | undefined;
	const check = () =>
		link.classList.toggle( 'is-yielding', isOverControl( root, link ) );
	const scheduleCheck = () => {
		clearTimeout( timer );
		timer = setTimeout( check, DELAY );
	};
	for ( const type of [ 'scroll', 'resize', 'click' ] ) {
		window.addEventListener( type, scheduleCheck, { passive: true } );
	}
	scheduleCheck();
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
				// Styles extend the link of a card over the whole card.
				const area = control.getBoundingClientRect();
				return (
					area.height < LARGE_HEIGHT &&
					area.left < right &&
					area.right > left &&
					area.top < bottom &&
					area.bottom > top
				);
			} )
		)
	);
}
