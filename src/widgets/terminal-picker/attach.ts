import { listen, together, type Cleanup } from '@vitrina/core';
import { create } from '../../components/elements';
import { findChosenRate, findRateElement, rateInputs } from './rates';

/** In pixels. A narrower picker gets a table row of its own. */
const minWidth = 250;

/** In milliseconds, until the place for the picker is searched again. */
const retryAfter = 1000;

const rowClass = 'vitrina-terminal-row';

const slotName = 'data-vitrina-terminal-slot';

export interface Placement {
	/** The element that holds the picker. It is not in the page yet. */
	readonly slot: HTMLElement;
	readonly methodId: string;
	/** Calls the listener after the list of rates was replaced or changed. */
	readonly onRatesChanged: ( listener: () => void ) => Cleanup;
	/** Called after every update, with whether the picker is shown. */
	readonly onPlaced?: ( isShown: boolean ) => void;
	readonly measure?: ( slot: HTMLElement ) => number;
}

function measureWidth( slot: HTMLElement ): number {
	return slot.getBoundingClientRect().width;
}

/** Adds a table row under the row that is too narrow. */
function openRow( narrow: HTMLTableRowElement ): HTMLTableCellElement {
	const cell = create( 'td', { colspan: '2' } );
	narrow.after( create( 'tr', { class: rowClass }, cell ) );
	return cell;
}

function removeEmptyRows(): void {
	document.querySelectorAll( `.${ rowClass }` ).forEach( ( row ) => {
		if ( ! row.querySelector( 'td > *' ) ) {
			row.remove();
		}
	} );
}

/**
 * Keeps the slot under the chosen terminal rate, also after the page replaces its
 * list of rates. While another rate is chosen, the slot is not in the page.
 * Returns a cleanup function.
 */
export function attach( placement: Placement ): Cleanup {
	const { slot, methodId, measure = measureWidth } = placement;
	slot.setAttribute( slotName, methodId );
	let retry: ReturnType< typeof setTimeout > | undefined;

	/** A width of zero means that the slot is not displayed. */
	function isNarrow(): boolean {
		const width = measure( slot );
		return width > 0 && width < minWidth;
	}

	function widen(): void {
		const row = slot.closest( 'tr' );
		if ( row && ! row.classList.contains( rowClass ) && isNarrow() ) {
			openRow( row ).append( slot );
		}
	}

	function isUnder( rateElement: HTMLElement ): boolean {
		const row = slot.closest( `.${ rowClass }` );
		return row
			? row.previousElementSibling === rateElement.closest( 'tr' )
			: slot.parentElement === rateElement;
	}

	/** Two islands on one page share one picker: the first one is shown. */
	function isShownElsewhere(): boolean {
		const other = document.querySelector(
			`[${ slotName }="${ methodId }"]`
		);
		return other !== null && other !== slot;
	}

	function place(): boolean {
		const rate = isShownElsewhere()
			? undefined
			: findChosenRate( methodId );
		const rateElement = rate && findRateElement( rate );
		if ( ! rateElement ) {
			slot.remove();
			return false;
		}
		if ( ! isUnder( rateElement ) ) {
			rateElement.append( slot );
		}
		widen();
		return true;
	}

	function update(): void {
		clearTimeout( retry );
		const isShown = place();
		if ( ! isShown ) {
			retry = setTimeout( update, retryAfter );
		}
		removeEmptyRows();
		placement.onPlaced?.( isShown );
	}

	let wasShown = false;
	// A theme may replace the list without an event.
	const removalObserver = new MutationObserver( () => {
		if ( wasShown && ! slot.isConnected ) {
			update();
		}
		wasShown = slot.isConnected;
	} );
	removalObserver.observe( document.body, {
		childList: true,
		subtree: true,
	} );
	const resizeObserver = new ResizeObserver( widen );
	resizeObserver.observe( slot );
	const stopListening = together(
		listen( document, 'change', ( { target } ) => {
			if ( target instanceof Element && target.matches( rateInputs ) ) {
				update();
			}
		} ),
		placement.onRatesChanged( update )
	);
	update();

	return () => {
		clearTimeout( retry );
		removalObserver.disconnect();
		resizeObserver.disconnect();
		stopListening();
		slot.remove();
		removeEmptyRows();
	};
}
