import { isModified } from '@vitrina/core';

/**
 * A radio group after the ARIA Authoring Practices: one tab stop; arrows move and
 * check, the space bar checks. Disabled radios can be focused, so that they are read.
 */
const STEPS: Record< string, number > = {
	ArrowRight: 1,
	ArrowDown: 1,
	ArrowLeft: -1,
	ArrowUp: -1,
};

export function enhanceRadioGroup(
	group: HTMLElement,
	choose: ( radio: HTMLElement, isMove: boolean ) => void
): void {
	const radios = () => [
		...group.querySelectorAll< HTMLElement >( '[role="radio"]' ),
	];
	const setTabStop = ( to?: HTMLElement ) => {
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
			setTabStop( radio );
		}
	} );
	/*
	 * The tab stop moves only when the focus leaves: changing the tab index of the
	 * focused element makes the browser recalculate the page's styles at once.
	 */
	group.addEventListener( 'focusout', ( event ) => {
		const radio = radioOf( event );
		if ( radio && ! group.contains( event.relatedTarget as Node | null ) ) {
			setTabStop( radio );
		}
	} );
	group.addEventListener( 'click', ( event ) => {
		const radio = radioOf( event );
		// A click that opens another tab, or downloads, is left to the browser.
		if ( radio && ! isModified( event ) ) {
			event.preventDefault();
			// Most browsers have focused it already; focusing again costs a layout.
			if ( radio !== group.ownerDocument.activeElement ) {
				radio.focus();
			}
			choose( radio, false );
		}
	} );
}
