import { keepTotal, type Registry } from '../keep-total';

function page() {
	let isIdle = true;
	let isRead = false;
	let price = '3449';
	let changed = () => {};
	const given: unknown[] = [];
	const registry = {
		select: () => ( {
			isIdle: () => isIdle,
			hasFinishedResolution: () => isRead,
			getCartTotals: () => ( {
				total_price: price,
				currency_code: 'EUR',
			} ),
		} ),
		dispatch: () => ( {
			setExtensionData: ( ...values: unknown[] ) => given.push( values ),
		} ),
		subscribe: ( listener: () => void ) => {
			changed = listener;
			return () => {};
		},
	} as unknown as Registry;
	return {
		registry,
		given,
		set( values: { isIdle?: boolean; isRead?: boolean; price?: string } ) {
			isIdle = values.isIdle ?? isIdle;
			isRead = values.isRead ?? isRead;
			price = values.price ?? price;
			changed();
		},
	};
}

const says = ( total: string ) => [
	'vitrina-companion',
	{ shown_total: total },
	true,
];

test( '[FIX-08] the total on screen goes with the order, and follows what is shown', () => {
	const { registry, given, set } = page();
	keepTotal( registry );
	expect( given ).toEqual( [] );
	set( { isRead: true } );
	set( {} );
	set( { price: '10400' } );
	expect( given ).toEqual( [ says( '3449 EUR' ), says( '10400 EUR' ) ] );
} );

test( '[FIX-08] what changes after the press was not seen', () => {
	const { registry, given, set } = page();
	keepTotal( registry );
	set( { isRead: true } );
	set( { isIdle: false } );
	set( { price: '10400' } );
	expect( given ).toEqual( [ says( '3449 EUR' ) ] );
	set( { isIdle: true } );
	expect( given ).toEqual( [ says( '3449 EUR' ), says( '10400 EUR' ) ] );
} );
