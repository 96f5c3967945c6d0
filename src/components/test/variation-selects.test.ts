import { attributeSelects } from '../variation-form/selects';

const form = ( showsNone: string ): HTMLFormElement => {
	document.body.innerHTML = `<form><div class="variations">
		<select name="attribute_colour" data-attribute_name="attribute_colour" data-show_option_none="${ showsNone }">
			<option value="">Choose</option><option value="red">Red</option><option value="blue">Blue</option>
		</select></div></form>`;
	return document.querySelector( 'form' )!;
};

const open = ( element: HTMLFormElement ) =>
	[ ...element.querySelectorAll( 'option' ) ]
		.filter( ( { disabled, hidden } ) => ! disabled && ! hidden )
		.map( ( { value } ) => value );

describe( 'options of an attribute', () => {
	const possible = { attribute_colour: new Set( [ 'red' ] ) };

	it( '[PROD-03] with show_option_none "yes" the empty option stays, and only possible values are enabled', () => {
		const element = form( 'yes' );
		const selects = attributeSelects( element );
		selects.write( {}, possible );
		expect( open( element ) ).toEqual( [ '', 'red' ] );
		selects.write( { attribute_colour: 'red' }, possible );
		expect( open( element ) ).toEqual( [ '', 'red' ] );
	} );

	it( '[PROD-03] with "no" the empty option is available only until a value is selected', () => {
		const element = form( 'no' );
		const selects = attributeSelects( element );
		selects.write( {}, possible );
		expect( open( element ) ).toEqual( [ '', 'red' ] );
		selects.write( { attribute_colour: 'red' }, possible );
		expect( open( element ) ).toEqual( [ 'red' ] );
	} );
} );
