import {
	isAtEnd,
	measure,
	placeOf,
	turnPage,
} from '../../components/sliding-row/row';

/**
 * Previous and next beside the row's heading. They stand where the styles keep
 * room for them, so that nothing moves.
 *
 * @param row What scrolls; it holds the buttons' names.
 */
export function addRowButtons( row: HTMLElement ): void {
	const box = document.createElement( 'div' );
	box.className = 'row-buttons';

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
		box.append( button );
		return [ button, direction ] as const;
	} );

	// A button that is disabled for real would lose the focus it was pressed with.
	const update = (): void => {
		const place = placeOf( measure( row ) );
		buttons.forEach( ( [ button, direction ] ) =>
			button.setAttribute(
				'aria-disabled',
				String( isAtEnd( place, direction ) )
			)
		);
		box.hidden = place === 'whole';
	};

	row.before( box );
	row.addEventListener( 'scroll', update, { passive: true } );
	new ResizeObserver( update ).observe( row );
	update();
}

const drawIcon = ( direction: 1 | -1 ) =>
	`<svg class="icon" aria-hidden="true" focusable="false"><use href="#icon-${
		direction < 0 ? 'back' : 'next'
	}"/></svg>`;
