import {
	isAtEnd,
	measure,
	placeOf,
	turnPage,
} from '../../components/sliding-row/row';

/**
 * Adds previous and next buttons, with labels from the row's data attributes, beside
 * its heading. The styles reserve their space, so that nothing moves.
 */
export function addRowButtons( row: HTMLElement ): void {
	const container = document.createElement( 'div' );
	container.className = 'row-buttons';

	const buttons = ( [ -1, 1 ] as const ).map( ( direction ) => {
		const button = document.createElement( 'button' );
		const name = direction < 0 ? row.dataset.previous : row.dataset.next;
		button.type = 'button';
		button.className = 'icon-button';
		button.setAttribute( 'aria-label', name ?? '' );
		button.innerHTML = drawIcon( direction );
		button.addEventListener( 'click', () => {
			if ( button.getAttribute( 'aria-disabled' ) !== 'true' ) {
				turnPage( row, direction );
			}
		} );
		container.append( button );
		return [ button, direction ] as const;
	} );

	// `aria-disabled`, because a button with `disabled` would lose the focus.
	const update = (): void => {
		const place = placeOf( measure( row ) );
		buttons.forEach( ( [ button, direction ] ) =>
			button.setAttribute(
				'aria-disabled',
				String( isAtEnd( place, direction ) )
			)
		);
		container.hidden = place === 'whole';
	};

	row.before( container );
	row.addEventListener( 'scroll', update, { passive: true } );
	new ResizeObserver( update ).observe( row );
	update();
}

const drawIcon = ( direction: 1 | -1 ) =>
	`<svg class="icon" aria-hidden="true" focusable="false"><use href="#icon-${
		direction < 0 ? 'back' : 'next'
	}"/></svg>`;
