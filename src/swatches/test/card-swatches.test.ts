import { fireEvent, waitFor } from '@testing-library/dom';
import '../../theme/card-swatches';
import { startSwatches } from '../start-swatches';

const MODIFIERS = [ 'altKey', 'shiftKey', 'ctrlKey', 'metaKey' ];

/** A card as the theme prints it. */
const cardHtml = `<li class="card"><span class="price">5 €</span><div class="card-swatches" data-attribute_name="attribute_colour" data-label="Spalva">
	<a href="#sea" data-value="sea">Jūros</a><a href="#coal" data-value="coal">Anglies</a>
</div></li>`;

const swatch = ( value: string ) =>
	document.querySelector< HTMLElement >( `[data-value="${ value }"]` )!;

/** Whether the browser follows the link of a clicked swatch. */
const isFollowed = ( value: string, modifier = '' ) =>
	fireEvent.click( swatch( value ), { [ modifier ]: true } );

it( '[PROD-06] a click with Alt, Shift, Ctrl or Command on a swatch of a card is the browser’s, before and after its script is loaded', async () => {
	document.body.innerHTML = cardHtml;
	startSwatches( document );
	for ( const modifier of MODIFIERS ) {
		expect( isFollowed( 'coal', modifier ) ).toBe( true );
	}
	expect( isFollowed( 'sea' ) ).toBe( false );
	await waitFor( () => expect( swatch( 'sea' ).ariaChecked ).toBe( 'true' ) );

	for ( const modifier of MODIFIERS ) {
		expect( isFollowed( 'coal', modifier ) ).toBe( true );
	}
	expect( swatch( 'coal' ).ariaChecked ).toBe( 'false' );
	expect( isFollowed( 'coal' ) ).toBe( false );
	expect( swatch( 'coal' ).ariaChecked ).toBe( 'true' );
} );
