import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** One of WooCommerce's two columns: a form under its heading. */
export interface Column {
	readonly element: HTMLElement;
	readonly heading: HTMLElement | null;
}

/** Parts of WooCommerce's markup that the panel's components work on. */
export interface Forms {
	/** Empty where there is one form alone, which needs no tabs. */
	readonly columns: readonly Column[];
	readonly passwords: readonly HTMLInputElement[];
}

/**
 * Puts WooCommerce's forms into the panel. Scripts that a plugin has put beside
 * its fields run, which they would not in React's `dangerouslySetInnerHTML`.
 *
 * @param place Where the forms belong.
 * @param html  The forms; empty until they were fetched.
 */
export function useForms( place: RefObject< Element >, html: string ): Forms {
	const printed = useRef( '' );
	const [ forms, setForms ] = useState< Forms >( {
		columns: [],
		passwords: [],
	} );
	useLayoutEffect( () => {
		const { current: element } = place;
		// Once: what somebody has typed stays.
		if ( element && html !== printed.current ) {
			printed.current = html;
			element.replaceChildren(
				document.createRange().createContextualFragment( html )
			);
			setForms( readForms( element ) );
		}
	}, [ place, html ] );
	return forms;
}

function readForms( element: Element ): Forms {
	const columns = [
		...element.querySelectorAll< HTMLElement >( '#customer_login > div' ),
	];
	return {
		columns: columns.length < 2 ? [] : columns.map( toColumn ),
		passwords: [
			...element.querySelectorAll< HTMLInputElement >(
				'.password-input > input[type="password"]'
			),
		],
	};
}

const toColumn = ( element: HTMLElement ): Column => ( {
	element,
	heading: element.querySelector( 'h2' ),
} );
