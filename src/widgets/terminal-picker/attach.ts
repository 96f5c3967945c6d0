import { findChosenRate, findRateBox, rateInputs } from './rates';

/** A picker narrower than this gets a row of its own. */
const narrowest = 250;

const retryAfter = 1000;

const rowClass = 'vitrina-terminal-row';

const slotName = 'data-vitrina-terminal-slot';

export interface Placement {
	/** Shows the picker; stands nowhere yet. */
	readonly slot: HTMLElement;
	readonly methodId: string;
	/** Calls back after the page has replaced or changed its list of rates. */
	readonly onRatesChanged: ( listener: () => void ) => () => void;
	/** After every look at the page, with whether the picker is shown. */
	readonly onPlaced?: ( isShown: boolean ) => void;
	readonly measure?: ( slot: HTMLElement ) => number;
}

function measureWidth( slot: HTMLElement ): number {
	return slot.getBoundingClientRect().width;
}

/** A row under the one that is too narrow. */
function openRow( narrow: HTMLTableRowElement ): HTMLTableCellElement {
	const row = document.createElement( 'tr' );
	row.className = rowClass;
	const cell = document.createElement( 'td' );
	cell.colSpan = 2;
	row.append( cell );
	narrow.after( row );
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
 * Keeps the slot under the chosen terminal rate, and out of the page while
 * another rate is chosen, however often the page replaces its list. Returns
 * the undo.
 */
export function attach( placement: Placement ): () => void {
	const { slot, methodId, measure = measureWidth } = placement;
	slot.setAttribute( slotName, methodId );
	let retry: ReturnType< typeof setTimeout > | undefined;

	/** Zero is a slot that is not displayed, not a narrow one. */
	function isNarrow(): boolean {
		const width = measure( slot );
		return width > 0 && width < narrowest;
	}

	function widen(): void {
		const row = slot.closest( 'tr' );
		if ( row && ! row.classList.contains( rowClass ) && isNarrow() ) {
			openRow( row ).append( slot );
		}
	}

	function isUnder( rateBox: HTMLElement ): boolean {
		const row = slot.closest( `.${ rowClass }` );
		return row
			? row.previousElementSibling === rateBox.closest( 'tr' )
			: slot.parentElement === rateBox;
	}

	/** Two boxes on one page make one picker: the first to come. */
	function isTaken(): boolean {
		const other = document.querySelector(
			`[${ slotName }="${ methodId }"]`
		);
		return other !== null && other !== slot;
	}

	function place(): boolean {
		const rate = isTaken() ? undefined : findChosenRate( methodId );
		const rateBox = rate && findRateBox( rate );
		if ( ! rateBox ) {
			slot.remove();
			return false;
		}
		if ( ! isUnder( rateBox ) ) {
			rateBox.append( slot );
		}
		widen();
		return true;
	}

	function look(): void {
		clearTimeout( retry );
		const isShown = place();
		if ( ! isShown ) {
			retry = setTimeout( look, retryAfter );
		}
		removeEmptyRows();
		placement.onPlaced?.( isShown );
	}

	function onChange( { target }: Event ): void {
		if ( target instanceof Element && target.matches( rateInputs ) ) {
			look();
		}
	}

	let wasShown = false;
	// A theme may replace the list without telling anyone.
	const lost = new MutationObserver( () => {
		if ( wasShown && ! slot.isConnected ) {
			look();
		}
		wasShown = slot.isConnected;
	} );
	lost.observe( document.body, { childList: true, subtree: true } );
	const resized = new ResizeObserver( widen );
	resized.observe( slot );
	document.addEventListener( 'change', onChange );
	const stopListening = placement.onRatesChanged( look );
	look();

	return () => {
		clearTimeout( retry );
		lost.disconnect();
		resized.disconnect();
		document.removeEventListener( 'change', onChange );
		stopListening();
		slot.remove();
		removeEmptyRows();
	};
}
