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
	/** The value of the tab stop. */
	readonly stop: string;
	/** Props of the element around the radios. */
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
 * Keyboard and click handling of a radio group (WAI-ARIA, radio group pattern): one tab
 * stop, arrow keys move and select, Space and Enter select. Disabled radios are
 * focusable too, so that they are announced. `choose` is called with the value to
 * check; `isMove` if an arrow key moved to it.
 */
export function useRadioGroup(
	values: readonly string[],
	checked: string,
	choose: ( value: string, isMove: boolean ) => void
): RadioGroup {
	const defaultStop = values.includes( checked )
		? checked
		: ( values[ 0 ] ?? '' );
	/*
	 * The tab stop while the focus is in the group. Arrow keys and clicks do not
	 * change it: changing the tabindex of the focused element forces a style
	 * recalculation, and only the Tab key needs it. A ref, because keeping the
	 * rendered value needs no render.
	 */
	const tabStop = useRef< string | null >( null );
	const [ , rerender ] = useReducer( ( count: number ) => count + 1, 0 );
	const setTabStop = ( value: string | null ) => {
		tabStop.current = value;
		rerender();
	};
	return {
		stop: tabStop.current ?? defaultStop,
		listeners: {
			onFocus() {
				tabStop.current ??= defaultStop;
			},
			onBlur( { currentTarget, relatedTarget } ) {
				if ( ! currentTarget.contains( relatedTarget ) ) {
					setTabStop( null );
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
					setTabStop( valueOf( radio ) );
				}
			},
			onClick( event ) {
				const radio = radioOf( event );
				if ( ! radio || isModified( event.nativeEvent ) ) {
					return;
				}
				event.preventDefault();
				// Most browsers focus on click; focusing again would force a layout.
				if ( radio !== radio.ownerDocument.activeElement ) {
					radio.focus();
				}
				choose( valueOf( radio ), false );
			},
		},
	};
}
