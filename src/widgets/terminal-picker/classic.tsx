import { on } from '@vitrina/core';
import { useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { attach } from './attach';
import { readDestination } from './destination';
import { getJson } from './get-json';
import { bindSelect } from './native-select';
import { followPhone } from './phone';
import { createPicker, type Picker } from './picker';
import type { TerminalPickerProps } from './props';
import { addLogos } from './rates';
import { saveTerminal } from './save';
import { createSource } from './source';
import { readSelect } from './terminals';
import { TerminalPicker } from './view';

interface Host {
	readonly picker: Picker;
	readonly slot: HTMLElement;
	readonly select: HTMLSelectElement | null;
	/** The nodes that PHP printed, the select among them. */
	readonly fallback: readonly ChildNode[];
}

function createHost( element: HTMLElement, props: TerminalPickerProps ): Host {
	const select = element.querySelector< HTMLSelectElement >(
		`select[name="${ props.fieldName }"]`
	);
	const { listUrl, country, version, selected } = props;
	return {
		picker: createPicker( {
			destination: { country, version },
			selected,
			source: createSource( { listUrl, getJson } ),
			save: saveTerminal,
			readPage: select ? () => readSelect( select ) : undefined,
		} ),
		slot: document.createElement( 'div' ),
		select,
		fallback: [ ...element.childNodes ],
	};
}

function onRatesChanged( listener: () => void ): () => void {
	const stops = [
		on( 'checkout:updated', listener ),
		on( 'cart:totals-updated', listener ),
		on( 'shipping:changed', listener ),
	];
	return () => stops.forEach( ( stop ) => stop() );
}

/** Shows under the card the error that the server would show at the top of the page. */
function requireOnSubmit( slot: HTMLElement, picker: Picker ): () => void {
	function onSubmit( { target }: Event ): void {
		if ( target instanceof Element && target.contains( slot ) ) {
			picker.actions.requireChoice();
		}
	}
	document.addEventListener( 'submit', onSubmit, true );
	return () => document.removeEventListener( 'submit', onSubmit, true );
}

/**
 * WooCommerce's error message links to the form's own field, which is hidden here.
 * A click on that link focuses the picker instead.
 */
function redirectErrorLinks(
	slot: HTMLElement,
	fieldName: string
): () => void {
	function onClick( event: MouseEvent ): void {
		const { target } = event;
		const button = slot.querySelector( 'button' );
		if (
			target instanceof Element &&
			target.closest( `a[href="#${ fieldName }"]` ) &&
			button
		) {
			event.preventDefault();
			button.focus( { preventScroll: true } );
			slot.scrollIntoView( { block: 'center' } );
		}
	}
	document.addEventListener( 'click', onClick );
	return () => document.removeEventListener( 'click', onClick );
}

/**
 * The picker on the classic cart and checkout. The island stays where PHP printed
 * it and holds the form's field; the visible picker is under the rate.
 */
export function ClassicPicker( {
	element,
	...props
}: TerminalPickerProps & { readonly element: HTMLElement } ): ReactElement {
	const [ isShown, setIsShown ] = useState( false );
	const [ host ] = useState( () => createHost( element, props ) );
	const { picker, slot, select, fallback } = host;
	const { methodId, fieldName, logo } = props;
	const field = useRef< HTMLDivElement >( null );

	useLayoutEffect( () => {
		field.current?.append( ...fallback );
	}, [ fallback ] );

	useLayoutEffect(
		() => ( select ? bindSelect( select, picker ) : undefined ),
		[ select, picker ]
	);

	useLayoutEffect( () => {
		const phone = followPhone( methodId );
		const detach = attach( {
			slot,
			methodId,
			onRatesChanged,
			onPlaced( isPlaced ) {
				addLogos( methodId, logo );
				phone.update();
				picker.actions.setDestination( readDestination() );
				setIsShown( isPlaced );
			},
		} );
		const stopRequiring = requireOnSubmit( slot, picker );
		const stopRedirecting = redirectErrorLinks( slot, fieldName );
		return () => {
			stopRedirecting();
			stopRequiring();
			detach();
			phone.stop();
		};
	}, [ slot, picker, methodId, fieldName, logo ] );

	return (
		<>
			<div ref={ field } hidden />
			{ isShown &&
				createPortal(
					<TerminalPicker
						picker={ picker }
						labels={ props.labels }
					/>,
					slot
				) }
		</>
	);
}
