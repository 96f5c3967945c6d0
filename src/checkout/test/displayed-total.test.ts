import { trackDisplayedTotal, type Registry } from '../displayed-total';

function page() {
	let isIdle = true;
	let isRead = false;
	let price = '3449';
	let changed = () => {};
	const sent: unknown[] = [];
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
			setExtensionData: ( ...values: unknown[] ) => sent.push( values ),
		} ),
		subscribe: ( listener: () => void ) => {
			changed = listener;
			return () => {};
		},
	} as unknown as Registry;
	return {
		registry,
		sent,
		set( values: { isIdle?: boolean; isRead?: boolean; price?: string } ) {
			isIdle = values.isIdle ?? isIdle;
			isRead = values.isRead ?? isRead;
			price = values.price ?? price;
			changed();
		},
	};
}

const extensionData = ( total: string ) => [
	'vitrina-companion',
	{ shown_total: total },
	true,
];

test( '[FIX-08] the displayed total is sent with the order, and follows changes', () => {
	const { registry, sent, set } = page();
	trackDisplayedTotal( registry );
	expect( sent ).toEqual( [] );
	set( { isRead: true } );
	set( {} );
	set( { price: '10400' } );
	expect( sent ).toEqual( [
		extensionData( '3449 EUR' ),
		extensionData( '10400 EUR' ),
	] );
} );

test( '[FIX-08] a total that changes after the click is not sent', () => {
	const { registry, sent, set } = page();
	trackDisplayedTotal( registry );
	set( { isRead: true } );
	set( { isIdle: false } );
	set( { price: '10400' } );
	expect( sent ).toEqual( [ extensionData( '3449 EUR' ) ] );
	set( { isIdle: true } );
	expect( sent ).toEqual( [
		extensionData( '3449 EUR' ),
		extensionData( '10400 EUR' ),
	] );
} );
