import { listen, on, together, type Cleanup } from '@vitrina/core';
import { useLayoutEffect, useRef, useState } from 'react';
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

const onRatesChanged = ( listener: () => void ): Cleanup =>
	together(
		on( 'checkout:updated', listener ),
		on( 'cart:totals-updated', listener ),
		on( 'shipping:changed', listener )
	);

/** Shows under the card the error that the server would show at the top of the page. */
function requireOnSubmit( slot: HTMLElement, picker: Picker ): Cleanup {
	const onSubmit = ( { target }: Event ) => {
		if ( target instanceof Element && target.contains( slot ) ) {
			picker.actions.requireChoice();
		}
	};
	return listen( document, 'submit', onSubmit, { capture: true } );
}

/**
 * WooCommerce's error message links to the form's own field, which is hidden here.
 * A click on that link focuses the picker instead.
 */
function redirectErrorLinks( slot: HTMLElement, fieldName: string ): Cleanup {
	return listen( document, 'click', ( event ) => {
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
	} );
}

/**
 * The picker on the classic cart and checkout. The island stays where PHP printed
 * it and holds the form's field; the visible picker is under the rate.
 */
export function ClassicPicker( {
	element,
	...props
}: TerminalPickerProps & { readonly element: HTMLElement } ) {
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
		return together(
			redirectErrorLinks( slot, fieldName ),
			requireOnSubmit( slot, picker ),
			detach,
			phone.stop
		);
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
