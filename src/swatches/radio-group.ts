/**
 * Keys of a radio group by WAI-ARIA's practices: one tab stop, arrows move and
 * choose, the space bar chooses. What cannot be chosen is reached and heard.
 */
const STEPS: Record< string, number > = {
	ArrowRight: 1,
	ArrowDown: 1,
	ArrowLeft: -1,
	ArrowUp: -1,
};

/**
 * @param group  The element with the role.
 * @param choose Called with the radio that is to be checked.
 */
export function enhanceRadioGroup(
	group: HTMLElement,
	choose: ( radio: HTMLElement, isMove: boolean ) => void
): void {
	const radios = () => [
		...group.querySelectorAll< HTMLElement >( '[role="radio"]' ),
	];
	const moveStop = ( to?: HTMLElement ) => {
		for ( const stopped of group.querySelectorAll< HTMLElement >(
			'[role="radio"][tabindex="0"]'
		) ) {
			if ( stopped !== to ) {
				stopped.tabIndex = -1;
			}
		}
		if ( to && to.getAttribute( 'tabindex' ) !== '0' ) {
			to.tabIndex = 0;
		}
	};
	const radioOf = ( { target }: Event ) =>
		( target as Element ).closest< HTMLElement >( '[role="radio"]' );

	group.addEventListener( 'keydown', ( event ) => {
		const radio = radioOf( event );
		const step = STEPS[ event.key ];
		if ( ! radio || event.altKey || event.ctrlKey || event.metaKey ) {
			return;
		}
		if ( step ) {
			event.preventDefault();
			const all = radios();
			const at = all.indexOf( radio ) + step + all.length;
			const next = all[ at % all.length ] as HTMLElement;
			next.focus();
			choose( next, true );
		} else if ( event.key === ' ' || event.key === 'Enter' ) {
			event.preventDefault();
			choose( radio, false );
		} else if ( event.key === 'Tab' ) {
			moveStop( radio );
		}
	} );
	/*
	 * Only somebody who tabs needs the stop where the focus is: a browser works out
	 * the page's styles at once when the tab index of what has focus changes.
	 */
	group.addEventListener( 'focusout', ( event ) => {
		const radio = radioOf( event );
		if ( radio && ! group.contains( event.relatedTarget as Node | null ) ) {
			moveStop( radio );
		}
	} );
	group.addEventListener( 'click', ( event ) => {
		const radio = radioOf( event );
		// A link opened in another tab stays a link.
		if ( radio && ! event.ctrlKey && ! event.metaKey && ! event.shiftKey ) {
			event.preventDefault();
			// The press has done so in most browsers; a second time costs a layout.
			if ( radio !== group.ownerDocument.activeElement ) {
				radio.focus();
			}
			choose( radio, false );
		}
	} );
}
