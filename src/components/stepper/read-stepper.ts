/** A child of WooCommerce's `.quantity`. */
export type StepperPart =
	| { readonly kind: 'field'; readonly className: string }
	| {
			readonly kind: 'step';
			readonly direction: 1 | -1;
			/** The current state, which may differ from the printed one. */
			readonly isHidden: boolean;
			readonly isDisabled: boolean;
			readonly isReadOnly: boolean;
	  }
	| { readonly kind: 'text'; readonly text: string }
	/** A label, or an element of another plugin; `isVoid` for elements without content, as `<br>`. */
	| {
			readonly kind: 'html';
			readonly tag: keyof HTMLElementTagNameMap;
			readonly isVoid: boolean;
	  };

const VOID = 'br, hr, img, input, wbr';

/** Reads the children of a stepper, and removes white space: the component renders none. */
export function readStepper( stepper: Element ): StepperPart[] {
	const parts: StepperPart[] = [];
	for ( const node of [ ...stepper.childNodes ] ) {
		if ( node instanceof Text ) {
			if ( node.data.trim() === '' ) {
				node.remove();
			} else {
				parts.push( { kind: 'text', text: node.data } );
			}
		} else if ( node instanceof HTMLElement ) {
			parts.push( readElement( stepper, node ) );
		} else {
			node.remove();
		}
	}
	return parts;
}

function readElement( stepper: Element, element: HTMLElement ): StepperPart {
	if ( element.matches( 'input[type="number"]' ) ) {
		return { kind: 'field', className: element.className };
	}
	if ( element.matches( '.quantity__step' ) ) {
		return {
			kind: 'step',
			direction: element.dataset.step === '-1' ? -1 : 1,
			isHidden: element.hasAttribute( 'hidden' ),
			isDisabled: ( element as HTMLButtonElement ).disabled,
			isReadOnly: stepper.querySelector( 'input[readonly]' ) !== null,
		};
	}
	return {
		kind: 'html',
		tag: element.localName as keyof HTMLElementTagNameMap,
		isVoid: element.matches( VOID ),
	};
}
