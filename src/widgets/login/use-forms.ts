import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** One of WooCommerce's two columns: a form under its heading. */
export interface Column {
	readonly element: HTMLElement;
	readonly heading: HTMLElement | null;
}

/** Elements of WooCommerce's markup that components enhance. */
export interface Forms {
	/** Empty if there is only one form, which needs no tabs. */
	readonly columns: readonly Column[];
	readonly passwords: readonly HTMLInputElement[];
}

/**
 * Inserts WooCommerce's forms into the panel; their HTML is empty until it is fetched.
 * Scripts of plugins beside their fields run, unlike with `dangerouslySetInnerHTML`.
 */
export function useForms(
	container: RefObject< Element >,
	html: string
): Forms {
	const printed = useRef( '' );
	const [ forms, setForms ] = useState< Forms >( {
		columns: [],
		passwords: [],
	} );
	useLayoutEffect( () => {
		const { current: element } = container;
		// Only once, to keep typed values.
		if ( ! element || html === printed.current ) {
			return undefined;
		}
		printed.current = html;
		element.replaceChildren(
			document.createRange().createContextualFragment( html )
		);
		setForms( readForms( element ) );
		// If the component fails, the element is empty again, as PHP printed it.
		return () => {
			printed.current = '';
			element.replaceChildren();
		};
	}, [ container, html ] );
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
