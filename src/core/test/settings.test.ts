import { readDataBlock, settings } from '../settings';

it( 'works before its box is printed, and reads the box once it is there', () => {
	expect( settings().ajaxUrl ).toBe( '/wp-admin/admin-ajax.php' );
	expect( settings().cart ).toBeUndefined();
	document.head.innerHTML =
		'<script type="application/json" id="vitrina-settings">{"restUrl":"/lt/wp-json/","labels":{"viewCart":"Krepšelis"},"theme":{"a":1}}</script>';
	expect( settings() ).toMatchObject( {
		ajaxUrl: '/wp-admin/admin-ajax.php',
		restUrl: '/lt/wp-json/',
		labels: { viewCart: 'Krepšelis' },
		theme: { a: 1 },
	} );
	document.head.innerHTML = '';
	expect( settings().restUrl ).toBe( '/lt/wp-json/' );
} );

it.each( [ '', '{', '<b>' ] )( 'takes the box %j for none', ( text ) => {
	document.head.innerHTML = `<script type="application/json" id="box">${ text }</script>`;
	expect( readDataBlock( 'box' ) ).toBeNull();
	expect( readDataBlock( 'missing' ) ).toBeNull();
} );
