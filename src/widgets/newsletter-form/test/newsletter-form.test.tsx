import { scan } from '@vitrina/core';
import { act, fireEvent } from '@testing-library/react';
import '..';

const choice = ( value: string ) =>
	`<label class="newsletter__choice"><input type="checkbox" name="sutinku[]" value="${ value }" data-required> ${ value }</label>`;

/** Prints a form as SignupForm.php does. */
const print = ( id = '3' ) =>
	`<div data-island="newsletter-form" data-island-load="now" class="newsletter">		<form class="newsletter__form" id="newsletter-${ id }" method="post" action="https://shop.test/?newsletter=send" aria-label="Naujienos">
			<p class="newsletter__result" role="status"></p>			<input type="hidden" name="form" value="e30=.abc">
			<p class="newsletter__trap" aria-hidden="true" data-server-html><label>Palikite tuščią <input type="text" name="company_address" tabindex="-1" autocomplete="off"></label></p>
			<div class="newsletter__field" data-field="email" data-show-if="" data-hide-if=""><label for="newsletter-${ id }-email">El. paštas</label><input id="newsletter-${ id }-email" type="email" name="email" maxlength="500" autocomplete="email" data-required required></div><div class="newsletter__field" data-field="tema" data-show-if="" data-hide-if=""><label for="newsletter-${ id }-tema">Kas domina</label><select id="newsletter-${ id }-tema" name="tema"><option value=""></option><option>Žvakės</option><option>Kita</option></select></div><div class="newsletter__field is-waiting" data-field="kas" data-show-if="tema:Kita" data-hide-if=""><label for="newsletter-${ id }-kas">Kas dar</label><textarea id="newsletter-${ id }-kas" name="kas" rows="3" maxlength="500" data-required></textarea></div><div class="newsletter__field" data-field="svetaine" data-show-if="" data-hide-if=""><label for="newsletter-${ id }-svetaine">Svetainė</label><input id="newsletter-${ id }-svetaine" type="text" name="svetaine" maxlength="500" autocomplete="url" data-url></div><div class="newsletter__field" data-field="sutinku" data-show-if="" data-hide-if="tema:Kita"><fieldset><legend>Sutinku</legend>${ choice(
				'a'
			) }${ choice( 'b' ) }</fieldset></div>			<p class="newsletter__say"><button type="submit" class="button">Prenumeruoti</button></p>
			<p class="newsletter__terms" data-server-html>
				Siųsime naujienas.
				<a href="/privatumas/">Privatumas</a>			</p>
		</form>
		</div>`;

const find = < E extends HTMLElement = HTMLInputElement >(
	selector: string,
	at = 0
) =>
	document
		.querySelectorAll( '.newsletter' )
		[ at ]!.querySelector< E >( selector )!;

const field = ( name: string ) => find( `[data-field="${ name }"]` );

const choose = async ( value: string ) => {
	await act( async () => {
		fireEvent.input( find( 'select' ), { target: { value } } );
	} );
};

const start = ( html: string, before = () => {} ) =>
	act( async () => {
		document.body.innerHTML = html;
		before();
		scan();
		await jest.advanceTimersByTimeAsync( 30 );
	} );

const answerWith = ( code: string, message: string ) => {
	window.fetch = jest.fn( async () => ( {
		json: async () => ( { code, message } ),
	} ) ) as unknown as typeof window.fetch;
};

const send = ( at = 0 ) =>
	act( async () => {
		fireEvent.submit( find( 'form', at ) );
		await jest.advanceTimersByTimeAsync( 5 );
	} );

const status = ( at = 0 ) => find( '[role="status"]', at );

beforeEach( () => {
	jest.useFakeTimers( { doNotFake: [ 'queueMicrotask' ] } );
	// Jest uses Node's FormData, which cannot read forms.
	const frame = document.body.appendChild(
		document.createElement( 'iframe' )
	);
	window.FormData = (
		frame.contentWindow as unknown as { FormData: typeof FormData }
	 ).FormData;
	window.reportError = jest.fn();
	HTMLFormElement.prototype.submit = jest.fn();
} );

afterEach( () => {
	document.body.replaceChildren();
	act( () => scan() );
} );

it( '[NEWS-01] hydrates the printed form: the same elements, typed values, checked boxes and focus', async () => {
	let before: Element[] = [];
	await start( print(), () => {
		before = [ ...document.querySelectorAll( 'body *' ) ];
		find( '[name="email"]' ).value = 'ruta@example.lt';
		find( '[value="b"]' ).checked = true;
		find( 'select' ).value = 'Žvakės';
		find( '[name="email"]' ).focus();
	} );
	expect( [ ...document.querySelectorAll( 'body *' ) ] ).toEqual( before );
	expect( find( '[name="email"]' ).value ).toBe( 'ruta@example.lt' );
	expect( find( '[value="b"]' ).checked ).toBe( true );
	expect( find( 'select' ).value ).toBe( 'Žvakės' );
	expect( find( '[name="email"]' ).matches( ':focus' ) ).toBe( true );
	expect( find( '.newsletter__terms' ).textContent ).toContain(
		'Privatumas'
	);
	expect( window.reportError ).not.toHaveBeenCalled();
} );

it( '[NEWS-01] required follows visibility, in both directions', async () => {
	await start( print() );
	const state = () => [
		field( 'kas' ).hidden,
		find( '[name="kas"]' ).required,
		field( 'sutinku' ).hidden,
		find( '[value="a"]' ).required,
		find( '[value="b"]' ).required,
	];
	expect( field( 'kas' ).className ).toBe( 'newsletter__field' );
	expect( state() ).toEqual( [ true, false, false, true, true ] );
	await choose( 'Kita' );
	expect( state() ).toEqual( [ false, true, true, false, false ] );
	await choose( '' );
	await act( async () => find( '[value="a"]' ).click() );
	expect( state() ).toEqual( [ true, false, false, false, false ] );
} );

it( '[NEWS-01] shows fields for values that were selected before hydration', async () => {
	await start( print(), () => {
		find( 'select' ).value = 'Kita';
	} );
	expect( field( 'kas' ).hidden ).toBe( false );
} );

it( '[NEWS-01] adds http:// on blur', async () => {
	await start( print() );
	const url = find( '[name="svetaine"]' );
	url.value = 'ruta.lt';
	fireEvent.focusOut( url );
	expect( url.value ).toBe( 'http://ruta.lt' );
} );

it( '[NEWS-01] sends the form once, shows the result, and resets the form', async () => {
	answerWith( 'sent', 'Beliko vienas žingsnis' );
	await start( print() );
	find( '[name="email"]' ).value = 'ruta@example.lt';
	await choose( 'Kita' );
	act( () => void fireEvent.submit( find( 'form' ) ) );
	expect( find( 'button' ).matches( ':disabled' ) ).toBe( true );
	await send();
	expect( window.fetch ).toHaveBeenCalledTimes( 1 );
	const [ url, { body } ] = jest.mocked( window.fetch ).mock
		.calls[ 0 ] as unknown as [ string, { body: URLSearchParams } ];
	expect( url ).toBe( 'https://shop.test/?newsletter=send' );
	expect( body.get( 'email' ) ).toBe( 'ruta@example.lt' );
	expect( body.get( 'form' ) ).toBe( 'e30=.abc' );
	expect( status().textContent ).toBe( 'Beliko vienas žingsnis' );
	expect( status().className ).toBe( 'newsletter__result' );
	expect( find( '[name="email"]' ).value ).toBe( '' );
	expect( field( 'kas' ).hidden ).toBe( true );
	expect( find( 'button' ).matches( ':disabled' ) ).toBe( false );
} );

it( '[NEWS-01] keeps typed values if the shop rejects them', async () => {
	answerWith( 'invalid', 'Patikrinkite adresą' );
	await start( print() );
	find( '[name="email"]' ).value = 'ruta@';
	await send();
	expect( status().className ).toBe( 'newsletter__result is-error' );
	expect( find( '[name="email"]' ).value ).toBe( 'ruta@' );
} );

it( '[NEWS-01] is submitted natively if the request fails', async () => {
	window.fetch = jest.fn( () => Promise.reject( new Error( 'offline' ) ) );
	await start( print() );
	await send();
	expect( HTMLFormElement.prototype.submit ).toHaveBeenCalledTimes( 1 );
} );

it( 'two on a page are independent', async () => {
	answerWith( 'sent', 'Ačiū' );
	await start( print( '3' ) + print( '4' ) );
	await send( 1 );
	expect( [ status( 0 ).textContent, status( 1 ).textContent ] ).toEqual( [
		'',
		'Ačiū',
	] );
} );

it( 'throws nothing if it is removed while it is being sent', async () => {
	let answer: ( response: Response ) => void = () => {};
	window.fetch = () => new Promise( ( resolve ) => ( answer = resolve ) );
	await start( print() );
	act( () => void fireEvent.submit( find( 'form' ) ) );
	document.body.replaceChildren();
	await act( async () => scan() );
	await act( async () => answer( {} as Response ) );
	expect( HTMLFormElement.prototype.submit ).not.toHaveBeenCalled();
	expect( window.reportError ).not.toHaveBeenCalled();
} );
