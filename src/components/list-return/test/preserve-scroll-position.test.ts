import { preserveScrollPosition } from '../return';

/** Returns how far it scrolls, in px, if the change moves the element from `before` to `after`. */
function scrollAfter( before: number, after: number, wanted?: number ): number {
	const anchor = document.createElement( 'li' );
	let top = before;
	anchor.getBoundingClientRect = () => ( { top } ) as DOMRect;
	const scrollBy = jest.fn();
	window.scrollBy = scrollBy;
	preserveScrollPosition(
		anchor,
		() => {
			top = after;
		},
		wanted
	);
	return scrollBy.mock.calls[ 0 ][ 0 ].top;
}

it( '[LIST-03] the element stays where it is', () => {
	expect( scrollAfter( 100, 340 ) ).toBe( 240 );
} );

it( '[LIST-03] a scroll that missed the intended position by less than a pixel is corrected, one by a visitor is not', () => {
	expect( scrollAfter( 99.25, 340, 100 ) ).toBe( 240 );
	expect( scrollAfter( 50, 340, 100 ) ).toBe( 290 );
} );
