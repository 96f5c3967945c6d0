import {
	contentOf,
	initial,
	isOpen,
	reduce,
	type Action,
	type Product,
	type View,
} from '../view';

const product = ( id: string ): Product => ( {
	id,
	link: null,
	title: `Product ${ id }`,
	price: '',
	picture: '',
	at: 0,
	count: 2,
} );

const after = ( ...actions: Action[] ): View =>
	actions.reduce( reduce, initial );

const open = ( id: string ): Action => ( {
	type: 'open',
	product: product( id ),
} );
const respond = ( requestId: number, html = 'html' ): Action => ( {
	type: 'response',
	requestId,
	html,
} );

it( '[PROD-16] shows the data of the card while loading, then the response', () => {
	const waiting = after( open( '1' ) );
	expect( waiting ).toMatchObject( {
		status: 'loading',
		product: { id: '1', title: 'Product 1' },
	} );
	expect( reduce( waiting, respond( waiting.requestId ) ) ).toMatchObject( {
		status: 'shown',
		html: 'html',
		product: { id: '1' },
	} );
} );

it( '[PROD-16] a response to or failure of an earlier request changes nothing, even for the same product', () => {
	const first = after( open( '1' ) );
	const second = reduce( reduce( first, { type: 'close' } ), open( '1' ) );
	for ( const late of [
		respond( first.requestId ),
		{ type: 'failure', requestId: first.requestId } as const,
	] ) {
		expect( reduce( second, late ) ).toBe( second );
		const closed = reduce( second, { type: 'close' } );
		expect( reduce( closed, late ) ).toBe( closed );
	}
} );

it( '[PROD-16] a second response to one request changes nothing', () => {
	const shown = after( open( '1' ), respond( 1 ) );
	expect( reduce( shown, respond( 1, 'other' ) ) ).toBe( shown );
	expect( reduce( shown, { type: 'failure', requestId: 1 } ) ).toBe( shown );
} );

it( '[PROD-16] matches the URL: a product, another, none', () => {
	const navigate = ( id: string ): Action => ( {
		type: 'navigate',
		product: id ? product( id ) : null,
	} );
	const shown = after( navigate( '1' ), respond( 1 ) );
	expect( reduce( shown, navigate( '1' ) ) ).toBe( shown );
	expect( reduce( shown, navigate( '2' ) ) ).toMatchObject( {
		status: 'loading',
		product: { id: '2' },
	} );
	expect( reduce( shown, navigate( '' ) ) ).toMatchObject( {
		status: 'closed',
		fading: { status: 'shown' },
	} );
	const failed = after( open( '1' ), { type: 'failure', requestId: 1 } );
	expect( reduce( failed, navigate( '' ) ) ).toBe( failed );
} );

it( '[PROD-16] the content stays in the dialog until it has faded', () => {
	const shown = after( open( '1' ), respond( 1 ) );
	expect( reduce( shown, { type: 'faded' } ) ).toBe( shown );
	const closed = reduce( shown, { type: 'close' } );
	expect( isOpen( closed ) ).toBe( false );
	expect( contentOf( closed ) ).toBe( shown );
	expect( contentOf( reduce( closed, { type: 'faded' } ) ) ).toBeNull();
	const failed = after( open( '1' ), { type: 'failure', requestId: 1 } );
	expect( contentOf( failed ) ).toMatchObject( { status: 'loading' } );
	expect( reduce( failed, { type: 'faded' } ) ).toMatchObject( {
		status: 'failed',
		fading: null,
	} );
} );

it( '[PROD-16] a closed view ignores steps', () => {
	const closed = after( open( '1' ), { type: 'close' } );
	const step: Action = { type: 'step', product: product( '2' ) };
	expect( reduce( closed, step ) ).toBe( closed );
	expect( reduce( after( open( '1' ) ), step ) ).toMatchObject( {
		status: 'loading',
		product: { id: '2' },
		requestId: 2,
	} );
} );
