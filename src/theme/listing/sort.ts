/** Keys that change a closed select without meaning: this one. */
const STEP = /^(Arrow|Page|Home|End|Tab$|.$)/;

/** Whether the last key in the select only stepped through its orders. */
let isStepping = false;

/**
 * Sends the form of a select for the order. By pointer at once (spec §2); who
 * steps through the orders by keyboard sends it with Enter, or with the button
 * that then stands beside it (WCAG 3.2.2).
 */
export function watchSort(): void {
	for ( const name of [ 'change', 'keydown', 'pointerdown' ] ) {
		document.addEventListener( name, sort );
	}
}

function sort( event: Event ): void {
	const select = event.target as HTMLSelectElement;
	if ( ! select.matches?.( 'select.orderby' ) ) {
		return;
	}
	const { key = '', altKey } = event as KeyboardEvent;
	const form = select.form!;
	if ( event.type === 'change' ) {
		form.classList.toggle( 'is-waiting', isStepping );
		if ( ! isStepping ) {
			form.requestSubmit();
		}
	} else if ( key === 'Enter' && form.matches( '.is-waiting' ) ) {
		event.preventDefault();
		form.requestSubmit();
	} else {
		isStepping = ! altKey && key !== ' ' && STEP.test( key );
	}
}
