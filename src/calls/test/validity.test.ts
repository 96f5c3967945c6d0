import { translateValidity } from '../validity';

const texts = {
	fill: 'Užpildykite',
	tick: 'Pažymėkite',
	choose: 'Pasirinkite',
	email: 'Ne el. paštas',
	url: 'Ne adresas',
	format: 'Ne tas formatas. %s',
	least: 'Mažiausia: %s',
	most: 'Didžiausia: %s',
	step: 'Kas %s',
};

translateValidity( document, texts );

/** A control of a form, as the browser validates it. */
function control( html: string ): HTMLInputElement {
	document.body.innerHTML = `<form>${ html }<button type="button">Siųsti</button></form>`;
	return document.querySelector( 'input, select' )!;
}

function said( input: HTMLInputElement ): string {
	input.checkValidity();
	return input.validationMessage;
}

it.each( [
	[ '<input required>', 'Užpildykite' ],
	[ '<input type="checkbox" required>', 'Pažymėkite' ],
	[ '<input type="radio" name="a" required>', 'Pasirinkite' ],
	[ '<select required><option value="">–</option></select>', 'Pasirinkite' ],
	[ '<input type="email" value="rasa">', 'Ne el. paštas' ],
	[ '<input type="url" value="parduotuve">', 'Ne adresas' ],
	[
		'<input pattern="[0-9]{5}" title="Penki skaitmenys" value="1">',
		'Ne tas formatas. Penki skaitmenys',
	],
	[ '<input pattern="[0-9]{5}" value="1">', 'Ne tas formatas.' ],
	[ '<input type="number" min="2" value="1">', 'Mažiausia: 2' ],
	[ '<input type="number" max="5" value="9">', 'Didžiausia: 5' ],
	[ '<input type="number" min="0" step="5" value="7">', 'Kas 5' ],
] )( '[FIX-20] %s is told in the words of the shop', ( html, text ) => {
	expect( said( control( html ) ) ).toBe( text );
} );

it( '[FIX-20] a corrected field is valid, also where a script has corrected it', () => {
	const typed = control( '<input required>' );
	said( typed );
	typed.value = 'Rasa';
	typed.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	expect( typed.validationMessage ).toBe( '' );

	const set = control( '<input type="number" min="2" value="1">' );
	said( set );
	set.value = '2';
	document.querySelector( 'button' )!.click();
	expect( set.checkValidity() ).toBe( true );
} );

it( '[FIX-20] another fault is told anew, and the choice of one radio button ends it at all', () => {
	const email = control( '<input type="email" required>' );
	expect( said( email ) ).toBe( 'Užpildykite' );
	email.value = 'rasa';
	expect( said( email ) ).toBe( 'Ne el. paštas' );

	const first = control(
		'<input type="radio" name="a" required><input type="radio" name="a" required>'
	);
	const second = document.querySelectorAll( 'input' )[ 1 ]!;
	said( first );
	said( second );
	second.checked = true;
	second.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	expect( first.validationMessage + second.validationMessage ).toBe( '' );
} );

it( '[FIX-20] the sentence of another script stays', () => {
	const input = control( '<input value="x">' );
	input.setCustomValidity( 'Užimta' );
	expect( said( input ) ).toBe( 'Užimta' );
} );
