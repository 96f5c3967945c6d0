import {
	useReducer,
	useRef,
	type FocusEvent,
	type KeyboardEvent,
	type MouseEvent,
} from 'react';
import { isModified } from '@vitrina/core';

const STEPS: Readonly< Record< string, number > > = {
	ArrowRight: 1,
	ArrowDown: 1,
	ArrowLeft: -1,
	ArrowUp: -1,
};

interface RadioGroup {
	/** The value whose radio the Tab key leads to. */
	readonly stop: string;
	/** Listeners of the element around the radios. */
	readonly listeners: {
		onKeyDown: ( event: KeyboardEvent ) => void;
		onClick: ( event: MouseEvent ) => void;
		onFocus: () => void;
		onBlur: ( event: FocusEvent ) => void;
	};
}

const RADIO = '[role="radio"]';

const radioOf = ( { target }: { target: EventTarget } ) =>
	( target as Element ).closest< HTMLElement >( RADIO );

const valueOf = ( { dataset }: HTMLElement ) => dataset.value ?? '';

/**
 * Keys of a radio group (WAI-ARIA, radio group pattern): one tab stop, arrows
 * move and choose, the space bar and Enter choose. What cannot be chosen is
 * reached and heard.
 *
 * @param values  Of the radios, in their order.
 * @param checked The value that is checked; empty for none.
 * @param choose  Called with a value that is to be checked; `isMove` when an arrow
 *                key came to it.
 */
export function useRadioGroup(
	values: readonly string[],
	checked: string,
	choose: ( value: string, isMove: boolean ) => void
): RadioGroup {
	const rest = values.includes( checked ) ? checked : ( values[ 0 ] ?? '' );
	/*
	 * The stop while the focus is in the group. It stays where it was while arrows
	 * and presses move the focus: a browser works out the page's styles at once when
	 * the tab index of what has focus changes. Only the Tab key needs it. A ref, as
	 * to hold what is drawn already is nothing to be drawn.
	 */
	const held = useRef< string | null >( null );
	const [ , drawAgain ] = useReducer( ( count: number ) => count + 1, 0 );
	const hold = ( value: string | null ) => {
		held.current = value;
		drawAgain();
	};
	return {
		stop: held.current ?? rest,
		listeners: {
			onFocus() {
				held.current ??= rest;
			},
			onBlur( { currentTarget, relatedTarget } ) {
				if ( ! currentTarget.contains( relatedTarget ) ) {
					hold( null );
				}
			},
			onKeyDown( event ) {
				const { key, currentTarget } = event;
				const radio = radioOf( event );
				const step = STEPS[ key ];
				if (
					! radio ||
					event.altKey ||
					event.ctrlKey ||
					event.metaKey
				) {
					return;
				}
				if ( step ) {
					event.preventDefault();
					const radios = [
						...currentTarget.querySelectorAll< HTMLElement >(
							RADIO
						),
					];
					const at = radios.indexOf( radio ) + step + radios.length;
					const next = radios[ at % radios.length ] ?? radio;
					next.focus();
					choose( valueOf( next ), true );
				} else if ( key === ' ' || key === 'Enter' ) {
					event.preventDefault();
					choose( valueOf( radio ), false );
				} else if ( key === 'Tab' ) {
					hold( valueOf( radio ) );
				}
			},
			onClick( event ) {
				const radio = radioOf( event );
				if ( ! radio || isModified( event.nativeEvent ) ) {
					return;
				}
				event.preventDefault();
				// The press has done so in most browsers; a second time costs a layout.
				if ( radio !== radio.ownerDocument.activeElement ) {
					radio.focus();
				}
				choose( valueOf( radio ), false );
			},
		},
	};
}
