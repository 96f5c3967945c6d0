/** Keys that change a closed select on the way to another option. */
const STEP_KEY = /^(Arrow|Page|Home|End|Tab$|.$)/;

/** Whether the last key in the select only stepped through its options. */
let isStepping = false;

/**
 * Submits the sort form: with a pointer at once (spec §2), with the keyboard on Enter
 * or by the button that then appears beside the select (WCAG 3.2.2).
 */
export function submitSortForm(): void {
	for ( const name of [ 'change', 'keydown', 'pointerdown' ] ) {
		document.addEventListener( name, handleSort );
	}
	const printed = document.querySelector< HTMLOptionElement >(
		'.orderby [selected]:not(:checked)'
	);
	// Empty in browsers that hide it for privacy.
	const [ visit ] = performance.getEntriesByType(
		'navigation'
	) as PerformanceNavigationTiming[];
	// The order was changed before this script ran. After Back and a reload the browser
	// restores the select, without a choice of the visitor.
	if ( visit?.type === 'navigate' ) {
		printed?.form!.requestSubmit();
	}
}

function handleSort( event: Event ): void {
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
		isStepping = ! altKey && key !== ' ' && STEP_KEY.test( key );
	}
}
