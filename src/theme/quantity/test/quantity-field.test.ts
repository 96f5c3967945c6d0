import { enhanceQuantityFields } from '../quantity-field';

function field( attributes: string ): string {
	return `<div class="quantity">
		<button class="quantity__step" type="button" data-step="-1" hidden>−</button>
		<input type="number" ${ attributes } />
		<button class="quantity__step" type="button" data-step="1" hidden>+</button>
	</div>`;
}

function parts( box: ParentNode = document ) {
	const [ minus, plus ] =
		box.querySelectorAll< HTMLButtonElement >( '.quantity__step' );
	const input = box.querySelector< HTMLInputElement >( 'input' );
	if ( ! minus || ! plus || ! input ) {
		throw new Error( 'There is no field.' );
	}
	return { minus, plus, input };
}

const settled = () => new Promise( ( done ) => setTimeout( done, 0 ) );

/** The script of the buttons is loaded on the first interaction. */
async function click(
	...buttons: ( HTMLButtonElement | undefined )[]
): Promise< void > {
	for ( const button of buttons ) {
		button?.click();
		await settled();
	}
}

beforeAll( () => enhanceQuantityFields( document ) );

async function print( html: string ): Promise< void > {
	document.body.innerHTML = html;
	await settled();
}

describe( 'a quantity field', () => {
	it( '[CART-10] shows its buttons and is raised to min, also when added later', async () => {
		await print( field( 'value="0" min="2" max="3" step="1"' ) );
		const { minus, plus, input } = parts();
		expect( input.value ).toBe( '2' );
		expect( minus.hidden || plus.hidden ).toBe( false );
		expect( minus.disabled ).toBe( true );
		expect( plus.disabled ).toBe( false );
	} );

	it( '[CART-10] stops at max and at min, and disables the button there', async () => {
		await print( field( 'value="2" min="2" max="3" step="1"' ) );
		const { minus, plus, input } = parts();
		await click( plus, plus );
		expect( input.value ).toBe( '3' );
		expect( plus.disabled ).toBe( true );
		await click( minus, minus );
		expect( input.value ).toBe( '2' );
		expect( minus.disabled ).toBe( true );
	} );

	it( '[CART-10] dispatches a bubbling change for each step, and none if the value stays the same', async () => {
		await print( `<form>${ field( 'value="1" min="1" max="2"' ) }</form>` );
		const changed = jest.fn();
		document.querySelector( 'form' )?.addEventListener( 'change', changed );
		const { plus } = parts();
		await click( plus );
		plus.disabled = false;
		await click( plus );
		expect( changed ).toHaveBeenCalledTimes( 1 );
	} );

	it( '[CART-10] handles each field of a grouped product separately, from 0', async () => {
		await print(
			`<section>${ field( 'value="" min="0" max="9"' ) }</section><section>${ field( 'value="" min="0" max=""' ) }</section>`
		);
		const [ first, second ] = [
			...document.querySelectorAll( 'section' ),
		].map( ( box ) => parts( box ) );
		expect( first?.input.value ).toBe( '' );
		expect( first?.minus.disabled ).toBe( true );
		await click( first?.plus );
		expect( first?.input.value ).toBe( '1' );
		expect( second?.input.value ).toBe( '' );
		expect( second?.minus.disabled ).toBe( true );
	} );

	it( '[CART-10] has no buttons if it is read-only', async () => {
		await print( field( 'value="1" min="1" max="1" readonly' ) );
		const { minus, plus } = parts();
		expect( minus.hidden && plus.hidden ).toBe( true );
	} );

	it( '[CART-10] updates the buttons when a number is typed', async () => {
		await print( field( 'value="1" min="1" max="5"' ) );
		const { minus, plus, input } = parts();
		input.value = '5';
		input.dispatchEvent( new Event( 'change', { bubbles: true } ) );
		expect( plus.disabled ).toBe( true );
		expect( minus.disabled ).toBe( false );
	} );
} );
