import { inputsTag as tag } from './page';

/** Values of the hidden inputs by their names. */
export type InputValues = Readonly< Record< string, string > >;

function createInput( [ name, value ]: [ string, string ] ): HTMLInputElement {
	const input = document.createElement( 'input' );
	input.type = 'hidden';
	input.name = name;
	input.value = value;
	return input;
}

/**
 * Makes the element that WooCommerce stamps into its forms hold the inputs.
 * WooCommerce stamps a form at several places; the first of each form is used.
 *
 * @param values What they hold when they come to the page.
 */
export function defineInputs( values: () => InputValues ): void {
	customElements.define(
		tag,
		class extends HTMLElement {
			connectedCallback() {
				const first = this.closest( 'form' )?.querySelector( tag );
				if ( first && first !== this ) {
					this.remove();
					return;
				}
				this.replaceChildren(
					...Object.entries( values() ).map( createInput )
				);
			}
		}
	);
}

/** Fills the inputs on the page. One that is gone is worth a warning, no more (spec §8). */
export function fillInputs( values: InputValues ): void {
	for ( const group of document.querySelectorAll( tag ) ) {
		for ( const [ name, value ] of Object.entries( values ) ) {
			const input = group.querySelector< HTMLInputElement >(
				`[name="${ name }"]`
			);
			if ( input ) {
				input.value = value;
			} else {
				// eslint-disable-next-line no-console -- What the shop's developer has to know (spec §8).
				console.warn( `<${ tag }> has lost its input "${ name }".` );
			}
		}
	}
}
