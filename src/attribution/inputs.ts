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
 * Defines the element that WooCommerce prints into its forms; it creates the hidden
 * inputs. If a form has several, only the first is used.
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

/** Updates the inputs on the page, and warns about missing ones (spec §8). */
export function fillInputs( values: InputValues ): void {
	for ( const group of document.querySelectorAll( tag ) ) {
		for ( const [ name, value ] of Object.entries( values ) ) {
			const input = group.querySelector< HTMLInputElement >(
				`[name="${ name }"]`
			);
			if ( input ) {
				input.value = value;
			} else {
				// eslint-disable-next-line no-console -- For developers (spec §8).
				console.warn( `<${ tag }> has lost its input "${ name }".` );
			}
		}
	}
}
