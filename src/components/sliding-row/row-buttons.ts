import { pageTo } from './paging';
import { slide } from './slide';

/** Spec §9, carousel defaults. */
const DURATION = 600;

/**
 * Previous and next beside the row's heading. They stand where the styles keep
 * room for them, so that nothing moves.
 *
 * @param row      What scrolls; it holds the buttons' names.
 * @param drawIcon The picture of a button, as SVG.
 * @return Goes a page on, from the last to the first.
 */
export function addRowButtons(
	row: HTMLElement,
	drawIcon: ( direction: 1 | -1 ) => string = themeIcon
): () => void {
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
				slide( row, pageTo( measure( row ), direction ), DURATION );
			}
		} );
		box.append( button );
		return button;
	} );

	// A button that is disabled for real would lose the focus it was pressed with.
	const update = (): void => {
		const { at, end } = measure( row );
		buttons.forEach( ( button, index ) =>
			button.setAttribute(
				'aria-disabled',
				String( index === 0 ? at <= 1 : at >= end - 1 )
			)
		);
		box.hidden = end <= 1;
	};

	row.before( box );
	row.addEventListener( 'scroll', update, { passive: true } );
	new ResizeObserver( update ).observe( row );
	update();

	return () => {
		const place = measure( row );
		const isAtEnd = place.at >= place.end - 1;
		slide( row, isAtEnd ? 0 : pageTo( place, 1 ), DURATION );
	};
}

const themeIcon = ( direction: 1 | -1 ) =>
	`<svg class="icon" aria-hidden="true" focusable="false"><use href="#icon-${
		direction < 0 ? 'back' : 'next'
	}"/></svg>`;

function measure( row: HTMLElement ) {
	const first = row.firstElementChild;
	const second = first?.nextElementSibling;
	return {
		at: row.scrollLeft,
		end: row.scrollWidth - row.clientWidth,
		visible: row.clientWidth,
		card:
			first && second
				? second.getBoundingClientRect().left -
					first.getBoundingClientRect().left
				: row.clientWidth,
	};
}
